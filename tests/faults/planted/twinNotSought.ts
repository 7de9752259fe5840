import type { enqueueOrder as sound } from '#data/orderRow.ts'
import { putIntoOutbox } from '#data/outboxPut.ts'
import type { Faulty } from './faulty.ts'

/** Stores the order without a look at what waits under its id or holds its lines. */
export const enqueueOrder: Faulty<typeof sound> = () => (db, draft) => {
  const { id, user: owner, shipping, ...rest } = draft
  const payload = { ...rest, ...shipping, id, user: owner }
  return db.transact([db.outbox, db.cart], async () => {
    const inCart = await db.cart.where({ owner }).toArray()
    const isOrdered = ({ product, material }: (typeof inCart)[number]) =>
      draft.lines.some((line) => line.product === product && line.material === material)
    const cartLines = inCart.filter(isOrdered).map((line) => line.id)
    await putIntoOutbox(db, { id, kind: 'order', owner, payload, cartLines }, Date.now())
    return id
  })
}
