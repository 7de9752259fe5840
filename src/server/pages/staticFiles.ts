import { contentTypeOf } from '#domain/site/fileHeaders.js'
import { requestHeader, responseHeaders } from '#server/pocketbase/events.ts'
import { lazy, readText } from '#server/pocketbase/files.ts'
import { setPageHeaders } from '#server/http/headers.ts'

/** The built storefront's folder. */
const publicFolder = lazy(() => $os.getenv('DARZI_PUBLIC_DIR') || `${__hooks}/../dist`)
const fileSystem = lazy(() => $os.dirFS(publicFolder()))

/** The ETag of every file. The list is read once: a new build needs a restart. */
const etags = lazy(listFiles)

/** The extension of the Brotli copies that the build writes beside the files. */
const BROTLI = '.br'

function listFiles(): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const walk = (path: string) => {
    for (const entry of $os.readDir(`${publicFolder()}/${path}`)) {
      const name = `${path}${entry.name()}`
      if (entry.isDir()) walk(`${name}/`)
      else found.set(name, etagOf(entry.info()))
    }
  }
  try {
    walk('')
  } catch {
    found.clear() // not built
  }
  return found
}

function etagOf(info: fs.FileInfo): string {
  return `"${info.size().toString(36)}-${info.modTime().unixMilli().toString(36)}"`
}

/** Whether the storefront has a public file of this name. */
export function hasFile(name: string): boolean {
  return etags().has(name) && !name.endsWith(BROTLI) && name !== 'index.html'
}

/** The text of a public file; empty when there is none. */
export function textOfFile(name: string): string {
  return readText(`${publicFolder()}/${name}`)
}

/** Sends a file: compressed if the browser accepts that; whole, as a range, or as 304. */
export function sendFile(e: core.RequestEvent, name: string, cache: string): void {
  setPageHeaders(e, cache)
  const headers = responseHeaders(e)
  headers.set('Content-Type', contentTypeOf(name))
  const hasCopy = etags().has(name + BROTLI)
  if (hasCopy) headers.add('Vary', 'Accept-Encoding')
  const isCompressed = hasCopy && acceptsBrotli(e)
  const file = isCompressed ? name + BROTLI : name
  if (isCompressed) headers.set('Content-Encoding', 'br')
  headers.set('ETag', etags().get(file) ?? '')
  e.fileFS(fileSystem(), file)
}

function acceptsBrotli(e: core.RequestEvent): boolean {
  const accepted = requestHeader(e, 'Accept-Encoding')
  return /(^|[, ])br(?!;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)
}
