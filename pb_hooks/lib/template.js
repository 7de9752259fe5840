/// The page that the build made, cut where head, body and island go.
const built = `${__hooks}/built`
const MARKS = ['<!--page-head-->', '<!--page-body-->', '<!--page-island-->']

const STYLESHEET = /<link rel="stylesheet" crossorigin href="\/([^"]+)">/g
const SCRIPT = /<script [^>]*type="module"[^>]* src="\/([^"]+)"><\/script>/g

const chunks = JSON.parse(text('manifest.json') || '{}')
const styles = JSON.parse(text('styles.json') || '{}')
const starter = JSON.parse(text('starter.json') || 'null')
const shared = []
const template = text('template.html').replace(STYLESHEET, (_, file) => style(file, shared))
/** What every page starts with, the entry last. */
const entries = []
for (const [, file] of template.matchAll(SCRIPT)) entries.push(file)
const parts = cut(starter ? template.replace(SCRIPT, '') : template)

/** Whether there is a page to fill: without one, only the shell can be sent. */
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

/**
 * A stylesheet within the page, which is shown without waiting for another answer. The file is named
 * too, for print alone, so that the script that loads pages takes it for loaded.
 * @param hashes takes what the policy must allow
 */
function style(file, hashes) {
  const link = `<link rel="stylesheet" crossorigin href="/${file}"`
  const known = styles[file]
  if (!known) return `${link}>`
  hashes.push(known.hash)
  return `<style>${known.text}</style>${link} media="print">`
}

/** What the policy must allow besides the shop's own files for a page of this source. */
function hashesWithin(source) {
  const own = shared.slice()
  for (const file of stylesheets(source)) style(file, own)
  return { style: own, script: starter ? [starter.hash] : [] }
}

/** The styles of a page: those of what it shares with others, then its own. */
function stylesheets(source) {
  const chunk = chunks[source]
  if (!chunk || entries.includes(chunk.file)) return []
  const found = []
  for (const key of chunk.imports || []) found.push(...stylesheets(key))
  return found.concat(chunk.css || []).filter((file, at, all) => all.indexOf(file) === at)
}

/** A page's own styles, and its script: the chunk and what it needs together with the entry. */
function looksAndScript(source) {
  const chunk = chunks[source]
  const needed = chunk ? [chunk.file].concat((chunk.imports || []).map(fileOf)) : []
  const own = needed.filter((file) => !entries.includes(file))
  const looks = stylesheets(source).map((file) => style(file, []))
  return looks.join('') + (starter ? started(own) : own.map(preload).join(''))
}

function fileOf(key) {
  return chunks[key].file
}

function preload(file) {
  return `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`
}

/** The script that starts all others when the page has been painted, and what it fetches. */
function started(own) {
  const files = entries.slice().reverse().concat(own)
  const list = JSON.stringify(files.map((file) => `/${file}`))
  return `${dataBlock('type="application/json" id="scripts"', list)}<script type="module">${starter.text}</script>`
}

/**
 * The whole page. What React wants in the head stands first in `rendered` and is moved there; of
 * the data only `<` could end the script it stands in.
 * @param island the page's data as JSON
 * @param graph what search engines are told beside it, if anything
 */
function fill(rendered, source, island, graph) {
  const [head] = /^(?:<(?:link|meta)\b[^>]*\/>|<title\b[^>]*>[^<]*<\/title>)*/.exec(rendered)
  const data = dataBlock('type="application/json" id="island"', island)
  const told = graph ? dataBlock('type="application/ld+json"', JSON.stringify(graph)) : ''
  const [first, second, third, last] = parts
  const body = rendered.slice(head.length)
  return first + head + looksAndScript(source) + told + second + body + third + data + last
}

/** Not run by the browser, which no policy forbids. */
function dataBlock(attributes, json) {
  return `<script ${attributes}>${json.replace(/</g, '\\u003c')}</script>`
}

module.exports = { fill, hashesWithin, isBuilt }
