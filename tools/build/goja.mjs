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
 * Attributes whose texts are written as they are, with their names in HTML; the most frequent of the
 * shop's pages.
 */
function plainAttributes() {
  const same = ['type', 'name', 'id', 'alt', 'width', 'height', 'sizes', 'loading', 'decoding', 'd']
  const aria = ['label', 'hidden', 'pressed', 'describedby', 'labelledby', 'live']
  return [
    ['srcSet', 'srcSet'],
    ['htmlFor', 'for'],
    ...same.map((name) => [name, name]),
    ...aria.map((name) => [`aria-${name}`, `aria-${name}`]),
    ...['look', 'state'].map((name) => [`data-${name}`, `data-${name}`]),
  ]
}

/** @type {readonly { text: string, patch: string }[]} */
const REACT_PATCHES = [
  // Pieces are joined once: `+=` copies the page for each piece in goja.
  { text: 'result = ""', patch: 'result = []' },
  { text: 'result += chunk', patch: 'result.push(chunk)' },
  { text: 'return result;\n', patch: 'return result.join("");\n' },
  // Pieces of a segment are joined by the engine itself: a call for each is a tenth of a render.
  {
    text: `for (r = segment[childIdx]; chunkIdx < r.index; chunkIdx++)
          destination.push(chunks[chunkIdx]);
`,
    patch: `r = segment[childIdx];
        if (chunkIdx < r.index) {
          destination.push(chunks.slice(chunkIdx, r.index).join(""));
          chunkIdx = r.index;
        }
`,
  },
  {
    text: `for (; chunkIdx < chunks.length - 1; chunkIdx++)
        destination.push(chunks[chunkIdx]);
      chunkIdx < chunks.length && (r = destination.push(chunks[chunkIdx]));
`,
    patch: `chunkIdx < chunks.length && (r = destination.push(chunks.slice(chunkIdx).join("")));
`,
  },
  // The classes of the shop's styles are a few hundred, so each is escaped once per engine. Other
  // plain and common attributes would be compared with eighty names first.
  {
    text: 'function pushAttribute(target, name, value) {\n  switch (name) {\n',
    patch: `var PLAIN_ATTRIBUTES = new Map(${JSON.stringify(plainAttributes())});
var CLASS_ATTRIBUTES = new Map();
function classAttribute(value) {
  var known = CLASS_ATTRIBUTES.get(value);
  if (known === undefined) {
    known = ' class="' + escapeTextForBrowser(value) + '"';
    CLASS_ATTRIBUTES.set(value, known);
  }
  return known;
}
function pushAttribute(target, name, value) {
  if ("className" === name && "string" === typeof value) {
    target.push(classAttribute(value));
    return;
  }
  if ("string" === typeof value && PLAIN_ATTRIBUTES.has(name)) {
    target.push(" ", PLAIN_ATTRIBUTES.get(name), '="', escapeTextForBrowser(value), '"');
    return;
  }
  switch (name) {
`,
  },
  // The stack of components is only for error reports that nothing here reads.
  {
    text: 'function pushComponentStack(task) {\n',
    patch: 'function pushComponentStack(task) {\n  return;\n',
  },
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
