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

/**
 * Two patches to React's string renderer, each checked so that a new React fails the build: pieces
 * are joined once (`+=` copies the page for each piece in goja), and an error inside Suspense is
 * reported to us instead of rendering the fallback.
 * @type {import('vite').Plugin}
 */
export const gojaReact = {
  name: 'goja-react',
  transform(code, id) {
    if (!SERVER_REACT.test(id)) return undefined
    const joined = code
      .replace('result = ""', 'result = []')
      .replace('result += chunk', 'result.push(chunk)')
      .replace('return result;\n', 'return result.join("");\n')
    if (
      (joined.match(/result\.push\(chunk\)|result\.join\(""\)|result = \[\]/g) ?? []).length !== 3
    ) {
      this.error('React’s string renderer has changed: its pieces are no longer joined once.')
    }
    const reported = joined.replace(
      /Infinity,(\s*)onError,/,
      'Infinity,$1globalThis.__renderError || onError,',
    )
    if (reported === joined)
      this.error('React’s string renderer has changed: errors would be hidden.')
    return { code: reported, map: null }
  },
}
