// Inlined into the page. Typefaces and scripts are requested after the first paint, so that text
// and the first pictures have the network and the processor to themselves. Taps and submits
// meanwhile are held and replayed once the page is interactive.
// The same check as in src/app/entry-client.tsx: a browser that is too old keeps the rendered page.
const supported =
  'CSSLayerBlockRule' in globalThis &&
  'timeout' in AbortSignal &&
  'findLast' in Array.prototype &&
  'hasOwn' in Object
/** @type {unknown} */
const listed = JSON.parse(document.getElementById('files')?.textContent ?? '[]')
/** @typedef {{ products?: { id: string }[], product?: { id: string } }} Island */
const files = Array.isArray(listed) ? listed.map(String) : []
// With a service worker the typefaces are already cached.
const isControlled = navigator.serviceWorker?.controller
/** @type {Map<Element, () => void>} */
const waiting = new Map()
/** The buttons that show that they were pressed. @type {Set<Element>} */
const busy = new Set()
// Until React handles taps and submits.
const early = new AbortController()
/** @param {Event} event */
function hold(event) {
  const { target, type } = event
  // React would answer a press by hydrating the whole page in one task; the click can wait.
  if (!/click|submit/.test(type)) event.stopPropagation()
  else if (event instanceof SubmitEvent) {
    const { submitter } = event
    if (target instanceof HTMLFormElement && !target.hasAttribute('action'))
      defer(event, target, () => target.requestSubmit(submitter))
  } else if (target instanceof Element) {
    /** @type {HTMLButtonElement | null} */
    const button = target.closest('button[type=button]')
    if (button) defer(event, button, () => button.click())
  }
}
/** @param {Event} event @param {Element} element @param {() => void} work */
function defer(event, element, work) {
  event.preventDefault()
  // React would handle it too where it has begun to hydrate, and a menu opened twice is closed.
  event.stopPropagation()
  waiting.set(element, work)
  const pressed = event instanceof SubmitEvent ? event.submitter : element
  if (!pressed) return
  pressed.setAttribute('aria-busy', 'true')
  busy.add(pressed)
}
function answer() {
  early.abort()
  busy.forEach((pressed) => pressed.removeAttribute('aria-busy'))
  setTimeout(() => waiting.forEach((done) => done()))
}
// A page that is left before it is interactive hands pieces and a subscriber over to the next one;
// see src/app/replayEarlyClicks.lazy.ts.
function storeTappedPieces() {
  const text = document.getElementById('island')?.textContent ?? '{}'
  /** @type {unknown} */
  const parsed = JSON.parse(text)
  const island = /** @type {Island} */ (parsed)
  const tapped = [...waiting.keys()].flatMap((element) => takenAlong(element, island))
  waiting.clear()
  if (tapped.length === 0) return
  try {
    /** @type {unknown} */
    const before = JSON.parse(sessionStorage.getItem('darzi_tapped') ?? '[]')
    const all = Array.isArray(before) ? before.map(Object).concat(tapped) : tapped
    sessionStorage.setItem('darzi_tapped', JSON.stringify(all))
  } catch {
    // The browser stores nothing for this site, so there is no cart either.
  }
}
/** @param {Element} element @param {Island} island @returns {object[]} */
function takenAlong(element, island) {
  if (element instanceof HTMLFormElement && element.name === 'newsletter')
    return [{ subscriber: new FormData(element).get('email') }]
  if (!(element instanceof HTMLButtonElement) || element.name !== 'add') return []
  const chosen = element.closest('[role=dialog], article')?.querySelector('fieldset input:checked')
  const material = chosen instanceof HTMLInputElement ? chosen.value : ''
  const shown = [...(island.products ?? []), island.product]
  const product = shown.find((one) => one?.id === element.value)
  return product ? [{ product, material }] : []
}
// Add the loaded faces individually: enabling the stylesheet makes the browser look up every font
// of the page again. Accented letters are fetched when a word has one.
async function showTypefaces() {
  const element = document.getElementById('typefaces')
  const rules = element instanceof HTMLStyleElement ? [...(element.sheet?.cssRules ?? [])] : []
  const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule).map(typeface)
  await Promise.allSettled(faces.filter(isPlain).map((face) => face.load()))
  for (const face of faces) document.fonts.add(face)
}
/** @param {CSSFontFaceRule} rule */
function typeface({ style }) {
  const styleValue = (/** @type {string} */ name) => style.getPropertyValue(name)
  return new FontFace(styleValue('font-family').replace(/["']/g, ''), styleValue('src'), {
    weight: styleValue('font-weight') || 'normal',
    unicodeRange: styleValue('unicode-range'),
    display: 'swap',
  })
}
/** @param {FontFace} face */
function isPlain({ unicodeRange }) {
  return /\bU\+20-/i.test(unicodeRange)
}
let started = false
function start() {
  if (started || !supported) return
  started = true
  if (!isControlled) void showTypefaces()
  for (const file of files) {
    const link = document.createElement('link')
    // Styles are inlined; a disabled link counts as loaded and is not fetched.
    link.disabled = file.endsWith('.css')
    link.rel = link.disabled ? 'stylesheet' : 'modulepreload'
    // WebKit remembers a failed preload and does not request it again, not even after a reload,
    // until it is fetched by other means.
    link.onerror = () => fetch(file).catch(() => {})
    link.href = file
    document.head.append(link)
  }
  // If the end of the page arrives late, the page may be painted, and cached scripts be ready,
  // before it is fully parsed; hydrating then would miss the rest.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run)
  else run()
}
function run() {
  if (files[0]) void import(files[0])
}
if (isControlled && supported) void showTypefaces()
if (supported) {
  const options = { capture: true, signal: early.signal }
  const presses =
    'pointerdown pointerup pointercancel mousedown mouseup touchstart touchend touchcancel'
  for (const type of `${presses} click submit`.split(' ')) addEventListener(type, hold, options)
  addEventListener('pagehide', storeTappedPieces, options)
}
// The browser fires this once, possibly before the scripts have loaded.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  Reflect.set(globalThis, 'installAsked', event)
})
addEventListener('hydrated', answer, { once: true })
// A hidden page is not painted, and not every browser reports paints.
if (document.hidden) start()
else new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
setTimeout(start, 1500)
