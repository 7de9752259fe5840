import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { upsertNewer } from '#data/catalogue/catalogue.ts'
import { chooseCurrency } from '#data/shop/currency.ts'
import { addSet } from '#data/measurements/measurementSets.ts'
import { inDatabase } from '#data/storage/database.ts'
import { formatRupees } from '#domain/base/money.ts'
import type { Offer } from '#domain/base/offer.ts'
import type { PageData } from '#domain/shop/pageData.ts'
import { HOME_SECTIONS } from '#domain/shop/homePage.ts'
import { DEFAULT_SHOP } from '#domain/shop/shop.ts'
import { ProductPage } from '#features/catalogue/product/ProductPage.tsx'
import { WholeProductPage } from '#features/catalogue/product/WholeProductPage.tsx'
import { clearDevice, signInOnDevice } from '#tests/harness/screen/page.tsx'
import { demoProducts, servedData, showPublicPage } from '#tests/harness/screen/publicPage.tsx'

beforeEach(async () => {
  await inDatabase((db) => Promise.all([db.products.clear(), db.cart.clear()]))
})

afterEach(() => {
  vi.unstubAllEnvs()
})

function show(slug: string, more: Partial<PageData> = {}, page = <WholeProductPage />) {
  const [product] = demoProducts().filter((one) => one.slug === slug)
  const served = servedData({ products: [], ...(product && { product }), ...more })
  return showPublicPage({
    at: `/all-collections/${slug}`,
    path: '/all-collections/:slug',
    page,
    data: served,
  })
}

function belt(detail: object) {
  const [found] = demoProducts().filter(({ slug }) => slug === 'saddle-leather-belt')
  if (!found?.detail) throw new Error('The belt has no detail record.')
  return { product: { ...found, detail: { ...found.detail, ...detail } } }
}

function pictures(name: string) {
  const gallery = within(screen.getByRole('group', { name: `Pictures of ${name}` }))
  return gallery.getAllByRole('img').map((picture) => picture.getAttribute('src'))
}

function headings() {
  return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
}

describe('an offer', () => {
  it.each<[string, Partial<Offer>, string | undefined]>([
    ['is shown with its conditions', { minQuantity: 3 }, '10% off when you order 3 or more'],
    ['is shown until its last day', { until: '2999-12-31' }, '10% off until 31 December 2999'],
    ['is not shown before its first day', { from: '2999-12-31' }, undefined],
    ['is not shown after its last day', { until: '2026-01-31' }, undefined],
  ])('%s', (_, condition, sentence) => {
    const offer: Offer = { kind: 'percent', value: 10, ...condition }
    show('saddle-leather-belt', belt({ offer }))
    expect(screen.queryByText(/10% off/)?.textContent).toBe(sentence)
  })

  it('that applies to the shopper strikes the full price through, for screen readers in words', async () => {
    signInOnDevice()
    onTestFinished(() => clearDevice())
    const offer: Offer = { kind: 'percent', value: 10, firstOrder: true }
    const { product } = belt({ offer })
    show('saddle-leather-belt', belt({ offer }))
    const [now] = await screen.findAllByText('With the offer', {}, { timeout: 4000 })
    const full = formatRupees(product.price)
    const less = formatRupees(product.price - Math.round(product.price / 10))
    expect(now?.closest('p')?.textContent).toBe(`Without the offer ${full} With the offer ${less}`)
    expect(now?.closest('p')?.querySelector('s')?.textContent).toBe(`Without the offer ${full}`)
    expect(screen.getAllByText(less)).toHaveLength(2)
  })

  it('that cannot be computed is not shown', () => {
    show('saddle-leather-belt', belt({ offer: undefined, discount: '5% off with a suit' }))
    expect(screen.queryByText(/5% off/)).toBeNull()
  })
})

describe('a product’s own address', () => {
  it('is a page with the name, the price and what the record says', () => {
    show('rust-brocade-sherwani')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Rust Brocade Sherwani')
    expect(screen.getAllByText('₹1,25,999').length).toBeGreaterThan(0)
    expect(screen.getByText('Silk brocade')).toBeTruthy()
    for (const term of ['Price range', 'Sizes', 'Sleeve length'])
      expect(screen.getByText(term, { selector: 'dt' })).toBeTruthy()
    expect(headings()).toEqual(['The cloth', 'Details', 'How it is made', 'What we promise'])
    expect(screen.getByText(/^The cloth is cut to your 8 measurements/)).toBeTruthy()
  })

  it('describes the chosen cloth', async () => {
    const user = show('rust-brocade-sherwani')
    expect(screen.getByText('Deep, quiet lustre')).toBeTruthy()
    const care = screen.getByRole('link', { name: 'How to care for each cloth' })
    expect(care.getAttribute('href')).toBe('/journal/how-to-care')
    await user.click(screen.getByRole('radio', { name: 'Cotton' }))
    expect(screen.getByText('Soft on the skin')).toBeTruthy()
    expect(screen.getByText(/Machine wash at 30 °C with like colours/)).toBeTruthy()
  })

  it.each([
    ['rust-brocade-sherwani', /^Where the cutter starts/, true],
    ['natural-linen', /^The price is for one yard/, true],
    ['enamel-cufflinks', /^(Where the cutter|The price is for one yard)/, false],
  ])('of %s explains its sizes where they need it: %s', (slug, meaning, isExplained) => {
    show(slug)
    expect(screen.queryByText(meaning) !== null).toBe(isExplained)
    expect(screen.getByText(/^What pieces of this kind cost/)).toBeTruthy()
  })

  it('says nothing of making or fit for a piece that is not cut to measurements', () => {
    show('enamel-cufflinks')
    expect(headings()).toEqual(['The cloth', 'Details', 'In the price'])
  })

  it('states the lead times of the category, and a trial only where there is one', () => {
    const leadTimes = [{ category: 'Sherwani', trialDays: 12, readyDays: 20 }]
    const workroom = {
      leadTimes,
      closedWeekdays: [],
      holidays: [],
      piecesPerDay: 1,
      bufferDays: 0,
    }
    show('rust-brocade-sherwani', { shop: { ...DEFAULT_SHOP, workroom } })
    const steps = within(screen.getByRole('region', { name: 'How it is made' }))
    expect(steps.getAllByText(/^From working day/).map(({ textContent }) => textContent)).toEqual([
      'From working day 12',
      'From working day 20',
    ])
    expect(steps.getByText('Tried on')).toBeTruthy()
  })

  it('promises nothing for a house with policies of its own', () => {
    const policies = [{ title: 'Ours', text: ['Ask us.'] }]
    show('rust-brocade-sherwani', { shop: { ...DEFAULT_SHOP, policies } })
    expect(screen.queryByText(/alter it at no cost/)).toBeNull()
    expect(screen.getByRole('link', { name: 'All our policies' })).toBeTruthy()
  })

  it('asks about the piece in a chat, with its name and address', () => {
    show('rust-brocade-sherwani', { origin: 'https://house.example' })
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Ask about this piece' })
    expect(href).toMatch(/^https:\/\/wa\.me\/\d+\?text=/)
    expect(decodeURIComponent(href)).toContain(
      'Rust Brocade Sherwani: https://house.example/all-collections/rust-brocade-sherwani',
    )
  })

  it('completes the look from other categories and shows others of its own', () => {
    show('navy-twill-suit', { products: demoProducts() })
    const names = (title: string) =>
      within(screen.getByRole('region', { name: title }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent)
    expect(names('Complete the look')).toEqual([
      'White Poplin Shirt',
      'Burgundy Tie',
      'Saddle Leather Belt',
    ])
    expect(names('More of this kind')).toContain('Glen Check Suit')
  })

  it('completes the look with the outfit that the house has put together', () => {
    const products = demoProducts()
    const pieces = ['glen-check-suit', 'navy-twill-suit', 'burgundy-tie'].flatMap(
      (slug) => products.find((one) => one.slug === slug)?.id ?? [],
    )
    const outfits = [{ title: 'For the office', pieces }]
    const home = {
      order: [...HOME_SECTIONS],
      hidden: [],
      testimonials: [],
      outfits,
      people: [],
      visits: [],
    }
    show('navy-twill-suit', { products, shop: { ...DEFAULT_SHOP, home } })
    const look = within(screen.getByRole('region', { name: 'Complete the look' }))
    expect(look.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Glen Check Suit',
      'Burgundy Tie',
    ])
    expect(look.getByText('₹2,199')).toBeTruthy()
    const others = within(screen.getByRole('region', { name: 'More of this kind' }))
    expect(others.queryByRole('link', { name: 'Glen Check Suit' })).toBeNull()
  })

  it('shows an owner’s product with its single picture', () => {
    const [first] = demoProducts()
    if (!first) throw new Error('the catalogue is empty')
    vi.stubEnv('VITE_VIEWS', 'close:b')
    const own = { ...first, slug: 'own', name: 'Own Piece', image: '/api/files/products/a/b.jpg' }
    show('own', { product: own })
    expect(pictures('Own Piece')).toEqual([own.image])
  })

  it('shows a close-up of the demo product’s cloth, where the build has one', () => {
    vi.stubEnv('VITE_VIEWS', 'close:enamel-cufflinks,rust-brocade-sherwani')
    show('rust-brocade-sherwani')
    const stem = '/pictures/rust-brocade-sherwani'
    expect(pictures('Rust Brocade Sherwani')).toEqual([
      `${stem}-480.webp`,
      `${stem}-close-480.webp`,
    ])
    expect(screen.getByRole('img', { name: 'Rust Brocade Sherwani, up close' })).toBeTruthy()
  })

  it('shows outfit, other sides, a fuller figure, collar and cloth after the piece, where the build has the pictures', () => {
    const stem = '/pictures/rust-brocade-sherwani'
    const views = 'back,close,collar,full,fuller,three-quarter'
    const made = `full:navy-twill-suit ${views}:rust-brocade-sherwani`
    vi.stubEnv('VITE_VIEWS', made)
    show('rust-brocade-sherwani')
    expect(pictures('Rust Brocade Sherwani')).toEqual([
      `${stem}-480.webp`,
      `${stem}-full-480.webp`,
      `${stem}-three-quarter-480.webp`,
      `${stem}-back-480.webp`,
      `${stem}-fuller-480.webp`,
      `${stem}-collar-480.webp`,
      `${stem}-close-480.webp`,
    ])
    const seen = [
      'at full length',
      'three-quarter view',
      'from behind',
      'on a fuller figure',
      'its collar up close',
      'up close',
    ]
    for (const view of seen) {
      expect(screen.getByRole('img', { name: `Rust Brocade Sherwani, ${view}` })).toBeTruthy()
    }
  })

  it('shows a shirt folded before its cloth, where the build has the picture', () => {
    vi.stubEnv('VITE_VIEWS', 'close,folded:white-poplin-shirt')
    show('white-poplin-shirt')
    const stem = '/pictures/white-poplin-shirt'
    expect(pictures('White Poplin Shirt')).toEqual([
      `${stem}-480.webp`,
      `${stem}-folded-480.webp`,
      `${stem}-close-480.webp`,
    ])
    expect(screen.getByRole('img', { name: 'White Poplin Shirt, folded' })).toBeTruthy()
  })

  it('asks for the widest pictures only in the zoom viewer, where the build has them', async () => {
    vi.stubEnv('VITE_VIEWS', 'back,close,large:rust-brocade-sherwani')
    const user = show('rust-brocade-sherwani')
    expect(document.querySelectorAll('source[srcset*="1440w"]')).toHaveLength(0)
    const piece = screen.getByRole('button', { name: 'Look closer: Rust Brocade Sherwani' })
    await user.click(piece)
    const viewer = await screen.findByRole('dialog')
    const widest = () => viewer.querySelector('source')?.srcset.split(', ').at(-1)
    expect(widest()).toBe('/pictures/rust-brocade-sherwani-1440.avif 1440w')
    await user.click(within(viewer).getByRole('button', { name: 'Next picture' }))
    expect(widest()).toBe('/pictures/rust-brocade-sherwani-back-960.avif 960w')
    await user.click(within(viewer).getByRole('button', { name: 'Next picture' }))
    expect(widest()).toBe('/pictures/rust-brocade-sherwani-close-1440.avif 1440w')
  })

  it('leaves the details of a served page as they are, unless prices are shown in another currency', async () => {
    onTestFinished(() => chooseCurrency('INR'))
    show('saddle-leather-belt', {}, <ProductPage />)
    expect(screen.queryByText('Price range')).toBeNull()
    act(() => chooseCurrency('USD'))
    const term = await screen.findByText('Price range', {}, { timeout: 4000 })
    expect(term.nextElementSibling?.textContent).toMatch(/^\$\d+ - \$\d+$/)
  })

  it('hides the sleeve length when there is none', () => {
    show('saddle-leather-belt')
    expect(screen.getByRole('heading', { name: 'Saddle Leather Belt' })).toBeTruthy()
    expect(screen.queryByText('Sleeve length', { selector: 'dt' })).toBeNull()
  })

  it('adds the product with the chosen material to the cart', async () => {
    const user = show('rust-brocade-sherwani')
    await user.click(screen.getByRole('radio', { name: 'Cotton' }))
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }))
    expect(await screen.findByText('Product added to cart!')).toBeTruthy()
    const lines = await inDatabase((db) => db.cart.toArray())
    expect(lines).toMatchObject([{ title: 'Rust Brocade Sherwani', material: 'Cotton' }])
  })

  it('asks whose measurements a piece is cut to where two people have some', async () => {
    await addSet('Asha', { chest: 900 })
    await addSet('Ravi', { chest: 1016 })
    const user = show('rust-brocade-sherwani')
    const whose = within(await screen.findByRole('group', { name: 'Whose measurements?' }))
    expect(whose.getAllByRole('radio', { checked: false })).toHaveLength(2)
    await user.click(whose.getByRole('radio', { name: 'Asha' }))
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }))
    expect(await screen.findByText('Product added to cart!')).toBeTruthy()
    const lines = await inDatabase((db) => db.cart.toArray())
    expect(lines).toMatchObject([{ measurements: { setName: 'Asha', values: { chest: 900 } } }])
    expect(lines[0]).not.toHaveProperty('set')
    await inDatabase((db) => db.measurementSets.clear())
  })

  it('suggests the size of the person that the piece is cut to', async () => {
    await addSet('Mira', { chest: 40 * 25.4 })
    await addSet('Kabir', { chest: 46 * 25.4 })
    const user = show('navy-twill-suit')
    const kabir = await screen.findByRole('radio', { name: 'Kabir' })
    expect(screen.queryByText(/^4[06][SRL]$/)).toBeNull()
    await user.click(kabir)
    expect(await screen.findByText(/^46[SRL]$/)).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'Mira' }))
    expect(await screen.findByText(/^40[SRL]$/)).toBeTruthy()
    await inDatabase((db) => db.measurementSets.clear())
  })

  it('says so when the product does not exist', async () => {
    await inDatabase((db) => upsertNewer(db, demoProducts()))
    show('nothing-of-the-kind', { products: demoProducts(), status: 404 })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No such piece')
    expect(screen.getByRole('link', { name: 'See the collection' })).toBeTruthy()
  })
})

describe('the cloth', () => {
  it('names weave, weight and mill, and what is included', () => {
    show('navy-twill-suit')
    const facts = ['Twill', '190 grams per square metre', 'Worsted mill in Ludhiana']
    for (const fact of facts) expect(screen.getByText(fact)).toBeTruthy()
    expect(screen.getByText(/it falls well and sheds creases/)).toBeTruthy()
    expect(screen.getByText('For most of the year.')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'What is included' })).toBeTruthy()
    expect(screen.getByText('Garment bag')).toBeTruthy()
  })

  it('of an older record is left out', () => {
    const unknown = { mill: undefined, weave: undefined, weight: undefined, included: undefined }
    show('saddle-leather-belt', belt(unknown))
    for (const label of ['Weave', 'Weight', 'From', 'What is included'])
      expect(screen.queryByText(label)).toBeNull()
  })

  it('in a weave that the shop does not know is named and not drawn', () => {
    show('saddle-leather-belt', belt({ weave: 'Leno' }))
    expect(screen.getByText('Leno').parentElement?.querySelector('svg')).toBeNull()
  })
})
