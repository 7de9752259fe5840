import { isClaimOpen } from '#domain/orders/orderEvent.ts'
import { dueNow, postedBy, sumsOf } from '#domain/money/ledger.ts'
import type { PayAnswer, SentClaim } from '#domain/money/payAnswer.ts'
import type { Shop } from '#domain/shop/shop.ts'
import { fieldReader, type Parsed } from '#domain/base/parse.ts'
import { done, failed, type Result } from '#domain/base/problem.ts'
import { currentOwner } from '#data/auth/currentOwner.ts'
import { writeLocal } from '#data/storage/writeLocal.ts'
import { fetchJson } from '#data/server/http.ts'
import { toUserResult } from '#data/server/failure.ts'
import { ask } from '#data/server/pocketbase.ts'
import { eventsIn } from './orderEvents.ts'

/** What is due on an order now, by the token of its payment page. */
export async function payPageOf(token: string): Promise<Result<PayAnswer>> {
  const answer = await fetchJson(`/api/pay/${encodeURIComponent(token)}`)
  if (!answer.ok) return toUserResult(answer)
  const read = parsePayAnswer(answer.value)
  return read.ok ? done(read.value) : failed('unreachable')
}

function parsePayAnswer(wire: unknown): Parsed<PayAnswer> {
  const from = fieldReader<PayAnswer>(wire)
  return from.finish({
    number: from.text('number'),
    house: from.text('house'),
    upiId: from.textOr('upiId', ''),
    paise: from.number('paise'),
    claimed: from.flag('claimed'),
  })
}

/**
 * The same from what this device stores, for an order of the signed-in shopper whose payments it
 * knows; undefined otherwise.
 */
export async function storedPayPage(
  token: string,
  { name, payment }: Shop,
): Promise<PayAnswer | undefined> {
  const owner = currentOwner()
  const loaded = await writeLocal(async (db) => {
    const rows = await db.orders.where({ owner }).toArray()
    return rows.find(({ payToken }) => payToken === token)
  })
  const order = loaded.ok ? loaded.value : undefined
  const events = order ? eventsIn(order) : []
  if (!order || events.length === 0) return undefined
  const paise = dueNow(sumsOf(order.total, postedBy(events)), order)
  const { number } = order
  const upiId = payment?.upiId ?? ''
  return { number, house: name, upiId, paise, claimed: isClaimOpen(events) }
}

/** Claims that the order is paid, with the bank's reference. The balance does not change. */
export async function claimPayment(token: string, reference: string): Promise<Result<true>> {
  const body: SentClaim = { reference }
  const answer = await ask('guest', (pb) =>
    pb.send<unknown>(`/api/pay/${token}/claim`, { method: 'POST', body }),
  )
  return answer.ok ? done(true) : toUserResult(answer)
}
