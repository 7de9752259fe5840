/// The built page, split where head, files, body and island go. The head comes before the styles,
/// so that a phone discovers the first pictures in the first bytes.
const built = `${__hooks}/built`
const MARKS = ['<!--page-head-->', '<!--page-files-->', '<!--page-body-->', '<!--page-island-->']

const STYLESHEET = /<link rel="stylesheet" crossorigin href="\/([^"]+)">/g
const SCRIPT = /<script [^>]*type="module"[^>]* src="\/([^"]+)"><\/script>/g

const chunks = JSON.parse(text('manifest.json') || '{}')
const styles = JSON.parse(text('styles.json') || '{}')
const typefaces = JSON.parse(text('typefaces.json') || 'null')
const starter = JSON.parse(text('starter.json') || 'null')
/** The stylesheets of every page. */
const shared = []
const template = text('template.html').replace(STYLESHEET, (_, file) => {
  shared.push(file)
  return style(file)
})
/** The scripts that every page starts with, the entry last. */
const entries = []
for (const [, file] of template.matchAll(SCRIPT)) entries.push(file)
const parts = cut(starter ? template.replace(SCRIPT, '') : template)

/** Whether there is a template: without one, only the shell can be sent. */
const isBuilt = parts.length > 0

function text(name) {
  try {
    return toString($os.readFile(`${built}/${name}`))
  } catch (_notBuilt) {
    return ''
  }
}

function cut(page) {
  const found = []
  for (const mark of MARKS) {
    const at = page.indexOf(mark)
    if (at < 0) return []
    found.push(page.slice(0, at))
    page = page.slice(at + mark.length)
  }
  return found.concat(page)
}

/** An inline stylesheet, which needs no further request. */
function style(file) {
  const known = styles[file]
  return known
    ? `<style>${known.text}</style>`
    : `<link rel="stylesheet" crossorigin href="/${file}">`
}

/** The CSP hashes of the inline styles and scripts in a page of this source. */
function hashesWithin(source) {
  const style = within(source).map((file) => styles[file].hash)
  if (typefaces) style.push(typefaces.hash)
  return { style, script: starter ? [starter.hash] : [] }
}

/** The stylesheets that are inlined into a page of this source. */
function within(source) {
  return shared.concat(stylesheets(source)).filter((file) => styles[file])
}

/** The styles of a page: the shared ones, then its own. */
function stylesheets(source) {
  const chunk = chunks[source]
  if (!chunk || entries.includes(chunk.file)) return []
  const found = []
  for (const key of chunk.imports || []) found.push(...stylesheets(key))
  return found.concat(chunk.css || []).filter((file, at, all) => all.indexOf(file) === at)
}

/** A page's own styles and scripts: the chunk and what it needs together with the entry. */
function looksAndScript(source) {
  const own = filesOf(source, []).filter((file) => !entries.includes(file))
  const script = starter ? started(own.concat(within(source))) : own.map(preload).join('')
  return stylesheets(source).map(style).join('') + lateTypefaces() + script
}

/**
 * The late typeface styles: applied at once without the starting script, otherwise when it enables
 * them.
 */
function lateTypefaces() {
  if (!typefaces) return ''
  return `<style id="typefaces" media="(scripting: none)">${typefaces.text}</style>`
}

/** The chunk and all its imports, each once: one that is missing here would load in a waterfall. */
function filesOf(key, found) {
  const chunk = chunks[key]
  if (!chunk || found.includes(chunk.file)) return found
  found.push(chunk.file)
  for (const imported of chunk.imports || []) filesOf(imported, found)
  return found
}

function preload(file) {
  return `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`
}

/**
 * The script that loads all others after the first paint, with its list of files. It includes the
 * inlined stylesheets, so that the page loader does not fetch them again.
 */
function started(own) {
  const files = entries.slice().reverse().concat(own)
  const list = JSON.stringify(files.map((file) => `/${file}`))
  return `${dataBlock('type="application/json" id="files"', list)}<script>${starter.text}</script>`
}

/**
 * The whole page. React's head elements come first in `rendered` and are moved into the head; in
 * the data only `<` could close its script element.
 * @param island the page's data as JSON
 * @param graph structured data for search engines, if any
 */
function fill(rendered, source, island, graph) {
  const [head] = /^(?:<(?:link|meta)\b[^>]*\/>|<title\b[^>]*>[^<]*<\/title>)*/.exec(rendered)
  const data = dataBlock('type="application/json" id="island"', island)
  const told = graph ? dataBlock('type="application/ld+json"', JSON.stringify(graph)) : ''
  const [first, looks, second, third, last] = parts
  const body = rendered.slice(head.length)
  return first + head + looks + looksAndScript(source) + told + second + body + third + data + last
}

/** A data block, which the browser does not run and the CSP does not restrict. */
function dataBlock(attributes, json) {
  return `<script ${attributes}>${json.replace(/</g, '\\u003c')}</script>`
}

module.exports = { fill, hashesWithin, isBuilt }
