import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { Window } from 'happy-dom'
import { expect, test, vi } from 'vitest'
import { PROJECT } from '#tools/setup/folders.mjs'

const FILE = join(PROJECT, 'tools', 'build', 'startAfterPaint.js')
const FIRST = '/assets/start.js'

const BODY = `
  <style id="typefaces" media="(scripting: none)">
    @font-face { font-family: Figtree; src: url(/accents.woff2); unicode-range: U+A1-FF }
    @font-face { font-family: Figtree; src: url(/plain.woff2); unicode-range: U+20-7E, U+20B9 }
  </style>
  <script type="application/json" id="files">["${FIRST}", "/assets/Home.js"]</script>
  <button type="button" name="add" value="p1">Add to Cart</button>
  <script type="application/json" id="island">{"products":[{"id":"p1"},{"id":"p2"}]}</script>
  <form><input name="email"><button>Subscribe</button></form>
  <form action="/search"><button>Search</button></form>
  <a href="/contact">Contact</a>`

type Face = { family: string; source: string; unicodeRange: string; load: () => Promise<void> }

/** A loaded page that runs the script; the test answers what it requests of the browser. */
function openPage({
  hidden = false,
  kept = false,
  lost = false,
  old = false,
  readyState = 'interactive',
} = {}) {
  const window = new Window({ url: 'https://shop.example/' })
  const { document } = window
  document.body.innerHTML = BODY
  Object.defineProperty(document, 'hidden', { value: hidden })
  Object.defineProperty(document, 'readyState', { value: readyState })
  const typefaces = { fetched: [] as string[], shown: [] as string[] }
  Object.defineProperty(document, 'fonts', {
    value: { add: ({ source }: Face) => typefaces.shown.push(source) },
  })
  const fetched: string[] = []
  const timers: (() => void)[] = []
  let painted = () => {}
  const source = readFileSync(FILE, 'utf8').replace('import(', 'load(')
  const { HTMLButtonElement, HTMLInputElement, sessionStorage } = window
  const { Element, HTMLFormElement, HTMLStyleElement, SubmitEvent, CSSFontFaceRule } = window
  const world: Record<string, unknown> = {
    ...(!old && { CSSLayerBlockRule: Object }),
    AbortController: window.AbortController,
    AbortSignal,
    document,
    Element,
    HTMLButtonElement,
    HTMLInputElement,
    sessionStorage,
    HTMLFormElement,
    HTMLStyleElement,
    SubmitEvent,
    CSSFontFaceRule,
    navigator: { serviceWorker: { controller: kept ? {} : null } },
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    setTimeout: (work: () => void) => timers.push(work),
    PerformanceObserver: function Observer(onPaint: () => void) {
      return { observe: () => (painted = onPaint) }
    },
    load: (file: string) => fetched.push(file),
    FontFace: function FontFace(family: string, source: string, more: object): Face {
      const load = () => {
        typefaces.fetched.push(source)
        return lost ? Promise.reject(new Error('no network')) : Promise.resolve()
      }
      return { unicodeRange: '', ...more, family, source, load }
    },
  }
  runInNewContext(source, world)
  const runTimers = () => {
    for (const work of timers.splice(0)) work()
  }
  return { window, document, world, fetched, typefaces, runTimers, paint: () => painted() }
}

test('scripts are requested after the first paint, once only', () => {
  const { document, fetched, paint, runTimers } = openPage()
  expect(fetched).toEqual([])
  paint()
  paint()
  runTimers()
  expect(fetched).toEqual([FIRST])
  const links = [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))
  expect(links).toEqual([FIRST, '/assets/Home.js'])
})

test('scripts are requested with the first paint, but run only once the whole page is parsed', () => {
  const { window, document, fetched, paint } = openPage({ readyState: 'loading' })
  paint()
  expect(document.head.querySelectorAll('link')).toHaveLength(2)
  expect(fetched).toEqual([])
  window.dispatchEvent(new window.Event('DOMContentLoaded'))
  expect(fetched).toEqual([FIRST])
})

const PLAIN = 'url(/plain.woff2)'
const ACCENTS = 'url(/accents.woff2)'

test('a press reaches React only once the page is hydrated, which it would do in one task', () => {
  const { window, document } = openPage()
  const reached: string[] = []
  const presses = ['pointerdown', 'pointercancel', 'touchend', 'mousedown', 'keydown']
  for (const type of presses) document.body.addEventListener(type, () => reached.push(type))
  const press = () => {
    const button = document.querySelector('button')
    for (const type of presses) button?.dispatchEvent(new window.Event(type, { bubbles: true }))
  }
  press()
  expect(reached).toEqual(['keydown'])
  window.dispatchEvent(new window.Event('hydrated'))
  press()
  expect(reached).toEqual(['keydown', ...presses])
})

test('typefaces are requested after the first paint, accents only when a word needs them', async () => {
  const { typefaces, paint } = openPage()
  expect(typefaces.fetched).toEqual([])
  paint()
  expect(typefaces).toEqual({ fetched: [PLAIN], shown: [] })
  await vi.waitFor(() => expect(typefaces.shown).toEqual([ACCENTS, PLAIN]))
  expect(typefaces.fetched).toEqual([PLAIN])
})

test('a failing typeface is not reported', async () => {
  const { typefaces, paint } = openPage({ lost: true })
  paint()
  await vi.waitFor(() => expect(typefaces.shown).toEqual([ACCENTS, PLAIN]))
})

test('a device with a cached shop shows its typefaces at once, and defers scripts', () => {
  const { typefaces, fetched, paint } = openPage({ kept: true })
  expect([typefaces.fetched, fetched]).toEqual([[PLAIN], []])
  paint()
  expect(typefaces.fetched).toEqual([PLAIN])
})

test('a hidden page, or one without paint events, loads scripts all the same', () => {
  expect(openPage({ hidden: true }).fetched).toEqual([FIRST])
  const { fetched, runTimers } = openPage()
  runTimers()
  expect(fetched).toEqual([FIRST])
})

test('taps and submits made meanwhile are replayed once after hydration', () => {
  const { window, document, runTimers } = openPage()
  const button = document.querySelector('button')
  const form = document.querySelector('form')
  if (!button || !form) throw new Error('the page has neither')
  const tapped = vi.fn()
  const sent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  // A page that is being hydrated is already listening.
  button.addEventListener('click', tapped)
  form.addEventListener('submit', sent)
  for (let taps = 0; taps < 3; taps += 1) button.click()
  form.requestSubmit()
  expect([tapped.mock.calls.length, sent.mock.calls.length]).toEqual([0, 0])
  window.dispatchEvent(new window.Event('hydrated'))
  runTimers()
  expect([tapped.mock.calls.length, sent.mock.calls.length]).toEqual([1, 1])
  button.click()
  expect(tapped).toHaveBeenCalledTimes(2)
})

test('a tapped button shows that it was pressed, until the tap is replayed', () => {
  const { window, document } = openPage()
  const button = document.querySelector('button')
  button?.click()
  expect(button?.getAttribute('aria-busy')).toBe('true')
  window.dispatchEvent(new window.Event('hydrated'))
  expect(button?.getAttribute('aria-busy')).toBeNull()
})

test('a page that is left hands over the pieces that were added, once', () => {
  const { window, document, runTimers } = openPage()
  const tapped = vi.fn()
  const button = document.querySelector('button')
  button?.addEventListener('click', tapped)
  window.sessionStorage.setItem('darzi_tapped', '[{"product":{"id":"p0"},"material":"Wool"}]')
  button?.click()
  window.dispatchEvent(new window.Event('pagehide'))
  expect(JSON.parse(window.sessionStorage.getItem('darzi_tapped') ?? '')).toEqual([
    { product: { id: 'p0' }, material: 'Wool' },
    { product: { id: 'p1' }, material: '' },
  ])
  window.dispatchEvent(new window.Event('hydrated'))
  runTimers()
  expect(tapped).not.toHaveBeenCalled()
})

test('an interactive page hands nothing over', () => {
  const { window, document } = openPage()
  document.querySelector('button')?.click()
  window.dispatchEvent(new window.Event('hydrated'))
  window.dispatchEvent(new window.Event('pagehide'))
  expect(window.sessionStorage.getItem('darzi_tapped')).toBeNull()
})

test('links and native forms work without waiting', () => {
  const { window, document } = openPage()
  const taken = (type: string) => {
    const event = new window.Event(type, { bubbles: true, cancelable: true })
    document.querySelector(type === 'click' ? 'a' : 'form[action]')?.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect([taken('click'), taken('submit')]).toEqual([false, false])
})

test('the browser’s install prompt is kept until the app can use it', () => {
  const { window, world } = openPage()
  const offer = new window.Event('beforeinstallprompt', { cancelable: true })
  window.dispatchEvent(offer)
  expect(offer.defaultPrevented).toBe(true)
  expect(world['installAsked']).toBe(offer)
})

test('an outdated browser loads no scripts, and its taps and submits are not held', () => {
  const { window, document, fetched, typefaces, paint, runTimers } = openPage({ old: true })
  paint()
  runTimers()
  expect([fetched, typefaces.fetched]).toEqual([[], []])
  const sent = new window.Event('submit', { bubbles: true, cancelable: true })
  document.querySelector('form')?.dispatchEvent(sent)
  expect(sent.defaultPrevented).toBe(false)
})

test('the page’s script and the app require the same features', () => {
  const questions = (file: string) =>
    readFileSync(join(PROJECT, file), 'utf8').match(/'\w+' in [\w.]+/g)
  const asked = questions('src/app/entry-client.tsx')
  expect(asked).toHaveLength(4)
  expect(questions('tools/build/startAfterPaint.js')).toEqual(asked)
})
