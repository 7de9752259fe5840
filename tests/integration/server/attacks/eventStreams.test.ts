import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nthAddress, fromAddress, RATE_LIMITED_ENV } from '#tests/harness/server/clientAddresses.ts'
import { ask, records } from '#tests/harness/server/ask.ts'
import { minimalSite } from '#tests/harness/server/minimalSite.ts'
import { listen } from '#tests/harness/server/listen.ts'
import { newShopper, type Person } from '#tests/harness/server/people.ts'
import { sentOrder } from '#tests/harness/server/sentOrder.ts'
import { serverUse } from '#tests/harness/server/serverProcess.ts'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'
import { superuserToken } from '#tests/harness/server/superuser.ts'

/** As many orders as one address may place; the processor's time for them is counted. */
const ORDERS = 30
const OF_ADDRESS = 40
const SILENT = 80
const SIGNED_IN_OF_ADDRESS = 10

let shop: Shop
let shopper: Person
let customers = 0

beforeAll(async () => {
  shop = await startShop({ folders: await minimalSite(), env: RATE_LIMITED_ENV })
  shopper = await newShopper(shop)
  await costOfOrders()
})

afterAll(() => shop.stop())

/** Milliseconds of the server's processor for some orders of a customer at another address. */
async function costOfOrders(): Promise<number> {
  const headers = fromAddress(nthAddress((customers += 1)))
  const before = serverUse(shop).cpuMs
  for (let count = 0; count < ORDERS; count += 1) {
    const body = sentOrder()
    const { status } = await ask(shop, records('orders'), { method: 'POST', body, headers })
    expect(status).toBe(200)
  }
  return serverUse(shop).cpuMs - before
}

const filtered = (at: number) =>
  `orders/*?options=${encodeURIComponent(JSON.stringify({ query: { filter: `total > ${at}` } }))}`

describe('an event stream', () => {
  it.each([
    ['1,000 topics', Array.from({ length: 1000 }, (_, at) => filtered(at))],
    ['six topics', ['a/*', 'b/*', 'c/*', 'd/*', 'e/*', 'f/*']],
    ['a long topic', ['a'.repeat(100)]],
    ['a topic with options', [filtered(1)]],
    ['a collection by its id', ['pbc_3527180448/*']],
    ['a topic without a kind', ['orders']],
  ])('is refused for %s', async (_what, topics) => {
    const { status, stop } = await listen(shop, topics, '', fromAddress('192.0.2.1'))
    stop()
    expect(status).toBe(400)
  })

  it('from a hostile guest or shopper does not double the cost of other people’s orders', async () => {
    const alone = await costOfOrders()
    const guests = Array.from({ length: 20 }, () =>
      listen(shop, ['orders/*', 'order_events/*', 'mails/*'], '', fromAddress('192.0.2.2')),
    )
    const shoppers = Array.from({ length: 20 }, () =>
      listen(shop, ['orders/*', 'order_events/*'], shopper.token, fromAddress('192.0.2.3')),
    )
    const streams = await Promise.all([...guests, ...shoppers])
    const beset = await costOfOrders()
    for (const { stop } of streams) stop()
    expect(beset / alone).toBeLessThan(2)
  })

  it('is limited per address, and stays available to other addresses', async () => {
    const open = (count: number, address: string, token = '') =>
      Array.from({ length: count }, () => listen(shop, ['catalogue'], token, fromAddress(address)))
    const neighbours = await Promise.all(open(3, '2001:db8:2::1'))
    // Two addresses of one IPv6 network count as one.
    const many = [...open(OF_ADDRESS, '2001:db8:1::1'), ...open(30, '2001:db8:1::2')]
    const streams = await Promise.all(many)
    const signedIn = await Promise.all(open(20, '192.0.2.4', shopper.token))
    const isOpen = ({ closed }: { closed: boolean }) => !closed
    await expect.poll(() => streams.filter(isOpen).length).toBe(OF_ADDRESS)
    await expect.poll(() => signedIn.filter(isOpen).length).toBe(SIGNED_IN_OF_ADDRESS)
    expect(neighbours.filter(isOpen)).toHaveLength(3)
    // 404: a stream that was closed for another before it asked for its topics.
    const statuses = [...streams, ...signedIn].map(({ status }) => status)
    expect(statuses.filter((status) => ![204, 404, 429].includes(status))).toEqual([])
    for (const { stop } of [...neighbours, ...streams, ...signedIn]) stop()
  })

  it('is closed when there are too many that never subscribe', async () => {
    const line = new AbortController()
    let opened = 0
    let closed = 0
    const silent = Array.from({ length: SILENT }, async () => {
      const headers = fromAddress('192.0.2.5')
      const stream = await fetch(`${shop.url}/api/realtime`, { signal: line.signal, headers })
      opened += 1
      await stream.text().catch(() => '')
      closed += 1
    })
    await expect.poll(() => opened).toBe(SILENT)
    const token = await superuserToken(shop)
    const { body: jobs } = await ask(shop, '/api/crons', { token })
    expect(Object.values(jobs)).toContainEqual({ id: 'streams', expression: '* * * * *' })
    await ask(shop, '/api/crons/streams', { method: 'POST', token })
    await expect.poll(() => opened - closed).toBe(OF_ADDRESS)
    line.abort()
    await Promise.all(silent)
  })
})
