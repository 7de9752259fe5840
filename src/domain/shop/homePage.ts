import { done } from '#domain/base/problem.ts'
import { isRecordId } from '#domain/base/identity.ts'
import { fieldReader, parseText, type Parsed } from '#domain/base/parse.ts'

/**
 * The sections of the home page below its first screen, in their usual order: the specified ones
 * in their order, and others between them.
 */
export const HOME_SECTIONS = [
  'occasions',
  'lookbook',
  'services',
  'about',
  'people',
  'steps',
  'gallery',
  'cloths',
  'testimonials',
  'journal',
  'visits',
  'contact',
] as const

export type HomeSection = (typeof HOME_SECTIONS)[number]

/** The interactive sections; the others are only text, pictures and links. */
export const LIVE_SECTIONS = ['gallery', 'testimonials', 'contact'] as const

export type LiveSection = (typeof LIVE_SECTIONS)[number]

export type StaticName = Exclude<HomeSection, LiveSection>

/** Whether a section needs script. */
export function isLive(section: HomeSection): section is LiveSection {
  return LIVE_SECTIONS.some((live) => live === section)
}

/** What the house shows as worn together: ids of products, the main piece first. */
export type Outfit = { title: string; pieces: string[] }

/** How many pieces an outfit has. */
export const OUTFIT_PIECES = { fewest: 2, most: 4 } as const

/** What a customer said. `position` says who the author is: a profession, a town. */
export type Testimonial = { content: string; author: string; position: string }

/** Who works in the house, and at what. */
export type Person = { name: string; work: string; words: string }

/** Where the house fits its customers away from its own address, and when: `Every second Saturday`. */
export type Visit = { town: string; place: string; days: string }

/** How many people and towns the home page has room for. */
export const MAX_PEOPLE = 8
export const MAX_VISITS = 12

/** How the house arranges its home page. */
export type HomePage = {
  order: HomeSection[]
  hidden: HomeSection[]
  /** In the words of its customers; samples are shown while there are none. */
  testimonials: Testimonial[]
  /** For the lookbook; composed from the shelf while there are none. */
  outfits: Outfit[]
  /** Their section is shown once there is one; the same holds for the visits. */
  people: Person[]
  visits: Visit[]
}

/**
 * Parses the arrangement. Sections that this version does not know are skipped; those that the
 * arrangement does not know yet come last.
 */
export function parseHomePage(wire: unknown): Parsed<HomePage> {
  const from = fieldReader<HomePage>(wire)
  const named = new Set(from.readable('order', parseSection))
  return from.finish({
    order: [...named, ...HOME_SECTIONS.filter((section) => !named.has(section))],
    hidden: from.readable('hidden', parseSection),
    testimonials: from.readable('testimonials', parseTestimonial),
    outfits: from.readable('outfits', parseOutfit),
    people: from.readable('people', parsePerson).slice(0, MAX_PEOPLE),
    visits: from.readable('visits', parseVisit).slice(0, MAX_VISITS),
  })
}

function parseSection(wire: unknown): Parsed<HomeSection> {
  const found = HOME_SECTIONS.find((section) => section === wire)
  return found ? done(found) : { ok: false, problem: 'unknown' }
}

function parseOutfit(wire: unknown): Parsed<Outfit> {
  const from = fieldReader<Outfit>(wire)
  const pieces = from.readable('pieces', parseText).filter(isRecordId)
  return from.finish({
    title: from.textOr('title', ''),
    pieces: [...new Set(pieces)].slice(0, OUTFIT_PIECES.most),
  })
}

function parseTestimonial(wire: unknown): Parsed<Testimonial> {
  const from = fieldReader<Testimonial>(wire)
  const content = from.text('content')
  const author = from.text('author')
  return from.finish({ content, author, position: from.textOr('position', '') })
}

function parsePerson(wire: unknown): Parsed<Person> {
  const from = fieldReader<Person>(wire)
  const name = from.text('name')
  const work = from.text('work')
  return from.finish({ name, work, words: from.textOr('words', '') })
}

function parseVisit(wire: unknown): Parsed<Visit> {
  const from = fieldReader<Visit>(wire)
  const town = from.text('town')
  const days = from.text('days')
  return from.finish({ town, place: from.textOr('place', ''), days })
}

/** The sections to show, in order; those that only the house can fill are left out until it has. */
export function sectionsShown(home: HomePage | undefined): readonly HomeSection[] {
  return (home?.order ?? HOME_SECTIONS).filter(
    (section) => !home?.hidden.includes(section) && isFilled(section, home),
  )
}

/** Whether a section has something to show; some only the house can fill. */
export function isFilled(section: HomeSection, home: HomePage | undefined): boolean {
  if (section !== 'people' && section !== 'visits') return true
  return (home?.[section].length ?? 0) > 0
}
