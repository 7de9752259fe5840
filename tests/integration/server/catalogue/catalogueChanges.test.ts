import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, asObject, itemsOf, records } from '#tests/harness/server/ask.ts'
import { minimalSite } from '#tests/harness/server/minimalSite.ts'
import { listen } from '#tests/harness/server/listen.ts'
import { signInOwner, type Person } from '#tests/harness/server/people.ts'
import { newRecordId } from '#tests/harness/server/sentOrder.ts'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'
import { pocketBaseCommand } from '#tools/server/command.mjs'

let shop: Shop
let owner: Person

beforeAll(async () => {
  shop = await startShop({ folders: await minimalSite() })
  owner = await signInOwner(shop)
})

afterAll(() => shop.stop())

type Change = { id: string; seq: number; gone?: true; name?: string; price?: number }
const someNumber: unknown = expect.any(Number)

type Page = { changes: Change[]; seq: number; more: boolean; epoch: string }

async function changes(after: number, limit = 500): Promise<Page> {
  const answer = await fetch(`${shop.url}/api/catalogue/changes?after=${after}&limit=${limit}`)
  expect(answer.status).toBe(200)
  return readPage(asObject(await answer.text()))
}

function readPage({ changes: sent, seq, more, epoch }: Record<string, unknown>): Page {
  const read = itemsOf({ body: { items: sent } }).map((change) => ({
    ...change,
    id: String(change['id']),
    seq: Number(change['seq']),
  }))
  return { changes: read, seq: Number(seq), more: more === true, epoch: String(epoch) }
}

async function add(changes: object = {}): Promise<string> {
  const id = newRecordId()
  const piece = { id, name: `Piece ${id}`, description: 'A piece', price: 100, category: 'Belts' }
  const body = { ...piece, ...changes }
  await ask(shop, records('products'), { method: 'POST', token: owner.token, body })
  return id
}

function edit(id: string, body: object) {
  return ask(shop, records('products', id), { method: 'PATCH', token: owner.token, body })
}

describe('the catalogue’s changes', () => {
  it('contain everything for a device without a cursor, page by page', async () => {
    const ids: string[] = []
    let page = await changes(0, 7)
    for (;;) {
      ids.push(...page.changes.map(({ id }) => id))
      if (!page.more) break
      expect(page.changes).toHaveLength(7)
      page = await changes(page.seq, 7)
    }
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => id.startsWith('demoproduct'))).toHaveLength(30)
  })

  it('are empty for a device that is up to date', async () => {
    const { seq } = await changes(0)
    expect(await changes(seq)).toMatchObject({ changes: [], seq, more: false })
  })

  it('contain a new product, an edit and a deletion once each', async () => {
    const { seq } = await changes(0)
    const id = await add()
    const added = await changes(seq)
    expect(added.changes).toMatchObject([{ id, price: 100 }])
    await edit(id, { price: 200 })
    const edited = await changes(added.seq)
    expect(edited.changes).toMatchObject([{ id, price: 200 }])
    await edit(id, { deleted: true })
    const deleted = await changes(edited.seq)
    expect(deleted.changes).toEqual([{ id, seq: deleted.seq, gone: true }])
  })

  it('reveal nothing of a draft', async () => {
    const { seq } = await changes(0)
    const id = await add({ draft: true, name: 'Secret' })
    expect((await changes(seq)).changes).toEqual([{ id, seq: someNumber, gone: true }])
  })

  it('reset a device whose cursor is ahead of this history', async () => {
    const { seq, epoch } = await changes(0)
    expect(await changes(seq + 5000)).toEqual({
      changes: [],
      seq: someNumber,
      more: false,
      epoch,
    })
    expect((await changes(seq + 5000)).seq).toBeLessThanOrEqual(seq + 100)
  })

  it('have another epoch after a restore', async () => {
    const before = (await changes(0)).epoch
    const { binary, folders } = shop
    await pocketBaseCommand({ binary, folders }, ['epoch'])
    expect((await changes(0)).epoch).not.toBe(before)
  })

  it('miss nothing while 60 products are written at once', async () => {
    let cursor = (await changes(0)).seq
    const seen = new Set<string>()
    const writes = Promise.all(Array.from({ length: 60 }, () => add()))
    let written: string[] | undefined
    void writes.then((ids) => (written = ids))
    for (;;) {
      const last = written
      const page = await changes(cursor)
      for (const { id } of page.changes) seen.add(id)
      cursor = page.seq
      if (last) break
    }
    expect((await writes).filter((id) => !seen.has(id))).toEqual([])
  })

  it('answer 304 to a device that already has them', async () => {
    const path = `${shop.url}/api/catalogue/changes?after=0`
    const first = await fetch(path)
    expect(first.headers.get('content-encoding')).toBe('gzip')
    const etag = first.headers.get('etag') ?? ''
    const again = await fetch(path, { headers: { 'If-None-Match': etag } })
    expect(again.status).toBe(304)
    expect(first.headers.get('cache-control')).toBe('no-cache')
  })

  it.each(['after=-1', 'after=x', 'limit=0', 'limit=1e9', 'after=1;drop', ''])(
    'accept odd queries without an error: %s',
    async (query) => {
      const answer = await fetch(`${shop.url}/api/catalogue/changes?${query}`)
      expect(answer.status).toBe(200)
      await answer.arrayBuffer()
    },
  )
})

describe('the catalogue’s ids', () => {
  it('are those on the shelf', async () => {
    const draft = await add({ draft: true })
    const shown = await add()
    const { body } = await ask(shop, '/api/catalogue/ids')
    expect(body['ids']).toContain(shown)
    expect(body['ids']).not.toContain(draft)
    expect(body['epoch']).toBe((await changes(0)).epoch)
  })
})

describe('a realtime hint', () => {
  it('is sent for every change, even one hidden from shoppers', async () => {
    const { messages, stop } = await listen(shop, ['catalogue'])
    const id = await add({ draft: true, name: 'Secret' })
    await edit(id, { deleted: true })
    await expect.poll(() => messages.length).toBe(3)
    stop()
    const { epoch } = await changes(0)
    expect(messages).toEqual(
      [1, 2, 3].map(() => ({
        topic: 'catalogue',
        data: { seq: someNumber, epoch, shopSeq: someNumber },
      })),
    )
  })

  it('names the position of changed settings', async () => {
    const settings = records('shop', 'shop00000000000')
    const { messages, stop } = await listen(shop, ['catalogue'])
    await expect.poll(() => messages.length).toBe(1)
    const body = { name: 'House of Neha' }
    const saved = await ask(shop, settings, { method: 'PATCH', token: owner.token, body })
    await expect.poll(() => messages.length).toBe(2)
    stop()
    const { seq, epoch } = await changes(0)
    expect(messages[1]).toEqual({
      topic: 'catalogue',
      data: { seq, epoch, shopSeq: saved.body['seq'] },
    })
    expect(messages[0]?.data).not.toEqual(messages[1]?.data)
  })

  it('sends a new subscriber the current position', async () => {
    await add()
    const { seq, epoch } = await changes(0)
    const { messages, stop } = await listen(shop, ['catalogue'])
    const data = { seq, epoch, shopSeq: someNumber }
    await expect.poll(() => messages).toEqual([{ topic: 'catalogue', data }])
    stop()
  })

  it('is not sent to subscribers of other topics', async () => {
    const { messages, stop } = await listen(shop, ['orders/*'])
    await add()
    const other = await listen(shop, ['catalogue'])
    await expect.poll(() => other.messages.length).toBe(1)
    stop()
    other.stop()
    expect(messages).toEqual([])
  })
})
