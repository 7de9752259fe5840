import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { OrderStatus } from '#domain/orders/order.ts'
import { valueOf } from '#tests/harness/device/liveValue.ts'
import { openOwnerDesk } from '#tests/harness/device/ownerDesk.ts'
import { shopBehindProxy } from '#tests/harness/network/shopBehindProxy.ts'
import { ask, records } from '#tests/harness/server/ask.ts'
import { signInOwner, type Person } from '#tests/harness/server/people.ts'
import { sentOrder } from '#tests/harness/server/sentOrder.ts'
import { PROJECT } from '#tools/setup/folders.mjs'

/** The lane sends three in a second, and this machine may be busy. */
const SENT_MS = 45_000

const BELT = 'demoproduct0026'
const MINE = { trialDate: '2027-03-01', dueDate: '2027-03-08' }
const THEIRS = { trialDate: '2027-04-05', dueDate: '2027-04-12' }

const shop = shopBehindProxy()

let owner: Person

beforeAll(async () => {
  owner = await signInOwner(shop)
})

type Desk = Awaited<ReturnType<typeof openOwnerDesk>>

/** Waits until this many edits wait, the first of them for the owner's decision. */
function asked(desk: Desk, count: number) {
  return valueOf(
    desk.deskItems,
    (items) => items.length === count && items[0]?.status === 'refused',
    SENT_MS,
  )
}

const settled = (desk: Desk) => valueOf(desk.deskItems, ({ length }) => length === 0, SENT_MS)

describe('an order that two desks change, one of them offline', () => {
  const stored = async (id: string) =>
    (await ask(shop, records('orders', id), { token: owner.token })).body
  const elsewhere = {
    moves: (id: string, status: OrderStatus) =>
      ask(shop, records('orders', id), {
        method: 'PATCH',
        token: owner.token,
        body: { status },
      }),
    setsDates: (id: string) =>
      ask(shop, `/api/owner/orders/${id}/dates`, {
        method: 'POST',
        token: owner.token,
        body: { ...THEIRS, rev: 1, reason: '' },
      }),
  }

  async function placed(desk: Desk) {
    const made = await ask(shop, records('orders'), { method: 'POST', body: sentOrder() })
    await desk.ownerOrders.pull()
    const id = String(made.body['id'])
    const now = async () => {
      const rows = await valueOf(desk.ownerOrders.rows)
      const order = rows.find((known) => known.id === id)
      if (!order) throw new Error('the order is not in the replica')
      return order
    }
    return { id, now }
  }

  it.each(['keeps', 'gives up'] as const)(
    'asks about the dates too, when the owner %s the move before them',
    async (answer) => {
      const desk = await openOwnerDesk(shop)
      const { id, now } = await placed(desk)
      shop.device.setOnline(false)
      await desk.moveOrder(await now(), 'confirmed')
      await desk.setDates(await now(), MINE)
      await elsewhere.setsDates(id)
      shop.device.setOnline(true)
      await desk.sendNow()
      const [move] = await asked(desk, 2)
      if (move?.edit.what !== 'move') throw new Error('the move is not reported as a conflict')
      if (answer === 'keeps') await desk.retryEdit(move.id, { ...move.edit, base: 2 })
      else await desk.discardEdits([move.id])
      const [dates] = await asked(desk, 1)
      expect(dates?.edit).toMatchObject({ what: 'dates', dates: MINE })
      expect(await stored(id)).toMatchObject({
        ...THEIRS,
        status: answer === 'keeps' ? 'confirmed' : 'placed',
      })
    },
  )

  it('reports a conflict for the move too, if the owner keeps their own dates before it', async () => {
    const desk = await openOwnerDesk(shop)
    const { id, now } = await placed(desk)
    shop.device.setOnline(false)
    await desk.setDates(await now(), MINE)
    await desk.moveOrder(await now(), 'cancelled')
    await elsewhere.moves(id, 'confirmed')
    shop.device.setOnline(true)
    await desk.sendNow()
    const [dates] = await asked(desk, 2)
    if (dates?.edit.what !== 'dates') throw new Error('the dates are not asked about')
    await desk.retryEdit(dates.id, { ...dates.edit, base: 2 })
    const [move] = await asked(desk, 1)
    expect(move?.edit).toMatchObject({ what: 'move', to: 'cancelled' })
    expect(await stored(id)).toMatchObject({ ...MINE, status: 'confirmed' })
  })

  it('sends what remains when the owner discards an edit before anything was sent', async () => {
    const desk = await openOwnerDesk(shop)
    const { id, now } = await placed(desk)
    shop.device.setOnline(false)
    await desk.moveOrder(await now(), 'confirmed')
    await desk.setDates(await now(), MINE)
    const [move] = await valueOf(desk.deskItems, ({ length }) => length === 2)
    await desk.discardEdits([move?.id ?? ''])
    shop.device.setOnline(true)
    await desk.sendNow()
    await settled(desk)
    expect(await stored(id)).toMatchObject({ ...MINE, status: 'placed', rev: 2 })
  })
})

describe('a photo that two desks change, one of them offline', () => {
  const photoOf = async () =>
    String((await ask(shop, records('products', BELT), { token: owner.token })).body['photo'])

  const bytes = new Uint8Array(readFileSync(join(PROJECT, 'public/pictures/social-1200x630.jpg')))
  const picture = new File([bytes], 'photo.jpg', { type: 'image/jpeg' })

  async function setElsewhere() {
    const body = new FormData()
    body.set('photo', picture)
    await ask(shop, records('products', BELT), { method: 'PATCH', token: owner.token, body })
  }

  it.each([
    ['a new one', picture],
    ['its removal', 'none'],
  ] as const)('asks whether to keep %s', async (_, photo) => {
    const desk = await openOwnerDesk(shop)
    await setElsewhere()
    await desk.ownedProducts.pull()
    const rows = await valueOf(desk.ownedProducts.rows)
    const belt = rows.find(({ id }) => id === BELT)
    if (!belt) throw new Error('the belt is not in the books')
    shop.device.setOnline(false)
    await desk.changeProduct(belt, { photo })
    await setElsewhere()
    const theirs = await photoOf()
    shop.device.setOnline(true)
    await desk.sendNow()
    const [asking] = await asked(desk, 1)
    expect(await photoOf()).toBe(theirs)
    if (asking?.edit.what !== 'product') throw new Error('the edit of the belt is gone')
    await desk.retryEdit(asking.id, { ...asking.edit, base: belt.rev + 1 })
    await settled(desk)
    expect(await photoOf()).not.toBe(theirs)
  })
})

it('a price set by another desk is asked about, when the answer to an edit before it was lost', async () => {
  const desk = await openOwnerDesk(shop)
  await desk.ownedProducts.pull()
  const belt = async () => {
    const rows = await valueOf(desk.ownedProducts.rows)
    const found = rows.find(({ id }) => id === BELT)
    if (!found) throw new Error('the belt is not in the books')
    return found
  }
  const stored = async () =>
    (await ask(shop, records('products', BELT), { token: owner.token })).body
  const { price } = await belt()
  const theirs = { price: price + 90 }
  shop.proxy.spoil(
    { kind: 'drop-after-commit' },
    { method: 'PATCH', path: /collections\/products/ },
  )
  await desk.changeProduct(await belt(), { name: 'Bridle belt' })
  shop.device.setOnline(false)
  await desk.changeProduct(await belt(), { price: price + 120 })
  await ask(shop, records('products', BELT), { method: 'PATCH', token: owner.token, body: theirs })
  shop.device.setOnline(true)
  await desk.sendNow()
  const [asking] = await asked(desk, 1)
  expect(asking?.edit).toMatchObject({ changes: { price: price + 120 } })
  expect(await stored()).toMatchObject({ name: 'Bridle belt', ...theirs })
})
