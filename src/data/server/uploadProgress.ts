/** The fraction of a file that has been sent, from 0 to 1. */
export type OnProgress = (share: number) => void

/**
 * Options for a request with a file, which may take minutes. With a progress callback, the
 * PocketBase client is made to send it by XMLHttpRequest, because `fetch` reports no upload
 * progress.
 */
export function withProgress(file: unknown, onProgress: OnProgress | undefined) {
  if (!(file instanceof Blob)) return {}
  const signal = AbortSignal.timeout(UPLOAD_TIMEOUT_MS)
  if (!onProgress) return { signal }
  return {
    fetch: (url: RequestInfo | URL, config?: RequestInit) =>
      send(url instanceof Request ? url.url : url, config ?? {}, onProgress),
    signal,
  }
}

const UPLOAD_TIMEOUT_MS = 5 * 60_000

function send(url: string | URL, config: RequestInit, onProgress: OnProgress): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(config.method ?? 'GET', url)
    new Headers(config.headers).forEach((value, name) => request.setRequestHeader(name, value))
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      onProgress(total > 0 ? loaded / total : 0)
    })
    request.addEventListener('load', () => resolve(responseOf(request)))
    request.addEventListener('error', () => reject(new TypeError('The upload failed.')))
    request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
    config.signal?.addEventListener('abort', () => request.abort())
    request.send(config.body instanceof FormData ? config.body : null)
  })
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const [name = '', ...value] = line.split(': ')
    if (name) headers.append(name, value.join(': '))
  }
  return new Response(request.responseText, { status: request.status, headers })
}
