import { requestHeader } from '#server/pocketbase/events.ts'
import type { Bytes } from './responseCache.ts'

/** The response while PocketBase's gzip middleware compresses it; its types do not know it. */
type CompressingResponse = http.ResponseWriter & {
  /** Go's gzip.Writer */
  writer: {
    reset(target: os.File | http.ResponseWriter): void
    write(text: string): void
    close(): void
  }
  unwrap(): http.ResponseWriter
}

/** Whether the visitor's browser accepts gzip, by the same test as PocketBase's middleware. */
export function acceptsGzip(e: core.RequestEvent): boolean {
  return requestHeader(e, 'Accept-Encoding').includes('gzip')
}

/**
 * The text compressed by the writer of PocketBase's gzip middleware, the only one within reach of
 * a hook. It writes to a file, because nothing else within reach takes its output. Undefined where
 * the middleware does not compress this response.
 */
export function compressed(e: core.RequestEvent, text: string): Bytes | undefined {
  const { response } = e
  if (!isCompressing(response)) return undefined
  const { writer } = response
  const name = `darzi-${$security.randomString(20)}.gz`
  const folder = $os.openRoot($os.tempDir())
  try {
    const file = folder.create(name)
    try {
      writer.reset(file)
      writer.write(text)
      writer.close()
      return $os.readFile($filepath.join(folder.name(), name))
    } finally {
      writer.reset(response.unwrap())
      file.close()
      folder.remove(name)
    }
  } finally {
    folder.close()
  }
}

/** Sends bytes that are compressed already, past the middleware that would compress them again. */
export function sendCompressed(e: core.RequestEvent, type: string, bytes: Bytes): void {
  if (isCompressing(e.response)) e.response = e.response.unwrap()
  const headers = e.response.header()
  headers.set('Content-Encoding', 'gzip')
  headers.set('Content-Length', String(bytes.length))
  e.blob(200, type, bytes)
}

function isCompressing(response: http.ResponseWriter): response is CompressingResponse {
  return 'writer' in response && 'unwrap' in response
}
