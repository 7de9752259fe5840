/**
 * Whether this browser has what the shop's script and styles are built on. The oldest that do are
 * Chrome 103, Safari 16.0 and Firefox 104. The script within each page asks the same before it
 * fetches anything (tools/build/startAfterPaint.js).
 */
export function isSupported(): boolean {
  return (
    'CSSLayerBlockRule' in globalThis &&
    'timeout' in AbortSignal &&
    'findLast' in Array.prototype &&
    'hasOwn' in Object
  )
}
