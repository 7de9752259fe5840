/** A page that has come with its words needs its first picture before its script; the shell does not. */
const UNHURRIED = ' fetchpriority="low"'

const SHELL_TITLE = '<title>Ember &amp; Thread</title>'

/**
 * Writes the build's name into the page, and beside the page that the server fills with words
 * a `shell.html` with an empty root: for private routes, and for when there is no network.
 * @param {string} build
 * @returns {import('vite').Plugin}
 */
export function shell(build) {
  return {
    name: 'shell',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => scriptsLast(pageHeadLast(html)).replace('%BUILD%', build),
    },
    generateBundle(_options, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') return
      const whole = withFonts(String(page.source), Object.keys(bundle))
      page.source = whole
      const source = whole
        .replaceAll(UNHURRIED, '')
        .replace('<!--page-head-->', SHELL_TITLE)
        .replace(/<!--page-[a-z]+-->/g, '')
      this.emitFile({ type: 'asset', fileName: 'shell.html', source })
    },
  }
}

/**
 * The two typefaces are asked for with the styles that name them, not after. The files with nothing
 * but a rupee sign come when they are needed.
 * @param {string} html
 * @param {string[]} files
 */
function withFonts(html, files) {
  const links = files
    .filter((file) => /\/(figtree|newsreader)-[\w-]{8}\.woff2$/.test(file) && !/-rupee-/.test(file))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
  return html.replace('<!--page-head-->', `${links.join('')}<!--page-head-->`)
}

/** A page's own styles come after the shop's, which say in which order the layers stand. */
function pageHeadLast(html) {
  return html.replace('<!--page-head-->', '').replace('</head>', '<!--page-head--></head>')
}

/** Script is asked for after all that is seen first. */
function scriptsLast(html) {
  const scripts = html.match(/<script type="module"[^>]*><\/script>/g) ?? []
  const rest = html.replace(/\s*<script type="module"[^>]*><\/script>/g, '')
  const unhurried = scripts.map((tag) => tag.replace('<script', `<script${UNHURRIED}`))
  return rest.replace('</head>', `${unhurried.join('')}</head>`)
}
