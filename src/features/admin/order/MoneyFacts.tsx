import { Fragment } from 'react'
import { dueNow, type Sums } from '#domain/money/ledger.ts'
import { formatPaise } from '#domain/money/paise.ts'
import type { OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { money } from '#copy/money/money.ts'
import '#ui/styles/parts/totals.css'

type MoneyFactsProps = { order: OwnerOrder; sums: Sums }

/** What an order's ledger adds up to. */
export function MoneyFacts({ order, sums }: MoneyFactsProps) {
  const { total, discounted, received, balance } = sums
  const due = dueNow(sums, order)
  const facts: [string, number][] = [[money.total, total]]
  if (discounted > 0) facts.push([money.discount, discounted])
  facts.push([money.received, received])
  if (order.status !== 'cancelled') facts.push([money.balance, balance])
  else if (received > 0) facts.push([money.owed, received])
  if (due > 0) facts.push([money.due, due])
  return (
    <dl className="totals">
      {facts.map(([name, paise]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd className="price">{formatPaise(paise)}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
