/** A page that has come with its words needs its first picture before its script; the shell does not. */
const UNHURRIED = ' fetchpriority="low"'

/** Half a page is not painted: what stands in it would move when the rest comes. */
const PAINTED_WHOLE = '<link rel="expect" href="#main" blocking="render">'

const SHELL_TITLE = '<title>Ember &amp; Thread</title>'

/**
 * Writes the build's name into the page, and beside the page that the server fills with words
 * a `shell.html` with an empty root: for private routes, and for when there is no network.
 * @param {string} build
 * @param {{ text: string, home: string }} unsupported what the shell says in a browser too old to
 * fill it, and the words of the link to the home page
 * @returns {import('vite').Plugin}
 */
export function shell(build, unsupported) {
  return {
    name: 'shell',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => scriptsLast(html).replace('%BUILD%', build),
    },
    generateBundle(_options, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') return
      const whole = String(page.source)
      page.source = whole.replace('<!--page-head-->', `${PAINTED_WHOLE}<!--page-head-->`)
      const source = withFonts(whole, Object.keys(bundle))
        .replaceAll(UNHURRIED, '')
        .replace('<!--page-head-->', SHELL_TITLE)
        .replace('<!--page-island-->', withoutScript(unsupported))
        .replace(/<!--page-[a-z]+-->/g, '')
      this.emitFile({ type: 'asset', fileName: 'shell.html', source })
    },
  }
}

/**
 * The shop's styles hide it: a browser too old for them shows it, and so does one that the script
 * finds too old.
 * @param {{ text: string, home: string }} words
 */
function withoutScript({ text, home }) {
  return `<p id="unsupported">${text} <a href="/">${home}</a></p>`
}

/**
 * The shell, which shows no words of its own, asks for the two typefaces with the styles that name
 * them, not after. Accented letters come when a word has one.
 * @param {string} html
 * @param {string[]} files
 */
function withFonts(html, files) {
  const links = files
    .filter((file) => /\/(figtree|newsreader)-[\w-]{8}\.woff2$/.test(file))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
  return html.replace('<!--page-head-->', `<!--page-head-->${links.join('')}`)
}

/**
 * Script is asked for after all that is seen first. A page's own styles come after the shop's, which
 * say in which order the layers stand.
 * @param {string} html
 */
function scriptsLast(html) {
  const scripts = html.match(/<script type="module"[^>]*><\/script>/g) ?? []
  const rest = html.replace(/\s*<script type="module"[^>]*><\/script>/g, '')
  const unhurried = scripts.map((tag) => tag.replace('<script', `<script${UNHURRIED}`))
  return rest.replace('</head>', `<!--page-files-->${unhurried.join('')}</head>`)
}
