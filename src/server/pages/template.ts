import { lazy } from '#server/pocketbase/files.ts'
import { pageHeaderList, type HeaderList } from '#server/http/headers.ts'
import { base64OfHex } from '#server/pocketbase/base64.ts'
import { builtFiles } from './builtFiles.ts'

/** Where head, files, body and island go in the built page. */
const MARKS = ['<!--page-head-->', '<!--page-files-->', '<!--page-body-->', '<!--page-island-->']
/** Where the first shared stylesheet was. */
const STYLES = '<!--page-styles-->'

const STYLESHEET = /<link rel="stylesheet" crossorigin href="\/([^"]+)">/g
const SCRIPT = /<script [^>]*type="module"[^>]* src="\/([^"]+)"><\/script>/g

/**
 * The built page, split where head, files, body and island go. The head comes before the styles, so
 * that a phone discovers the first pictures in the first bytes.
 */
const page = lazy(() => {
  const { template, starter } = builtFiles()
  /** The stylesheets of every page. */
  const shared: string[] = []
  const styled = template.replace(STYLESHEET, (_link, file: string) => {
    shared.push(file)
    return (shared.length === 1 ? STYLES : '') + linkOf(file)
  })
  /** The scripts that every page starts with, the entry last. */
  const entries = [...styled.matchAll(SCRIPT)].map(([, file = '']) => file)
  const parts = cut(starter ? styled.replace(SCRIPT, '') : styled)
  return { shared, entries, parts }
})

/** Whether there is a template: without one, only the shell can be sent. */
export function hasTemplate(): boolean {
  return page().parts.length > 0
}

function cut(text: string): string[] {
  const found: string[] = []
  let rest = text
  for (const mark of MARKS) {
    const at = rest.indexOf(mark)
    if (at < 0) return []
    found.push(rest.slice(0, at))
    rest = rest.slice(at + mark.length)
  }
  return [...found, rest]
}

/** The link to a stylesheet that is not inlined. */
function linkOf(file: string): string {
  const isInlined = builtFiles().styles.has(file)
  return isInlined ? '' : `<link rel="stylesheet" crossorigin href="/${file}">`
}

/** What pages of a module share: their styles as one sheet, and the headers that allow it. */
type Looks = { styles: string; headers: HeaderList }

const knownLooks = new Map<string, Looks>()

/**
 * The inline styles and the headers of a page of this module. One sheet, because the policy names
 * the hash of each: with four, the home page took more than ten packets.
 */
function looksOf(module: string): Looks {
  const known = knownLooks.get(module)
  if (known) return known
  const { styles, typefaces, starter } = builtFiles()
  const text = inlinedSheets(module)
    .map((file) => styles.get(file) ?? '')
    .join('')
  const style = text ? [`'sha256-${base64OfHex($security.sha256(text))}'`] : []
  if (typefaces) style.push(typefaces.hash)
  const headers = pageHeaderList({ style, script: starter ? [starter.hash] : [] })
  const looks = { styles: text && `<style>${text}</style>`, headers }
  knownLooks.set(module, looks)
  return looks
}

/** The headers of a page of this module: its policy allows the inline styles and scripts by hash. */
export function headersOf(module: string): HeaderList {
  return looksOf(module).headers
}

/** The stylesheets that are inlined into a page of this module. */
function inlinedSheets(module: string): string[] {
  const { styles } = builtFiles()
  return [...page().shared, ...stylesheets(module)].filter((file) => styles.has(file))
}

/** The page's own styles: those of its imports first. */
function stylesheets(module: string): string[] {
  const chunk = builtFiles().chunks.get(module)
  if (!chunk || page().entries.includes(chunk.file)) return []
  return [...new Set([...chunk.imports.flatMap(stylesheets), ...chunk.css])]
}

/** A page's own styles and scripts: the chunk and what it needs together with the entry. */
function stylesAndScripts(module: string): string {
  const { entries } = page()
  const { starter } = builtFiles()
  const own = chunkFiles(module, []).filter((file) => !entries.includes(file))
  const scripts = starter
    ? startingScript([...own, ...inlinedSheets(module)], starter.text)
    : own.map(preload).join('')
  return stylesheets(module).map(linkOf).join('') + lateTypefaces() + scripts
}

/**
 * The late typeface styles: applied at once without the starting script, otherwise when it enables
 * them.
 */
function lateTypefaces(): string {
  const { typefaces } = builtFiles()
  if (!typefaces) return ''
  return `<style id="typefaces" media="(scripting: none)">${typefaces.text}</style>`
}

/** The chunk and all its imports, each once: one that is missing here would load in a waterfall. */
function chunkFiles(key: string, found: string[]): string[] {
  const chunk = builtFiles().chunks.get(key)
  if (!chunk || found.includes(chunk.file)) return found
  found.push(chunk.file)
  for (const imported of chunk.imports) chunkFiles(imported, found)
  return found
}

function preload(file: string): string {
  return `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`
}

/**
 * The script that loads all others after the first paint, with its list of files. It includes the
 * inlined stylesheets, so that the page loader does not fetch them again.
 */
function startingScript(own: readonly string[], script: string): string {
  const files = [...page().entries.toReversed(), ...own]
  const list = JSON.stringify(files.map((file) => `/${file}`))
  return `${dataBlock('type="application/json" id="files"', list)}<script>${script}</script>`
}

/**
 * The whole page. React's head elements come first in `rendered` and are moved into the head.
 * @param island the page's data as JSON
 * @param graph structured data for search engines, if any
 */
export function fillTemplate(
  rendered: string,
  module: string,
  island: string,
  graph: object | undefined,
): string {
  const [head = ''] =
    /^(?:<(?:link|meta)\b[^>]*\/>|<title\b[^>]*>[^<]*<\/title>)*/.exec(rendered) ?? []
  const body = rendered.slice(head.length)
  const data = dataBlock('type="application/json" id="island"', island)
  const searchData = graph ? dataBlock('type="application/ld+json"', JSON.stringify(graph)) : ''
  const files = stylesAndScripts(module) + searchData
  const [first = '', looks = '', second = '', third = '', last = ''] = page().parts
  const styled = looks.replace(STYLES, () => looksOf(module).styles)
  return first + head + styled + files + second + body + third + data + last
}

/**
 * A data block, which the browser does not run and the CSP does not restrict. In the data only `<`
 * could close its script element.
 */
function dataBlock(attributes: string, json: string): string {
  return `<script ${attributes}>${json.replace(/</g, '\\u003c')}</script>`
}
