const SERVER_REACT = /react-dom-server-legacy\.browser\.production\.js$/

/**
 * PocketBase's engine (goja) has no import(): one is a syntax error for the whole file. Lazy
 * modules of the browser are never reached while a page is rendered.
 * @type {import('vite').Plugin}
 */
export const noDynamicImport = {
  name: 'goja-no-dynamic-import',
  renderChunk: (code) => code.replace(/\bimport\(/g, '__noImport('),
}

/**
 * Leaves lazy, browser-only modules out of the server bundle.
 * @type {import('vite').Plugin}
 */
export const browserOnly = {
  name: 'goja-browser-only',
  enforce: 'pre',
  resolveId: (id) =>
    ['dexie', 'pocketbase', '@emailjs/browser'].includes(id) ? { id, external: true } : undefined,
}

/** @type {readonly { text: string, patch: string }[]} */
const REACT_PATCHES = [
  // Pieces are joined once: `+=` copies the page for each piece in goja.
  { text: 'result = ""', patch: 'result = []' },
  { text: 'result += chunk', patch: 'result.push(chunk)' },
  { text: 'return result;\n', patch: 'return result.join("");\n' },
  // An error inside Suspense is reported to us instead of rendering the fallback.
  { text: 'Infinity,\n    onError,', patch: 'Infinity,globalThis.__renderError || onError,' },
]

/**
 * Patches React's string renderer for goja. A version that a patch does not fit exactly once fails
 * the build.
 * @returns {import('vite').Plugin}
 */
export function gojaReact() {
  let isPatched = false
  return {
    name: 'goja-react',
    transform(code, id) {
      if (!SERVER_REACT.test(id)) return undefined
      isPatched = true
      return {
        map: null,
        code: REACT_PATCHES.reduce((patched, { text, patch }) => {
          const parts = patched.split(text)
          if (parts.length !== 2)
            this.error(
              `React’s string renderer has changed: it has ${JSON.stringify(text)} ${parts.length - 1} times.`,
            )
          return parts.join(patch)
        }, code),
      }
    },
    buildEnd(error) {
      if (!error && !isPatched) this.error('React’s string renderer is not in the build.')
    },
  }
}
