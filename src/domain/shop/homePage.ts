import { done } from '#domain/base/problem.ts'
import { fieldReader, type Parsed } from '#domain/base/parse.ts'

/** The sections of the home page below its first screen, in their usual order (spec section 2). */
export const HOME_SECTIONS = [
  'services',
  'about',
  'steps',
  'gallery',
  'testimonials',
  'contact',
] as const

export type HomeSection = (typeof HOME_SECTIONS)[number]

/** What a customer said. `position` says who the author is: a profession, a town. */
export type Testimonial = { content: string; author: string; position: string }

/** How the house arranges its home page. */
export type HomePage = {
  order: HomeSection[]
  hidden: HomeSection[]
  /** In the words of its customers; samples are shown while there are none. */
  testimonials: Testimonial[]
}

/**
 * Parses the arrangement. Sections that this version does not know are skipped; those that the
 * arrangement does not know yet come last.
 */
export function readHomePage(wire: unknown): Parsed<HomePage> {
  const from = fieldReader<HomePage>(wire)
  const named = new Set(from.readable('order', readSection))
  return from.finish({
    order: [...named, ...HOME_SECTIONS.filter((section) => !named.has(section))],
    hidden: from.readable('hidden', readSection),
    testimonials: from.readable('testimonials', readTestimonial),
  })
}

function readSection(wire: unknown): Parsed<HomeSection> {
  const found = HOME_SECTIONS.find((section) => section === wire)
  return found ? done(found) : { ok: false, problem: 'unknown' }
}

function readTestimonial(wire: unknown): Parsed<Testimonial> {
  const from = fieldReader<Testimonial>(wire)
  const [content, author] = [from.text('content'), from.text('author')]
  return from.finish({ content, author, position: from.textOr('position', '') })
}

/** The sections to show, in order. */
export function sectionsShown(home: HomePage | undefined): readonly HomeSection[] {
  return home ? home.order.filter((section) => !home.hidden.includes(section)) : HOME_SECTIONS
}
