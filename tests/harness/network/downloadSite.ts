import type { RequestListener } from 'node:http'
import { onTestFinished } from 'vitest'
import { serveLocally } from './localServer.ts'

/** A download site on the loopback address for the duration of a test; returns its URL. */
export async function downloadSite(answer: RequestListener): Promise<string> {
  const { url, stop } = await serveLocally(answer)
  onTestFinished(stop)
  return url
}
