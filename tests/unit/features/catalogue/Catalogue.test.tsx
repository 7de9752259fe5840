import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { upsertNewer } from '#data/catalogue/catalogue.ts'
import { inDatabase } from '#data/storage/database.ts'
import type { Product } from '#domain/products/product.ts'
import { afterPaint } from '#data/live/afterPaint.ts'
import { Catalogue } from '#features/catalogue/Catalogue.tsx'
import type { PageData } from '#domain/shop/pageData.ts'
import { demoProducts, servedData, showPublicPage } from '#tests/harness/screen/publicPage.tsx'

beforeEach(async () => {
  await inDatabase((db) => Promise.all([db.products.clear(), db.cart.clear()]))
})

function show(at = '/all-collections', data?: PageData) {
  const served = data && { data }
  return showPublicPage({ at, path: '/all-collections/:slug?', page: <Catalogue />, ...served })
}

const FEW = ['rust-brocade-sherwani', 'saddle-leather-belt', 'enamel-cufflinks']

/** A small shop: the simulated page takes its time with thirty cards. */
function few(more: Partial<PageData> = {}): PageData {
  const products = demoProducts().filter(({ slug }) => FEW.includes(slug))
  return servedData({ products, total: products.length, ...more })
}

function names(): (string | null)[] {
  const links = screen.getAllByRole('heading', { level: 2, hidden: true })
  return links.map(({ textContent }) => textContent)
}

function card(name: string) {
  const item = screen.getByRole('link', { name }).closest('li')
  if (!item) throw new Error(`${name} has no card`)
  return within(item)
}

function where() {
  return screen.getByRole('status', { name: 'where' }).textContent
}

describe('the collection', () => {
  it('has its title, a button for all and one per category', () => {
    show()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Our Complete Collection')
    const buttons = within(screen.getByRole('group', { name: 'Filter by category' }))
    const labels = buttons.getAllByRole('button').map(({ textContent }) => textContent)
    expect(labels).toEqual(['All', ...servedData().categories])
    expect(screen.getByText('30 pieces')).toBeTruthy()
  })

  it('shows each product’s picture, name, description, price and required measurements', () => {
    show()
    const suit = card('Navy Twill Suit')
    expect(suit.getByRole('img', { name: 'Navy Twill Suit' })).toBeTruthy()
    expect(suit.getByText(/A two-button suit/)).toBeTruthy()
    expect(suit.getByText('₹42,999')).toBeTruthy()
    expect(suit.getByText('Required Measurements')).toBeTruthy()
    expect(suit.getByText(/Shoulder, Sleeve length, Inseam/)).toBeTruthy()
    expect(suit.getByRole('button', { name: 'Add to Cart' })).toBeTruthy()
  })

  it('shows a description up to its first stop, and a screen reader reads on', () => {
    show()
    const words = card('Navy Twill Suit').getByText(/A two-button suit/)
    const rest = words.querySelector('.visually-hidden')?.textContent ?? ''
    expect(rest).toMatch(/^, with notch lapels/)
    expect(words.textContent).toBe(`A two-button suit in a 190\u00A0g/m² worsted twill${rest}`)
  })

  it('says so where there is no image', () => {
    const [first, ...rest] = demoProducts()
    if (!first) throw new Error('the catalogue is empty')
    show('/all-collections', servedData({ products: [{ ...first, image: '' }, ...rest] }))
    expect(card(first.name).getByText('No image available')).toBeTruthy()
  })

  it('shows what is for an occasion and of a material, and keeps both in the address', async () => {
    const user = show()
    await user.click(screen.getByRole('button', { name: 'More filters' }))
    await user.selectOptions(screen.getByLabelText('Occasion'), 'Summer')
    await user.selectOptions(screen.getByLabelText('Material'), 'Cotton')
    await waitFor(() => expect(names()).toEqual(['Indigo Cotton Kurta', 'Sky Oxford Shirt']))
    await waitFor(() => expect(where()).toBe('/all-collections?occasion=summer&material=Cotton'))
    await user.click(screen.getByRole('button', { name: 'Show everything' }))
    await waitFor(() => expect(screen.getByText('30 pieces')).toBeTruthy())
  })

  it('replaces one category with another', async () => {
    const user = show()
    await user.click(screen.getByRole('button', { name: 'Kurta' }))
    await waitFor(() => expect(names()).toEqual(['Ivory Linen Kurta', 'Indigo Cotton Kurta']))
    await user.click(screen.getByRole('button', { name: 'Cufflinks' }))
    await waitFor(() => expect(names()).toEqual(['Enamel Cufflinks']))
    await user.click(screen.getByRole('button', { name: 'All' }))
    expect(await screen.findByText('30 pieces')).toBeTruthy()
    await waitFor(() => expect(names()).toHaveLength(30))
  })

  it('shows a tapped category as pressed before it draws the pieces', async () => {
    show('/all-collections', few())
    const category = screen.getByRole('button', { name: 'Cufflinks' })
    fireEvent.click(category)
    expect(category.getAttribute('aria-pressed')).toBe('true')
    expect(names()).toHaveLength(FEW.length)
    await waitFor(() => expect(names()).toEqual(['Enamel Cufflinks']))
    expect(category.getAttribute('aria-pressed')).toBe('true')
  })

  it('puts every one of several quick changes into the address', async () => {
    show('/all-collections', few())
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'enamel' } })
    fireEvent.click(screen.getByRole('button', { name: 'Cufflinks' }))
    await waitFor(() => expect(where()).toBe('/all-collections?q=enamel&category=Cufflinks'))
    await waitFor(() => expect(names()).toEqual(['Enamel Cufflinks']))
  })

  it('keeps a product open that was opened before the address followed a filter change', async () => {
    show('/all-collections', few())
    fireEvent.click(screen.getByRole('button', { name: 'Cufflinks' }))
    fireEvent.click(screen.getByRole('link', { name: 'Enamel Cufflinks' }))
    await screen.findByRole('dialog', { name: 'Enamel Cufflinks' })
    await new Promise<void>((done) => afterPaint(() => afterPaint(done)))
    expect(where()).toBe('/all-collections/enamel-cufflinks')
    expect(screen.getByRole('dialog', { name: 'Enamel Cufflinks' })).toBeTruthy()
  })

  it('says that a category is empty', async () => {
    await keepOnDevice(demoProducts())
    show('/all-collections?category=Hats')
    expect(await screen.findByText('No products found in this category')).toBeTruthy()
  })

  it('prefers the page’s data to older local data', async () => {
    await keepOnDevice(few().products.map((product) => ({ ...product, price: 1, seq: 0 })))
    show('/all-collections', few({ total: 30 }))
    expect(await screen.findByText('3 pieces')).toBeTruthy()
    expect(card('Enamel Cufflinks').getByText('₹3,499')).toBeTruthy()
  })

  it('merges newer local data into the page’s data', async () => {
    const [first, ...rest] = demoProducts()
    if (!first) throw new Error('the catalogue is empty')
    await keepOnDevice([{ ...first, name: 'Renamed Suit', seq: 2 }, ...rest])
    show('/all-collections', servedData({ products: [first] }))
    expect(await screen.findByText('30 pieces')).toBeTruthy()
    expect(await screen.findByRole('link', { name: 'Renamed Suit' })).toBeTruthy()
  })
})

describe('a product of the grid', () => {
  it('opens over the grid and shows all details', async () => {
    const user = show('/all-collections', few())
    await user.click(screen.getByRole('link', { name: 'Rust Brocade Sherwani' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Rust Brocade Sherwani' }))
    expect(where()).toBe('/all-collections/rust-brocade-sherwani')
    for (const term of ['Current price', 'Price range', 'Sizes', 'Sleeve length', 'Material']) {
      expect(panel.getByText(term, { selector: 'dt' })).toBeTruthy()
    }
    expect(panel.getAllByText('₹1,25,999').length).toBeGreaterThan(0)
    await user.click(panel.getByRole('radio', { name: 'Cotton' }))
    expect(panel.getByText('Soft on the skin')).toBeTruthy()
    expect(panel.getByText(/Machine wash at 30 °C with like colours/)).toBeTruthy()
  })

  it('becomes a page of its own on request', async () => {
    const user = show('/all-collections', few())
    await user.click(screen.getByRole('link', { name: 'Enamel Cufflinks' }))
    const panel = within(await screen.findByRole('dialog'))
    expect(history.state).toMatchObject({ usr: { overGrid: true } })
    await user.click(panel.getByRole('link', { name: 'See the full page' }))
    expect(where()).toBe('/all-collections/enamel-cufflinks')
    expect(history.state).toMatchObject({ usr: null })
  })

  it('is one step of the history, however often the link is tapped', async () => {
    const user = show('/all-collections', few())
    const before = history.length
    await user.tripleClick(screen.getByRole('link', { name: 'Enamel Cufflinks' }))
    await screen.findByRole('dialog')
    expect(history.length).toBe(before + 1)
  })

  it('shows the piece that was tapped last, and closing it leads to the grid', async () => {
    const user = show('/all-collections', few())
    await screen.findByRole('link', { name: 'Enamel Cufflinks' })
    for (const name of ['Enamel Cufflinks', 'Rust Brocade Sherwani'])
      fireEvent.click(screen.getByRole('link', { name }))
    await screen.findByRole('dialog', { name: 'Rust Brocade Sherwani' })
    await user.click(screen.getByRole('button', { name: 'Close details' }))
    await waitFor(() => expect(where()).toBe('/all-collections'))
  })

  it.each([
    ['Escape', (user: ReturnType<typeof show>) => user.keyboard('{Escape}')],
    [
      'its button',
      (user: ReturnType<typeof show>) =>
        user.click(screen.getByRole('button', { name: 'Close details' })),
    ],
  ])('closes with %s and restores the focus', async (_, close) => {
    const user = show('/all-collections', few())
    await user.click(screen.getByRole('link', { name: 'Enamel Cufflinks' }))
    await screen.findByRole('dialog')
    await close(user)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(where()).toBe('/all-collections')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Enamel Cufflinks'))
  })
})

function keepOnDevice(products: readonly Product[]): Promise<void> {
  return inDatabase((db) => upsertNewer(db, products))
}
