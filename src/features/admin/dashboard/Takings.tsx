import { useMemo, useState } from 'react'
import { ledgerEvents } from '#data/desk/ledger.ts'
import { dateOf, dayOf } from '#domain/base/day.ts'
import { takingsOn, type Moved, type Takings as Sums } from '#domain/desk/takings.ts'
import type { OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { formatPaise } from '#domain/money/paise.ts'
import { adminTakings as words } from '#copy/desk/adminMoney.ts'
import { orderName } from '#copy/desk/desk.ts'
import { moneySentence, money } from '#copy/money/money.ts'
import { Field } from '#ui/forms/Field.tsx'
import { Link } from '#ui/parts/Link.tsx'
import { paths } from '#ui/routing/paths.ts'
import '#ui/styles/parts/totals.css'
import { useToday } from '#ui/workroom/useToday.ts'
import styles from '#features/admin/parts/parts.module.css'
import { ReplicaGate } from '#features/admin/rows/ReplicaGate.tsx'
import { useIsStale } from '#features/admin/rows/useIsStale.ts'
import { useRows } from '#features/admin/rows/useRows.ts'

/** A day's payments by method, less refunds; today's by default. */
export function Takings({ orders }: { orders: readonly OwnerOrder[] }) {
  const [chosen, setChosen] = useState('')
  const today = useToday()
  const day = chosen || today
  const days = { [words.today]: today, [words.yesterday]: dateOf((dayOf(today) ?? 0) - 1) }
  return (
    <section className="stack" aria-labelledby="takings">
      <h2 id="takings">{words.title}</h2>
      <div className={styles.chips}>
        {Object.entries(days).map(([name, its]) => (
          <button
            key={name}
            type="button"
            className="chip"
            aria-pressed={day === its}
            onClick={() => setChosen(its)}
          >
            {name}
          </button>
        ))}
      </div>
      <Field
        label={words.day}
        type="date"
        max={today}
        value={day}
        onChange={({ target }) => setChosen(target.value)}
      />
      <ReplicaGate of={ledgerEvents} loading={words.loading} problem="unreachable">
        <Day day={day} orders={orders} />
      </ReplicaGate>
    </section>
  )
}

function Day({ day, orders }: { day: string; orders: readonly OwnerOrder[] }) {
  const events = useRows(ledgerEvents)
  const isStale = useIsStale(ledgerEvents)
  const { ways, total, entries } = useMemo(() => takingsOn(day, events), [day, events])
  return (
    <>
      {entries.length === 0 && <p role="status">{words.nothing}</p>}
      {entries.length > 0 && (
        <dl className="totals">
          {ways.map(({ method, ...sums }) => (
            <Fact key={method} name={words.way(method)} sums={sums} />
          ))}
          <Fact name={money.total} sums={total} />
        </dl>
      )}
      {isStale && <p className="hint">{words.stale}</p>}
      {entries.length > 0 && (
        <details>
          <summary className={styles.textButton}>{words.entries(entries.length)}</summary>
          <ul className={styles.list}>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} orders={orders} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function Fact({ name, sums: { received, returned } }: { name: string; sums: Sums }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <span className="price">{formatPaise(received - returned)}</span>
        {returned > 0 && (
          <small className={styles.under}>
            {words.parts(formatPaise(received), formatPaise(returned))}
          </small>
        )}
      </dd>
    </>
  )
}

function Entry({ entry, orders }: { entry: Moved; orders: readonly OwnerOrder[] }) {
  const order = orders.find(({ id }) => id === entry.order)
  return (
    <li>
      <Link className={styles.rowLink} to={paths.adminOrder(entry.order)}>
        {orderName(order?.number ?? '')}
      </Link>
      <small>{moneySentence(entry)}</small>
    </li>
  )
}
