import { act, cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { HOME_SECTIONS, type HomePage } from '#domain/shop/homePage.ts'
import { DEFAULT_SHOP } from '#domain/shop/shop.ts'
import { Home } from '#features/home/Home.tsx'
import { WholeHome } from '#features/home/WholeHome.tsx'
import { inDatabase } from '#data/storage/database.ts'
import { scrollToSection } from '#ui/routing/scrollToSection.ts'
import { homeShelfOf } from '#domain/shop/homeShelf.ts'
import { Newsletter } from '#features/home/Newsletter.tsx'
import { demoProducts, servedData, showPublicPage } from '#tests/harness/screen/publicPage.tsx'

function showHome(shop = DEFAULT_SHOP) {
  const homeShelf = homeShelfOf(demoProducts(), shop.home)
  const data = servedData({ shop, homeShelf })
  return showPublicPage({ at: '/', path: '/', page: <WholeHome />, data })
}

const FILLED: HomePage = {
  order: [...HOME_SECTIONS],
  hidden: [],
  testimonials: [],
  outfits: [],
  people: [{ name: 'Ismail Khan', work: 'Head cutter', words: 'Forty years at the table.' }],
  visits: [{ town: 'Pune', place: 'Camp', days: 'First Sunday of the month' }],
}

function section(name: string) {
  return within(screen.getByRole('region', { name }))
}

describe('the home page', () => {
  it('has its sections in the order of the specification, with their anchors', () => {
    showHome()
    const anchors = screen.getAllByRole('region').map(({ id }) => id)
    expect(anchors.filter(Boolean)).toEqual([
      'services',
      'about',
      'gallery',
      'testimonials',
      'contact',
    ])
  })

  it('says how an order goes in four steps', () => {
    showHome()
    const steps = section('How It Works').getAllByRole('heading', { level: 3 })
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Choose the piece',
      'Measure once',
      'We cut and sew',
      'Try it and wear it',
    ])
  })

  it('has the sections that the house shows, in its order', () => {
    const home: HomePage = {
      order: ['gallery', 'contact', 'about', 'lookbook', 'services', 'steps', 'testimonials'],
      hidden: ['testimonials', 'services'],
      testimonials: [],
      outfits: [],
      people: [],
      visits: [],
    }
    showHome({ ...DEFAULT_SHOP, home })
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(names).toEqual([
      'Our Collections',
      'Book an Appointment',
      'About the House',
      'The Lookbook',
      'How It Works',
    ])
  })

  it('leads to what is worn for each occasion, and to what is made of each cloth', () => {
    showHome()
    const leads = (name: string) =>
      section(name)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'))
    expect(leads('By Occasion')).toEqual(
      ['wedding', 'office', 'festival', 'summer'].map(
        (each) => `/all-collections?occasion=${each}`,
      ),
    )
    expect(leads('The Cloth Library')).toEqual(
      ['Wool', 'Linen', 'Cotton', 'Silk'].map((each) => `/all-collections?material=${each}`),
    )
    expect(section('The Cloth Library').getByText('110 to 230 g/m²')).toBeTruthy()
  })

  it('shows the outfits that the house has chosen, with a link to each piece', () => {
    const pieces = ['demoproduct0009', 'demoproduct0029', 'nosuchproduct00']
    const outfits = [
      { title: 'For the groom', pieces },
      { title: 'Gone', pieces: pieces.slice(1) },
    ]
    const home: HomePage = {
      order: [...HOME_SECTIONS],
      hidden: [],
      testimonials: [],
      outfits,
      people: [],
      visits: [],
    }
    showHome({ ...DEFAULT_SHOP, home })
    const shown = section('The Lookbook')
    const titles = shown.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)
    expect(titles).toEqual(['For the groom'])
    const links = shown.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual([
      '/all-collections/ivory-sherwani',
      '/all-collections/ivory-pocket-square',
    ])
  })

  it('composes outfits while the house has chosen none', () => {
    showHome()
    const titles = section('The Lookbook').getAllByRole('heading', { level: 3 })
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      'Around the Charcoal Chalk Stripe Suit',
      'Around the Houndstooth Blazer',
      'Around the Ivory Linen Kurta',
    ])
  })

  it('shows the people and the fittings elsewhere once the house has entered them', () => {
    showHome()
    expect(screen.queryByText('The House and Its People')).toBeNull()
    expect(screen.queryByText('Fittings Near You')).toBeNull()
    cleanup()
    showHome({ ...DEFAULT_SHOP, home: FILLED })
    const people = section('The House and Its People')
    expect(people.getByRole('heading', { level: 3 }).textContent).toBe('Ismail Khan')
    expect(people.getByText('Head cutter')).toBeTruthy()
    const visits = section('Fittings Near You')
    expect(visits.getByText('First Sunday of the month')).toBeTruthy()
    expect(visits.getByRole('link').getAttribute('href')).toBe('#contact')
  })

  it('leads to the articles', () => {
    showHome()
    const links = section('From the Journal').getAllByRole('link')
    const leads = links.map((link) => link.getAttribute('href'))
    expect(leads).toEqual(['/journal/how-to-measure', '/journal/how-to-care'])
  })

  it('follows a link of a section that was served, without loading the page', async () => {
    const user = showPublicPage({ at: '/', path: '/', page: <Home /> })
    const [served] = document.querySelectorAll('section[aria-labelledby="occasions-title"]')
    if (!served) throw new Error('The section has no element.')
    served.innerHTML = '<a href="/all-collections?occasion=office">Office</a>'
    await user.click(screen.getByRole('link', { name: 'Office' }))
    expect(screen.getByRole('status', { name: 'where' }).textContent).toBe(
      '/all-collections?occasion=office',
    )
  })

  it('scrolls again to the section that was chosen meanwhile, once the pieces have appeared', async () => {
    showPublicPage({ at: '/#gallery', path: '/', page: <WholeHome /> })
    act(() => scrollToSection('about'))
    document.getElementById('about')?.blur()
    await inDatabase((db) => db.products.bulkPut(demoProducts()))
    await screen.findByRole('region', { name: 'By Occasion' })
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('about'))
  })

  it('opens with a title and a link to the about section', () => {
    showHome()
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'About the house' }).getAttribute('href')).toBe(
      '#about',
    )
  })

  it('leads to the collection from its first screen', () => {
    showHome()
    const link = screen.getByRole('link', { name: 'See the collection' })
    expect(link.getAttribute('href')).toBe('/all-collections')
  })

  it('leads from each service to the appointment form, and from each collection to its category', () => {
    showHome()
    const leads = (name: string) =>
      section(name)
        .getAllByRole('heading', { level: 3 })
        .map((title) => within(title).getByRole('link').getAttribute('href'))
    expect(leads('Our Services')).toEqual(['#contact', '#contact', '#contact', '#contact'])
    expect(leads('Our Collections')).toEqual([
      '/all-collections?category=Suits',
      '/all-collections?category=Sherwani',
      '/all-collections?category=Bandhgala',
      '/all-collections?category=Fabrics',
    ])
  })

  it('shows no greeting when signed out', () => {
    showHome()
    expect(screen.queryByText(/Total orders/)).toBeNull()
  })

  it('names the four services', () => {
    showHome()
    const cards = section('Our Services').getAllByRole('heading', { level: 3 })
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      'Bespoke Tailoring',
      'Made-to-Measure',
      'Alterations',
      'Personal Styling',
    ])
  })

  it('links consultations to the measurements', () => {
    showHome()
    const link = screen.getByRole('link', { name: 'Book a Consultation' })
    expect(link.getAttribute('href')).toBe('/measurements')
  })

  it('shows the cutting table beside the about text', () => {
    showHome()
    const picture = section('About the House').getByRole('img', { name: /cutting table/ })
    expect(picture.getAttribute('src')).toBe('/pictures/about-480.webp')
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['480', '360'])
  })

  it('shows four collections and links to all of them', async () => {
    const user = showHome()
    const gallery = section('Our Collections')
    const titles = gallery.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)
    expect(titles).toEqual([
      'Business Collection',
      'Wedding Attire',
      'Evening Collection',
      'Premium Fabrics',
    ])
    for (const subtitle of ['Suits', 'Indian Traditional', 'Formal Wear', 'Materials']) {
      expect(gallery.getByText(subtitle)).toBeTruthy()
    }
    await user.click(gallery.getByRole('button', { name: 'Explore More Collections' }))
    expect(screen.getByRole('status', { name: 'where' }).textContent).toBe('/all-collections')
  })

  it('has an appointment form with five required fields and four services', () => {
    showHome()
    const form = section('Book an Appointment')
    for (const label of ['Name', 'Email', 'Phone', 'Service', 'Message']) {
      expect(form.getByLabelText(label).hasAttribute('required')).toBe(true)
    }
    const values = form
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ value }) => value)
      .filter(Boolean)
    expect(values).toEqual(['bespoke', 'made-to-measure', 'alterations', 'styling'])
  })
})

describe('the newsletter', () => {
  it.each(['', 'asha', 'asha@example', 'as ha@example.com'])(
    'answers “%s” with the specification’s sentence and keeps the input',
    async (typed) => {
      const user = showPublicPage({ at: '/', path: '/', page: <Newsletter /> })
      const field = screen.getByLabelText<HTMLInputElement>('Newsletter')
      if (typed) await user.type(field, typed)
      await user.click(screen.getByRole('button', { name: 'Subscribe' }))
      const alert = await screen.findByRole('alert')
      expect(alert.textContent).toBe('Please enter a valid email address')
      expect(field.getAttribute('aria-invalid')).toBe('true')
      expect(document.activeElement).toBe(field)
    },
  )
})
