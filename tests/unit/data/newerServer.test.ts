import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mergeSentSet } from '#domain/measurements/mergeSentSet.ts'
import { DEFAULT_SIZE_TABLE } from '#domain/length/sizeTable.ts'
import { parseCataloguePage } from '#data/parse/parseCatalogue.ts'
import { parseMeasurementSet, wireSet } from '#data/parse/parseMeasurementSet.ts'
import { parseOrder } from '#data/parse/parseOrder.ts'
import { parseProduct } from '#data/parse/parseProduct.ts'
import { parseShop } from '#domain/shop/parseShop.ts'
import { startDevice, type Device } from '#tests/harness/device/device.ts'
import { product } from '#tests/harness/data/products.ts'

/** What an older app makes of records that a newer server has added to. */
describe('an older app reads', () => {
  const detail = { sizes: ['38R'], materials: ['Wool', 'Jute'], sleeveLength: 'Full' }

  test('a product of an unknown material, by that material’s name', () => {
    const read = parseProduct({ ...product(), detail })
    expect(read).toMatchObject({ ok: true, value: { detail: { materials: ['Wool', 'Jute'] } } })
  })

  test('a product with a malformed detail, without that detail', () => {
    const read = parseProduct({
      ...product(),
      detail: 'see the drawing',
      measurements: [{}, 'Chest'],
    })
    expect(read).toMatchObject({ ok: true, value: { measurements: ['Chest'] } })
    expect(read.ok && read.value.detail).toBeUndefined()
  })

  test('an order with an unknown status and currency', () => {
    const line = { product: 'demoproduct0001', price: 100, quantity: 1 }
    const wire = { id: 'o', number: 'ET-1', total: 100, lines: [line], currency: 'JPY' }
    expect(parseOrder({ ...wire, status: 'final_pressing' })).toMatchObject({
      ok: true,
      value: { status: 'final_pressing', currency: 'INR' },
    })
  })

  test('an order only with all of its lines', () => {
    const wire = { id: 'o', number: 'ET-1', total: 100, status: 'placed', currency: 'INR' }
    expect(parseOrder({ ...wire, lines: [{ product: 'demoproduct0001' }] })).toMatchObject({
      ok: false,
    })
  })

  test('the shop’s settings without the fields that it cannot read', () => {
    const read = parseShop({
      name: 'Ember & Thread',
      whatsappNumber: '919876543210',
      hours: [{ days: 'Mon', hours: '10-7' }, { weekdays: [1] }],
      rates: { INR: 1, JPY: 2 },
      sizeTable: { version: 2 },
      policies: [{ title: 'Returns', text: ['Seven days.', { html: '<b>' }] }, 7],
    })
    expect(read).toMatchObject({
      ok: true,
      value: {
        hours: [{ days: 'Mon', hours: '10-7' }],
        sizeTable: DEFAULT_SIZE_TABLE,
        policies: [{ title: 'Returns', text: ['Seven days.'] }],
      },
    })
  })

  test('a measurement set with unknown details, and removes none of them from the server', () => {
    const edit = {
      id: 'edit00000000001',
      at: 1,
      savedAt: '2026-11-22T10:00:00.000Z',
      version: 1,
      values: { chest: 1016, thigh: 600 },
      details: { name: 'Me', kind: 'mannequin', consent: 'given', posture: 'upright' },
      confirmations: [{ code: 'chestSmall', at: 'x' }, 'all of it'],
    }
    const read = parseMeasurementSet({ id: 'set000000000001', history: [edit] })
    expect(read).toMatchObject({
      ok: true,
      value: { name: 'Me', kind: 'body', values: { chest: 1016 } },
    })
    if (!read.ok) return
    const sentBack = wireSet(read.value, 'user').history
    expect(mergeSentSet('set000000000001', [edit], sentBack).edits).toEqual([edit])
  })

  test('a catalogue page with one unreadable product', () => {
    const unreadable = { id: 'demoproduct0002', seq: 2, price: 'on request' }
    const page = { changes: [product(), unreadable, 'nonsense'], seq: 3, more: false, epoch: 'e' }
    expect(parseCataloguePage(page)).toMatchObject({
      ok: true,
      value: {
        changes: [
          { kind: 'product' },
          { kind: 'unreadable', id: 'demoproduct0002', seq: 2 },
          { kind: 'unreadable', id: '' },
        ],
      },
    })
  })
})

describe('a device that cannot read one product', () => {
  const day = 25 * 60 * 60 * 1000
  const now = Date.now()
  const unreadable = { id: 'demoproduct0002', seq: 2, price: 'on request' }
  const readable = { ...product({ id: unreadable.id, seq: 2 }) }
  const sound = [
    product({ id: 'demoproduct0001', seq: 1 }),
    product({ id: 'demoproduct0003', seq: 3 }),
  ]
  let device: Device
  let second: object = unreadable
  let asked: string[] = []

  beforeEach(() => {
    second = unreadable
    asked = []
    device = startDevice()
    device.setFetch((address) => {
      const { pathname, search, searchParams } = new URL(
        address instanceof Request ? address.url : address,
      )
      asked.push(pathname + search)
      if (pathname.endsWith('/ids')) {
        const ids = [...sound.map(({ id }) => id), unreadable.id]
        return Promise.resolve(Response.json({ ids, seq: 3, epoch: 'e' }))
      }
      const all = [sound[0], second, sound[1]].slice(Number(searchParams.get('after')))
      return Promise.resolve(Response.json({ changes: all, seq: 3, more: false, epoch: 'e' }))
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  const openPage = () =>
    device.open(async () => ({
      ...(await import('#data/catalogue/pull.ts')),
      ...(await import('#data/catalogue/cursor.ts')),
      ...(await import('#data/catalogue/skippedProducts.ts')),
      ...(await import('#data/storage/database.ts')),
    }))

  test('has all the others, and does not request it again on every pull', async () => {
    const { pullCatalogue, readCursor, readSkipped, inDatabase } = await openPage()
    expect(await pullCatalogue(now)).toMatchObject({ ok: true })
    expect(await inDatabase((db) => db.products.toCollection().primaryKeys())).toEqual(
      sound.map(({ id }) => id),
    )
    expect(await inDatabase(readCursor)).toEqual({ seq: 3, epoch: 'e' })
    expect((await inDatabase(readSkipped)).products).toEqual({ [unreadable.id]: 2 })
    await pullCatalogue(now)
    expect(asked).toEqual([
      '/api/catalogue/changes?after=0&limit=500',
      '/api/catalogue/changes?after=3&limit=500',
    ])
  })

  test('reads it with the daily reconciliation, starting from its position', async () => {
    const { pullCatalogue, readSkipped, inDatabase } = await openPage()
    await pullCatalogue(now)
    second = readable
    await pullCatalogue(now + day)
    expect(asked[1]).toBe('/api/catalogue/changes?after=1&limit=500')
    expect(await inDatabase((db) => db.products.get(unreadable.id))).toMatchObject({ seq: 2 })
    expect((await inDatabase(readSkipped)).products).toEqual({})
  })

  test('reads it as soon as it runs another build', async () => {
    const { pullCatalogue, inDatabase } = await openPage()
    await pullCatalogue(now)
    second = readable
    vi.stubGlobal('document', { querySelector: () => ({ content: 'a newer build' }) })
    await pullCatalogue(now)
    expect(await inDatabase((db) => db.products.get(unreadable.id))).toMatchObject({ seq: 2 })
  })
})
