import { PAGES } from '#domain/site/pages.js'

/** A rendered page needs its first picture before its script; the shell does not. */
const UNHURRIED = ' fetchpriority="low"'

/**
 * Blocks painting until the page is complete: a partial page would shift when the rest arrives. Chromium
 * waits for an element's start tag, so this names the one that follows the content.
 */
const PAINTED_WHOLE = '<link rel="expect" href="#island" blocking="render">'

const HEAD = '<!--page-head-->'

/** @typedef {Record<'text' | 'home' | 'withoutScript' | 'contact', string>} Unsupported */

const SHELL_TITLE = '<title>Ember &amp; Thread</title>'

/**
 * Writes the build id into the page, and beside the page template that the server fills a
 * `shell.html` with an empty root: for private routes, and for offline.
 * @param {string} build
 * @param {Unsupported} unsupported what the shell says in a browser too old to fill it, and in one
 * without JavaScript
 * @returns {import('vite').Plugin}
 */
export function shell(build, unsupported) {
  return {
    name: 'shell',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => replaced(scriptsLast(html), '%BUILD%', build),
    },
    generateBundle(_options, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') return
      const whole = withoutIndentation(String(page.source))
      page.source = replaced(whole, HEAD, PAINTED_WHOLE + HEAD)
      const hurried = replaced(whole, UNHURRIED, '')
      const titled = replaced(hurried, HEAD, SHELL_TITLE + fontLinks(Object.keys(bundle)))
      const source = replaced(titled, '<!--page-island-->', withoutScript(unsupported))
      const shell = source.replace(/<!--page-[a-z]+-->/g, '')
      this.emitFile({ type: 'asset', fileName: 'shell.html', source: shell })
    },
  }
}

/**
 * The first is hidden by the shop's styles: shown by a browser too old for them, and by one that the
 * script finds too old.
 * @param {Unsupported} words
 */
function withoutScript({ text, home, withoutScript, contact }) {
  const { Home, Contact } = PAGES
  const toHome = `<a href="${Home.path}">${home}</a>`
  return `<p id="unsupported">${text} ${toHome}</p>
    <noscript><p class="page-narrow">${withoutScript} <a href="${Contact.path}">${contact}</a>. ${toHome}</p></noscript>`
}

/**
 * Preloads the two typefaces in the shell, which shows no text of its own, together with the styles
 * that name them. Accented letters are loaded when a word has one.
 * @param {string[]} files
 */
function fontLinks(files) {
  return files
    .filter((file) => /\/(figtree|newsreader)-[\w-]{7}\.woff2$/.test(file))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
    .join('')
}

/**
 * Moves scripts after everything that is painted first. A page's own styles come after the shop's,
 * which set the order of the cascade layers.
 * @param {string} html
 */
function scriptsLast(html) {
  const scripts = html.match(/<script type="module"[^>]*><\/script>/g) ?? []
  const rest = html.replace(/\s*<script type="module"[^>]*><\/script>/g, '')
  const unhurried = scripts.map((tag) => tag.replace('<script', `<script${UNHURRIED}`))
  return replaced(rest, '</head>', `<!--page-files-->${unhurried.join('')}</head>`)
}

/** Saves 37 bytes of each page, which the first packets of the home page are short of. @param {string} html */
function withoutIndentation(html) {
  return html.replace(/\s*\n\s*/g, '').replace(/ \/>/g, '>')
}

/**
 * The page with this text replaced; a page without it fails the build.
 * @param {string} html
 * @param {string} text
 * @param {string} by
 */
function replaced(html, text, by) {
  if (!html.includes(text)) throw new Error(`Vite’s page has changed: it has no ${text}`)
  return html.replaceAll(text, () => by)
}
