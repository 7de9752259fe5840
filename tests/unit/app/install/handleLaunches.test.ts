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
  const { handleLaunches } = await import('#app/install/handleLaunches.ts')
  handleLaunches()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

test('a shortcut opens its page in the running app', () => {
  launch({ targetURL: CART })
  expect(assigned).toEqual([CART])
})

test('the launch that started the app navigates nowhere else', () => {
  now = 900
  launch({ targetURL: CART })
  expect(assigned).toEqual([])
  launch({ targetURL: CART })
  expect(assigned).toEqual([CART])
})

test('launching from the icon returns to the last page', () => {
  launch({ targetURL: 'https://shop.example/?src=pwa' })
  expect(assigned).toEqual([])
})

test('a launch for the open page, or without an address, does nothing', () => {
  launch({ targetURL: 'https://shop.example/' })
  launch({})
  expect(assigned).toEqual([])
})

test('a shortcut never leaves a page with unsaved input', async () => {
  const { watchForms } = await import('#ui/forms/dirtyForms.ts')
  watchForms()
  document.body.innerHTML = '<form><input></form>'
  document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }))
  launch({ targetURL: CART })
  expect(assigned).toEqual([])
})
