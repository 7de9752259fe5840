import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'

const STALL_MS = 30_000

/**
 * @typedef {{ ok: true, sha256: string } | { ok: false, reason: string }} Downloaded
 */

/**
 * Streams a URL into a file and hashes it on the way. Never rejects: no network, an error status, a
 * stall and a truncated response are results with a sentence each. The caller owns the file and
 * removes it when the download failed.
 * @param {string} url
 * @param {string} path
 * @param {{ note?: (detail: string) => void, stallMs?: number | undefined }} [options] `stallMs`: how long no
 *   byte may arrive before the download counts as failed
 * @returns {Promise<Downloaded>}
 */
export async function download(url, path, { note = () => {}, stallMs = STALL_MS } = {}) {
  const abort = new AbortController()
  const stalled = setTimeout(() => abort.abort(), stallMs)
  let answered = false
  let got = 0
  let expected = 0
  try {
    const answer = await fetch(url, { signal: abort.signal })
    answered = true
    if (!answer.ok || !answer.body) {
      await answer.body?.cancel()
      return { ok: false, reason: `${url} answered ${answer.status}` }
    }
    expected = Number(answer.headers.get('content-length') ?? 0)
    const hash = createHash('sha256')
    const file = await open(path, 'w')
    try {
      for await (const chunk of answer.body) {
        stalled.refresh()
        hash.update(chunk)
        await file.writeFile(chunk)
        got += chunk.length
        note(`${megabytes(got)}${expected ? ` of ${megabytes(expected)}` : ''}`)
      }
    } finally {
      await file.close()
    }
    if (expected && got < expected) return { ok: false, reason: cutShort(url, got, expected) }
    return { ok: true, sha256: hash.digest('hex') }
  } catch (error) {
    if (abort.signal.aborted) return { ok: false, reason: `${url} went silent for ${stallMs} ms` }
    if (answered) return { ok: false, reason: `${cutShort(url, got, expected)} (${why(error)})` }
    return { ok: false, reason: `${url} cannot be reached (${why(error)})` }
  } finally {
    clearTimeout(stalled)
  }
}

/**
 * @param {string} url
 * @param {number} got bytes
 * @param {number} expected bytes, 0 where unknown
 */
function cutShort(url, got, expected) {
  return `${url} was cut short after ${megabytes(got)}${expected ? ` of ${megabytes(expected)}` : ''}`
}

/** @param {number} bytes */
function megabytes(bytes) {
  return `${(bytes / 1e6).toFixed(1)} MB`
}

/**
 * fetch says only "fetch failed" or "terminated"; the reason is in the cause.
 * @param {unknown} error
 */
function why(error) {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
