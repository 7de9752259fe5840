// Inlined into the page. Typefaces and scripts are requested after the first paint, so that text
// and the first pictures have the network and the processor to themselves. Taps and submits
// meanwhile are held and replayed once the page is interactive.
// The same check as in src/app/isSupported.ts: a browser that is too old keeps the rendered page.
const supported =
  'CSSLayerBlockRule' in globalThis &&
  'timeout' in AbortSignal &&
  'findLast' in Array.prototype &&
  'hasOwn' in Object
/** @type {unknown} */
const listed = JSON.parse(document.getElementById('files')?.textContent ?? '[]')
const files = Array.isArray(listed) ? listed.map(String) : []
// With a service worker the typefaces are already cached.
const kept = navigator.serviceWorker?.controller
/** @type {Map<Element, () => void>} */
const waiting = new Map()
/** @param {Event} event */
function hold(event) {
  const { target } = event
  if (event instanceof SubmitEvent) {
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
}
function answer() {
  removeEventListener('click', hold, true)
  removeEventListener('submit', hold, true)
  setTimeout(() => waiting.forEach((done) => done()))
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
  const said = (/** @type {string} */ name) => style.getPropertyValue(name)
  return new FontFace(said('font-family').replace(/["']/g, ''), said('src'), {
    weight: said('font-weight') || 'normal',
    unicodeRange: said('unicode-range'),
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
  if (!kept) void showTypefaces()
  for (const file of files) {
    const link = document.createElement('link')
    // Styles are inlined; a disabled link counts as loaded and is not fetched.
    link.disabled = file.endsWith('.css')
    link.rel = link.disabled ? 'stylesheet' : 'modulepreload'
    link.href = file
    document.head.append(link)
  }
  if (files[0]) void import(files[0])
}
if (kept && supported) void showTypefaces()
if (supported) {
  addEventListener('click', hold, true)
  addEventListener('submit', hold, true)
}
// The browser fires this once, possibly before the scripts have loaded.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  Reflect.set(globalThis, 'installAsked', event)
})
addEventListener('takenover', answer, { once: true })
// A hidden page is not painted, and not every browser reports paints.
if (document.hidden) start()
else new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
setTimeout(start, 1500)
