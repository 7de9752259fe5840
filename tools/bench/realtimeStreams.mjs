import { Agent, get } from 'node:http'
import { PAGES } from '#domain/site/pages.js'
import { latency } from './measure/latency.mjs'

/** What shoppers request: rendered pages, a list behind access rules, and the catalogue. */
export const PATHS = [
  PAGES.Home.path,
  PAGES.Catalogue.path,
  '/api/collections/products/records?perPage=5',
  '/api/catalogue/changes?after=0',
]

/**
 * Response times without and with open event streams. Both are measured twice in alternation, so
 * that a machine that slows down for other reasons shows in both.
 * @param {string} url of a running shop, without a slash at its end
 * @param {{ streams?: number, seconds?: number, clients?: number }} [options]
 */
export async function realtimeStreams(url, { streams = 200, seconds = 5, clients = 4 } = {}) {
  const load = { seconds, clients }
  await latency(url, PATHS, { seconds: 1, clients })
  const without = []
  const withStreams = []
  for (let round = 0; round < 2; round += 1) {
    without.push(await latency(url, PATHS, load))
    const close = await openStreams(url, streams)
    withStreams.push(await latency(url, PATHS, load))
    close()
  }
  return { streams, without: best(without), withStreams: best(withStreams) }
}

/** @param {Awaited<ReturnType<typeof latency>>[]} rounds */
function best(rounds) {
  return rounds.reduce((one, other) => (other.p50Ms < one.p50Ms ? other : one))
}

/**
 * Opens event streams and waits until each has received its first message.
 * @param {string} url
 * @param {number} count
 * @returns {Promise<() => void>} closes them
 */
export async function openStreams(url, count) {
  const agent = new Agent({ maxSockets: Infinity })
  const greeted = Array.from(
    { length: count },
    () =>
      new Promise((resolve, reject) => {
        const asked = get(`${url}/api/realtime`, { agent }, (answer) => {
          answer.once('data', resolve)
          answer.on('error', () => undefined)
          if (answer.statusCode !== 200) reject(new Error(`a stream got ${answer.statusCode}`))
        })
        asked.on('error', reject)
      }),
  )
  await Promise.all(greeted)
  return () => agent.destroy()
}
