import { Agent, request } from 'node:http'

const VISITORS = 8

/**
 * Answers per second: the same page again and again, the same to who has it, and rendered anew.
 * @param {string} url of the shop
 * @param {number} ms for each
 * @param {{ email: string, password?: string }} owner
 */
export async function answersPerSecond(url, ms, owner) {
  const path = '/all-collections'
  const { etag } = await get(url, path, {})
  const cached = await rate(url, path, {}, ms)
  const unchanged = await rate(url, path, { 'If-None-Match': etag }, ms)
  const rendered = await renderRate(url, path, ms, owner)
  return { cached, unchanged, rendered }
}

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

/** Every answer after an edit, the edit not counted. */
async function renderRate(url, path, ms, { email, password }) {
  const signedIn = await fetch(`${url}/api/collections/admins/auth-with-password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ identity: email, password }),
  })
  const { token } = await signedIn.json()
  let spent = 0
  let renders = 0
  for (let price = 1000; spent < ms; price += 1) {
    await fetch(`${url}/api/collections/products/records/demoproduct0001`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', Authorization: token },
      body: JSON.stringify({ price }),
    })
    const before = performance.now()
    const { timing } = await get(url, path, {})
    spent += performance.now() - before
    if (timing !== 'page;desc="rendered"') throw new Error('An edit left the page as it was.')
    renders += 1
  }
  return renders / (spent / 1000)
}

function get(url, path, headers, agent) {
  return new Promise((resolve, reject) => {
    const asked = request(url + path, { headers, agent }, (answer) => {
      answer.resume()
      answer.on('end', () =>
        resolve({ etag: answer.headers.etag, timing: answer.headers['server-timing'] }),
      )
    })
    asked.on('error', reject)
    asked.end()
  })
}
