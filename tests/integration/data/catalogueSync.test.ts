import { Dexie } from 'dexie'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ask, records } from '#tests/harness/server/ask.ts'
import { signInOwner } from '#tests/harness/server/people.ts'
import { shopBehindProxy } from '#tests/harness/network/shopBehindProxy.ts'
import { readEvents } from '#tests/harness/server/listen.ts'

const PATIENT = { timeout: 45_000 }
const STREAM = { method: 'GET', path: /^\/api\/realtime/ }
const ID = 'demoproduct0002'

const shop = shopBehindProxy()

let leave = async () => {}

// Not a stub, which ends with its test: a page that is being left may still connect once more.
Object.assign(globalThis, { EventSource: NodeEventSource })
afterEach(() => leave())

function requests(method: string, path: string): number {
  return shop.proxy.seen.filter((seen) => seen.method === method && seen.path.startsWith(path))
    .length
}

function pulls(): number {
  return requests('GET', '/api/catalogue/changes')
}

async function changeName(name: string): Promise<void> {
  const { token } = await signInOwner(shop)
  await ask(shop, records('products', ID), { method: 'PATCH', token, body: { name } })
}

/** A page that keeps its catalogue up to date. */
async function openPage() {
  const page = await shop.device.open(async () => ({
    ...(await import('#data/catalogue/catalogue.ts')),
    ...(await import('#data/catalogue/sync.ts')),
    ...(await import('#data/server/pocketbase.ts')),
    ...(await import('#data/server/reachability.ts')),
  }))
  leave = async () => (await page.client('guest')).realtime.unsubscribe()
  page.pollUntilReachable()
  page.startCatalogue()
  return { name: async () => (await page.productById(ID))?.name }
}

/** A page that has the whole catalogue and is subscribed to changes. */
async function openShop() {
  const { name } = await openPage()
  await expect.poll(() => requests('POST', '/api/realtime'), PATIENT).toBe(1)
  await expect.poll(name, PATIENT).toBeDefined()
  return { name }
}

describe('an open page', () => {
  it('shows the owner’s change at once', async () => {
    const { name } = await openShop()
    await changeName('Heard of')
    await expect.poll(name, PATIENT).toBe('Heard of')
  })

  it('misses no change made before it subscribes', async () => {
    shop.proxy.spoil({ kind: 'delay', delayMs: 3000 }, { ...STREAM, method: 'POST' })
    const { name } = await openPage()
    await expect.poll(() => requests('POST', '/api/realtime'), PATIENT).toBe(1)
    await changeName('Changed early')
    await expect.poll(name, PATIENT).toBe('Changed early')
  })

  it('reconnects when the stream is cut before the subscription is answered', async () => {
    shop.proxy.spoil({ kind: 'answer-after-cut' }, { ...STREAM, method: 'POST' })
    const { name } = await openPage()
    await expect.poll(() => requests('POST', '/api/realtime'), PATIENT).toBe(2)
    await changeName('Heard of again')
    await expect.poll(name, PATIENT).toBe('Heard of again')
  })

  it('asks an unreachable server only whether it is back, then pulls and subscribes', async () => {
    shop.proxy.spoil({ kind: 'drop-before' }, {}, 1000)
    const { name } = await openPage()
    await expect.poll(() => requests('GET', '/api/health'), PATIENT).toBeGreaterThan(1)
    expect(pulls()).toBe(1)
    shop.proxy.heal()
    await expect.poll(() => requests('POST', '/api/realtime'), PATIENT).toBe(1)
    await changeName('Heard of later')
    await expect.poll(name, PATIENT).toBe('Heard of later')
  })

  it('fetches the catalogue again as soon as the browser evicts it', async () => {
    // Dexie's own words when another connection deletes the database.
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { name } = await openShop()
    await new Promise<void>((done, refused) => {
      const deleting = Dexie.dependencies.indexedDB.deleteDatabase('darzi')
      deleting.onsuccess = () => done()
      deleting.onerror = () => refused(new Error('The database was not deleted.'))
    })
    await expect.poll(name, PATIENT).toBeDefined()
    expect(warn.mock.calls.flat().join()).toMatch(/wants to delete/)
    warn.mockRestore()
  })

  it('catches up with changes made while realtime was silent', async () => {
    const { name } = await openShop()
    // Receiving a change proves that the subscription was answered.
    await changeName('Heard of')
    await expect.poll(name, PATIENT).toBe('Heard of')
    const asked = requests('GET', '/api/realtime')
    shop.proxy.spoil({ kind: 'drop-before' }, STREAM, 1000)
    expect(shop.proxy.cutRealtime()).toBe(1)
    const before = pulls()
    await changeName('Not heard of')
    // Its attempt to reconnect fails, so no event announces the change.
    await expect.poll(() => requests('GET', '/api/realtime'), PATIENT).toBeGreaterThan(asked)
    expect(pulls()).toBe(before)
    shop.proxy.heal()
    await expect.poll(name, PATIENT).toBe('Not heard of')
  })
})

type Source = EventTarget & { onerror: (() => void) | null; close: () => void }

/**
 * `EventSource` for Node, as far as the shop needs it: it reports a dropped connection and leaves
 * reconnecting to its user.
 */
function NodeEventSource(address: string): Source {
  const line = new AbortController()
  const source: Source = Object.assign(new EventTarget(), {
    onerror: null,
    close: () => line.abort(),
  })
  const listen = async () => {
    const stream = await fetch(address, { signal: line.signal })
    await readEvents(stream, ({ topic, id, text }) =>
      source.dispatchEvent(new MessageEvent(topic, { data: text, lastEventId: id })),
    )
  }
  const cut = () => line.signal.aborted || source.onerror?.()
  listen().then(cut, cut)
  return source
}
