import { Dexie } from 'dexie'
import { IDBDatabase as LocalDatabase, IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { cartLineOf } from '#domain/cart/cart.ts'
import { startDevice, type Device } from '#tests/harness/device/device.ts'
import { valueOf } from '#tests/harness/device/liveValue.ts'
import { product } from '#tests/harness/data/products.ts'
import { expectConsoleMessage } from '#tests/harness/screen/quietConsole.ts'

let device: Device

beforeEach(() => {
  device = startDevice()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const openPage = () =>
  device.open(async () => ({
    orders: await import('#data/orders/orders.ts'),
    ...(await import('#data/storage/database.ts')),
    ...(await import('#data/storage/tabLock.ts')),
    ...(await import('#data/account/ownerRows.ts')),
    ...(await import('#data/storage/storageTrouble.ts')),
    ...(await import('#data/storage/writeLocal.ts')),
    ...(await import('#data/storage/persistence.ts')),
    cart: {
      ...(await import('#data/cart/cart.ts')),
      ...(await import('#data/cart/editCart.ts')),
      ...(await import('#data/cart/cartCount.ts')),
    },
  }))

/** The browser's error when the device is full. */
function full(): Error {
  return Object.assign(new Error('no room'), { name: 'QuotaExceededError' })
}

/** A line as the first version of the shop kept it. */
function oldLine(title: string, addedAt: number) {
  const { id, ...line } = cartLineOf(product({ id: title, name: title }), title)
  return { ...line, id, owner: '', addedAt }
}

describe('a full device', () => {
  test('deletes cached pictures to make room for the shopper’s data', async () => {
    const names = new Set(['darzi-pictures', 'darzi-pages-1', 'darzi-files'])
    vi.stubGlobal('caches', {
      keys: () => Promise.resolve([...names]),
      delete: (n: string) => Promise.resolve(names.delete(n)),
    })
    const { writeLocal } = await openPage()
    let tries = 0
    const written = await writeLocal(() => {
      tries += 1
      return tries === 1 ? Promise.reject(full()) : Promise.resolve('kept')
    })
    expect(written).toEqual({ ok: true, value: 'kept' })
    expect([...names]).toEqual(['darzi-files'])
  })

  test('reports it when even that is not enough', async () => {
    vi.stubGlobal('caches', {
      keys: () => Promise.resolve([]),
      delete: () => Promise.resolve(true),
    })
    const { writeLocal } = await openPage()
    const written = await writeLocal(() => Promise.reject(full()))
    expect(written).toEqual({ ok: false, problem: { code: 'storageFull' } })
  })
})

describe('the browser', () => {
  test('is asked for persistent storage once something is saved, and not before', async () => {
    const persist = vi.fn(() => Promise.resolve(true))
    Object.assign(navigator, { storage: { persist, persisted: () => Promise.resolve(false) } })
    const { cart, database, isStoragePersistent } = await openPage()
    await database()
    expect(persist).not.toHaveBeenCalled()
    await cart.addToCart(product())
    await cart.addToCart(product())
    await expect.poll(() => isStoragePersistent.current()).toBe(true)
    expect(persist).toHaveBeenCalledTimes(1)
  })

  test('is asked for persistent storage for an order too, even without a cart', async () => {
    const persist = vi.fn(() => Promise.resolve(true))
    Object.assign(navigator, { storage: { persist, persisted: () => Promise.resolve(false) } })
    device.setOnline(false)
    const { orders, isStoragePersistent } = await openPage()
    const { SUIT, PRICE, orderOf } = await import('#tests/faults/model/goods.ts')
    const what = { id: SUIT.id, user: '', mark: 1, label: '', price: PRICE, isValid: true }
    expect(await orders.placeOrder(orderOf(what), [])).toMatchObject({ ok: true })
    await expect.poll(() => isStoragePersistent.current()).toBe(true)
    expect(persist).toHaveBeenCalledTimes(1)
  })

  test('writes saved data to disk before the write completes', async () => {
    const began = vi.spyOn(LocalDatabase.prototype, 'transaction')
    const { cart } = await openPage()
    await cart.addToCart(product())
    const writes = began.mock.calls.filter(([, mode]) => mode === 'readwrite')
    expect(writes.length).toBeGreaterThan(0)
    for (const [, , options] of writes) expect(options).toEqual({ durability: 'strict' })
  })

  test('that evicted the shopper’s data is reported, and the shop goes on', async () => {
    const first = await openPage()
    await first.cart.addToCart(product())
    expect(first.storageTrouble.current()).toBeUndefined()
    Dexie.dependencies.indexedDB = new IDBFactory()
    const later = await openPage()
    expect(await later.cart.addToCart(product())).toMatchObject({ ok: true })
    expect(later.storageTrouble.current()).toBe('lost')
  })

  test('that evicts data while the cart is open leaves no line there, and a notice says so', async () => {
    // Dexie's own words when another connection deletes the database.
    expectConsoleMessage(/wants to delete/)
    const { cart, onStorageTrouble } = await openPage()
    const reported: unknown[] = []
    onStorageTrouble((kind) => reported.push(kind))
    await cart.addToCart(product())
    const leave = cart.cartLines.subscribe(() => undefined)
    await expect.poll(() => cart.cartLines.current()?.length).toBe(1)
    await new Promise<void>((done, refused) => {
      const asked = Dexie.dependencies.indexedDB.deleteDatabase('darzi')
      asked.onsuccess = () => done()
      asked.onerror = () => refused(new Error('The database was not deleted.'))
    })
    await expect.poll(() => cart.cartLines.current(), { timeout: 5000 }).toEqual([])
    expect(cart.cartCount.current()).toBe(0)
    expect(reported).toEqual(['lost'])
    leave()
  })

  test('that evicted data and then fails for a moment still has the loss reported', async () => {
    const { clearTrouble, reportTrouble, storageTrouble } = await openPage()
    reportTrouble('lost')
    reportTrouble('unavailable')
    expect(storageTrouble.current()).toBe('unavailable')
    clearTrouble('unavailable')
    expect(storageTrouble.current()).toBe('lost')
  })

  test('that closes the connection gets the same work again', async () => {
    const { cart, database, inDatabase } = await openPage()
    await cart.addToCart(product())
    const db = await database()
    db.close()
    expect(await cart.addToCart(product({ price: 45_000 }))).toMatchObject({ ok: true })
    expect(cart.cartCount.current()).toBe(2)
    const work = vi.fn(() => Promise.resolve('done'))
    const lost = new Error('Connection to Indexed Database server lost.')
    work.mockRejectedValueOnce(Object.assign(lost, { name: 'UnknownError' }))
    expect(await inDatabase(work)).toBe('done')
    expect(work).toHaveBeenCalledTimes(2)
  })
})

describe('a connection', () => {
  test('that is closed leaves the next one open', async () => {
    const { closeDatabase, database } = await openPage()
    const first = await database()
    const closing = closeDatabase()
    const next = await database()
    await closing
    expect(next === first).toBe(false)
    expect(await next.cart.count()).toBe(0)
    first.close()
    expect((await database()) === next).toBe(true)
  })
})

describe('a page in the back/forward cache', () => {
  /** Another page of the shop, which reads and writes the cart in its own connection. */
  async function otherPage() {
    const other = await new Dexie('darzi').open()
    onTestFinished(() => other.close())
    return other.table('cart')
  }

  test('holds no transaction, and an interrupted write is finished on return', async () => {
    const { cart, inDatabase } = await openPage()
    await cart.addToCart(product())
    const steps: string[] = []
    const begun = vi.fn()
    const writing = inDatabase((db) =>
      db.transact([db.cart], async () => {
        begun()
        await db.cart.put(oldLine('unfinished', 1))
        // As slow as a phone can be; a transaction stays open only while it has requests.
        while (begun.mock.calls.length === 1) await db.cart.count()
        steps.push('written')
      }),
    )
    await expect.poll(() => begun.mock.calls.length).toBe(1)
    device.leavePage()
    const theirs = await otherPage()
    expect(await theirs.count()).toBe(1)
    await theirs.put(oldLine('theirs', 2))
    expect([begun.mock.calls.length, steps]).toEqual([1, []])
    device.returnToPage()
    await writing
    expect([begun.mock.calls.length, steps]).toEqual([2, ['written']])
    expect(await theirs.count()).toBe(3)
  })

  test('shows on return what changed meanwhile', async () => {
    const { cart } = await openPage()
    await cart.addToCart(product())
    const stop = cart.cartLines.subscribe(() => undefined)
    await expect.poll(() => cart.cartLines.current()?.length).toBe(1)
    device.leavePage()
    await (await otherPage()).put(oldLine('theirs', 2))
    expect(cart.cartLines.current()).toHaveLength(1)
    device.returnToPage()
    await expect.poll(() => cart.cartLines.current()?.length).toBe(2)
    stop()
  })
})

describe('a page that a signed-in shopper loads', () => {
  test('opens no write transaction to adopt a guest without data', async () => {
    const began = vi.spyOn(LocalDatabase.prototype, 'transaction')
    const writes = () => began.mock.calls.filter(([, mode]) => mode === 'readwrite').length
    const { cart, adoptGuest } = await openPage()
    await cart.addToCart(product())
    device.storage.set('darzi_shopper', JSON.stringify({ token: 'a.b.c', record: { id: 'asha' } }))
    began.mockClear()
    await adoptGuest('asha')
    expect(writes()).toBe(1)
    await adoptGuest('asha')
    expect(writes()).toBe(1)
  })
})

describe('unresponsive storage', () => {
  test('is reported after a while, and cleared once it responds', async () => {
    const { database, inDatabase, storageTrouble } = await openPage()
    await database()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    let answer = () => {}
    const working = inDatabase(() => new Promise<void>((resolve) => (answer = resolve)))
    await vi.advanceTimersByTimeAsync(7000)
    expect(storageTrouble.current()).toBeUndefined()
    await vi.advanceTimersByTimeAsync(2000)
    expect(storageTrouble.current()).toBe('unresponsive')
    answer()
    await working
    expect(storageTrouble.current()).toBeUndefined()
  })
})

describe('another tab', () => {
  test('that blocks opening is reported, and opening continues when it is closed', async () => {
    // Dexie's own words about it.
    expectConsoleMessage(/blocked by other connection/)
    expectConsoleMessage(/wants to upgrade/)
    const old = await new Promise<IDBDatabase>((resolve, reject) => {
      const asked = Dexie.dependencies.indexedDB.open('darzi', 5)
      asked.onsuccess = () => resolve(asked.result)
      asked.onerror = () => reject(new Error('no raw connection'))
    })
    const { database, storageTrouble } = await openPage()
    const opening = database()
    await expect.poll(() => storageTrouble.current()).toBe('blocked')
    old.close()
    await opening
    expect(storageTrouble.current()).toBeUndefined()
  })

  test('with the previous schema version keeps writing, and both see all data', async () => {
    // Dexie's own words when the newer version opens.
    expectConsoleMessage(/wants to upgrade/)
    const { SCHEMA } = await import('#data/storage/connect.ts')
    const old = new Dexie('darzi')
    old.version(1).stores(SCHEMA)
    await old.open()
    await old.table('cart').put(oldLine('before', Date.now()))
    const { cart, storageTrouble } = await openPage()
    expect(await cart.addToCart(product())).toMatchObject({ ok: true })
    await old.table('cart').put(oldLine('after', Date.now() + 1000))
    const lines = await valueOf(cart.cartLines, (all) => all.length === 3)
    expect(lines.map(({ title }) => title)).toEqual(['before', product().name, 'after'])
    expect(await cart.setQuantity('after', 2)).toMatchObject({ ok: true })
    expect(await old.table('cart').get('after')).toMatchObject({ title: 'after', quantity: 2 })
    expect(storageTrouble.current()).toBeUndefined()
    old.close()
  })

  test('that is suspended with the tab lock delays others only for a bounded time', async () => {
    const asleep = await openPage()
    void asleep.withTabLock('pulling', () => new Promise(() => {}), 0)
    const awake = await openPage()
    const done: string[] = []
    await awake.withTabLock('pulling', () => Promise.resolve(void done.push('after waiting')), 50)
    expect(done).toEqual(['after waiting'])
  })

  test('that is working is waited for', async () => {
    const first = await openPage()
    const second = await openPage()
    const done: string[] = []
    let finish = () => {}
    const working = new Promise<void>((resolve) => (finish = resolve))
    const one = first.withTabLock(
      'pulling',
      () => working.then(() => void done.push('first')),
      5000,
    )
    const other = second.withTabLock(
      'pulling',
      () => Promise.resolve(void done.push('second')),
      5000,
    )
    finish()
    await Promise.all([one, other])
    expect(done).toEqual(['first', 'second'])
  })
})
