import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Launch = { targetURL?: string }

const CART = 'https://shop.example/cart'

let launch: (launch: Launch) => void
let assigned: string[]
let now: number

beforeEach(async () => {
  assigned = []
  now = 60_000
  vi.resetModules()
  vi.stubGlobal('launchQueue', {
    setConsumer: (consumer: typeof launch) => void (launch = consumer),
  })
  vi.stubGlobal('location', {
    href: 'https://shop.example/',
    assign: (address: string) => assigned.push(address),
  })
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const { followLaunches } = await import('#app/install/followLaunches.ts')
  followLaunches()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

test('a shortcut brings the open shop to the page that was asked for', () => {
  launch({ targetURL: CART })
  expect(assigned).toEqual([CART])
})

test('the launch that opened the shop leads nowhere else', () => {
  now = 900
  launch({ targetURL: CART })
  expect(assigned).toEqual([])
  launch({ targetURL: CART })
  expect(assigned).toEqual([CART])
})

test('the icon itself leads back to where one was', () => {
  launch({ targetURL: 'https://shop.example/?src=pwa' })
  expect(assigned).toEqual([])
})

test('nothing happens for the page that is open, or without an address', () => {
  launch({ targetURL: 'https://shop.example/' })
  launch({})
  expect(assigned).toEqual([])
})

test('something typed is never left for a shortcut', async () => {
  const { watchForms } = await import('#ui/forms/dirtyForms.ts')
  watchForms()
  document.body.innerHTML = '<form><input></form>'
  document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }))
  launch({ targetURL: CART })
  expect(assigned).toEqual([])
})
