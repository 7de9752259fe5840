import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { product } from '#tests/harness/data/products.ts'
import { startDevice, type Device } from '#tests/harness/device/device.ts'

const SUIT = product({ measurements: [] })

let device: Device
let session: Map<string, string>

beforeEach(() => {
  device = startDevice()
  session = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, value: string) => void session.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

const openCart = () =>
  device.open(async () => ({
    ...(await import('#data/cart/cart.ts')),
    ...(await import('#data/cart/cartCount.ts')),
    ...(await import('#data/cart/tappedPieces.ts')),
  }))

const handedOver = (): unknown => JSON.parse(session.get('darzi_tapped') ?? '[]')

test('a tapped piece is handed to the next page when this one is left before it is added', async () => {
  const { keepTapped, addTapped, cartCount } = await openCart()
  session.set('darzi_tapped', '[{"subscriber":"asha@example.com"}]')
  const first = keepTapped({ product: SUIT, material: 'Wool', set: 'mine' })
  keepTapped({ product: SUIT })
  device.leavePage()
  expect(handedOver()).toEqual([
    { subscriber: 'asha@example.com' },
    { product: SUIT, material: 'Wool', set: 'mine' },
    { product: SUIT },
  ])
  // The browser may show the page again: the piece must not be added twice.
  device.returnToPage()
  expect(await addTapped(SUIT, { material: 'Wool' }, first)).toEqual({ ok: true, value: undefined })
  expect(cartCount.current()).toBe(0)
})

test('a piece that this page has added is not handed over', async () => {
  const { keepTapped, addTapped, cartCount } = await openCart()
  expect(await addTapped(SUIT, undefined, keepTapped({ product: SUIT }))).toMatchObject({
    ok: true,
  })
  device.leavePage()
  expect(cartCount.current()).toBe(1)
  expect(handedOver()).toEqual([])
})
