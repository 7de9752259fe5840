/**
 * Whether this browser has the features that the shop's scripts and styles rely on. The oldest that
 * do are Chrome 103, Safari 16.0 and Firefox 104. The inline script of each page makes the same
 * check before it fetches anything (tools/build/startAfterPaint.js).
 */
export function isSupported(): boolean {
  return (
    'CSSLayerBlockRule' in globalThis &&
    'timeout' in AbortSignal &&
    'findLast' in Array.prototype &&
    'hasOwn' in Object
  )
}
