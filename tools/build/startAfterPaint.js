// Stands in the page itself. Typefaces and script are asked for once the page has been painted, so that
// words and the first pictures have the network and the processor to themselves. What is tapped or
// sent meanwhile waits, and is done once when the page answers.
// The same question as in src/app/isSupported.ts: a browser that is too old keeps the page as it came.
const supported =
  'CSSLayerBlockRule' in globalThis &&
  'timeout' in AbortSignal &&
  'findLast' in Array.prototype &&
  'hasOwn' in Object
const files = JSON.parse(document.getElementById('files').textContent)
// A device that keeps the shop's files has the typefaces at hand.
const kept = navigator.serviceWorker?.controller
const waiting = new Map()
function hold(event) {
  const sent = event.type === 'submit' && !event.target.hasAttribute('action') && event.target
  const tapped = event.type === 'click' && event.target.closest('button[type=button]')
  if (!sent && !tapped) return
  event.preventDefault()
  // React would answer too where it has begun to take over, and a menu opened twice is shut.
  event.stopPropagation()
  waiting.set(sent || tapped, () => (sent ? sent.requestSubmit(event.submitter) : tapped.click()))
}
function answer() {
  removeEventListener('click', hold, true)
  removeEventListener('submit', hold, true)
  setTimeout(() => waiting.forEach((done) => done()))
}
// Switching their style on would look up every font of the page anew; those that have come are added.
// Accented letters are fetched when a word has one.
async function showTypefaces() {
  const faces = [...document.getElementById('typefaces').sheet.cssRules].map(typeface)
  await Promise.allSettled(faces.filter(isPlain).map((face) => face.load()))
  for (const face of faces) document.fonts.add(face)
}
function typeface({ style }) {
  const said = (name) => style.getPropertyValue(name)
  return new FontFace(said('font-family').replace(/["']/g, ''), said('src'), {
    weight: said('font-weight') || 'normal',
    unicodeRange: said('unicode-range'),
    display: 'swap',
  })
}
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
    // Styles stand in the page itself; disabled, they count as loaded and are not fetched.
    link.disabled = file.endsWith('.css')
    link.rel = link.disabled ? 'stylesheet' : 'modulepreload'
    link.href = file
    document.head.append(link)
  }
  void import(files[0])
}
if (kept && supported) void showTypefaces()
if (supported) {
  addEventListener('click', hold, true)
  addEventListener('submit', hold, true)
}
// The browser may offer the home screen before script has come; it does so once.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  globalThis.installAsked = event
})
addEventListener('takenover', answer, { once: true })
// Nothing is painted where nobody looks, and not every browser tells of it.
if (document.hidden) start()
else new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
setTimeout(start, 1500)
