import { Agent, globalAgent, request } from 'node:http'
import { PAGES } from '#domain/site/pages.js'
import { median } from './figures.mjs'
import { processorMs } from '../processor/processorMs.mjs'
import { signInAsOwner } from './signIn.mjs'

const VISITORS = 8

/**
 * Answers per second: the same page repeatedly, as a 304, and rendered again.
 * @param {import('../shop.mjs').OpenShop} shop
 * @param {number} ms for each
 */
export async function answersPerSecond(shop, ms) {
  const { url } = shop
  const path = PAGES.Catalogue.path
  const { etag } = await get(url, path, {})
  const cached = await rate(url, path, {}, ms)
  if (etag === undefined) throw new Error(`${path} came without an ETag`)
  const unchanged = await rate(url, path, { 'If-None-Match': etag }, ms)
  const rendered = 1000 / (await renderMs(shop, path, ms)).ms
  return { cached, unchanged, rendered }
}

/**
 * @param {string} url
 * @param {string} path
 * @param {import('node:http').OutgoingHttpHeaders} headers
 * @param {number} ms
 */
async function rate(url, path, headers, ms) {
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS })
  const until = performance.now() + ms
  let answers = 0
  const visitor = async () => {
    while (performance.now() < until) {
      await get(url, path, headers, agent)
      answers += 1
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, visitor))
  agent.destroy()
  return answers / (ms / 1000)
}

/**
 * How long a newly rendered page takes as a whole request, in milliseconds (median), and how much of
 * it is the server's processor time (mean): each follows an edit, which is not counted.
 * @param {import('../shop.mjs').OpenShop} shop
 * @param {string} path
 * @param {number} ms for all of them
 */
export async function renderMs(shop, path, ms) {
  const { url } = shop
  const token = await signInAsOwner(shop)
  const times = []
  let processor = 0
  for (let price = 1000; sum(times) < ms; price += 1) {
    await fetch(`${url}/api/collections/products/records/demoproduct0001`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', Authorization: token },
      body: JSON.stringify({ price }),
    })
    const used = processorMs(shop.data)
    const before = performance.now()
    const { timing } = await get(url, path, { 'Accept-Encoding': 'gzip, br' })
    times.push(performance.now() - before)
    processor += processorMs(shop.data) - used
    if (timing !== 'rendered') throw new Error('The page was not rendered again after an edit.')
  }
  return { ms: median(times), processorMs: processor / times.length }
}

/** @param {readonly number[]} list */
function sum(list) {
  return list.reduce((total, one) => total + one, 0)
}

/**
 * @param {string} url
 * @param {string} path
 * @param {import('node:http').OutgoingHttpHeaders} headers
 * @param {Agent} [agent] the global one by default
 * @returns {Promise<{ etag: string | undefined, timing: string }>}
 */
function get(url, path, headers, agent = globalAgent) {
  return new Promise((resolve, reject) => {
    const asked = request(url + path, { headers, agent }, (answer) => {
      answer.resume()
      answer.on('end', () =>
        resolve({ etag: answer.headers.etag, timing: String(answer.headers['server-timing']) }),
      )
    })
    asked.on('error', reject)
    asked.end()
  })
}
