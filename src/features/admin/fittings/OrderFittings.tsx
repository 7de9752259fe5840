import { useState } from 'react'
import { ownedFittings } from '#data/desk/fittings.ts'
import type { OwnerOrder } from '#domain/desk/ownerOrder.ts'
import {
  isOtherThanWished,
  nextKind,
  takesFittings,
  type FittingRecord,
} from '#domain/fittings/fitting.ts'
import { slotKey } from '#domain/fittings/slots.ts'
import { common } from '#copy/base/frame.ts'
import { fittingDesk as words, fittingSentence } from '#copy/desk/adminFittings.ts'
import { fittingKinds } from '#copy/account/fittings.ts'
import { Button } from '#ui/parts/Button.tsx'
import styles from '#features/admin/parts/parts.module.css'
import { ReplicaGate } from '#features/admin/rows/ReplicaGate.tsx'
import { useRows } from '#features/admin/rows/useRows.ts'
import { FittingChat } from './FittingChat.tsx'
import { FittingDialog } from './FittingDialog.tsx'

/** The fittings of an order: booked, moved and answered from here. */
export function OrderFittings({ order }: { order: OwnerOrder }) {
  return (
    <section className="stack" aria-labelledby="order-fittings">
      <h2 id="order-fittings">{words.title}</h2>
      <ReplicaGate of={ownedFittings} loading={common.loading} problem="unreachable">
        <OwnFittings order={order} />
      </ReplicaGate>
    </section>
  )
}

function OwnFittings({ order }: { order: OwnerOrder }) {
  const [opened, setOpened] = useState<FittingRecord | 'new'>()
  const own = useRows(ownedFittings)
    .filter((row) => row.order === order.id && row.status !== 'cancelled')
    .sort((one, other) => (slotKey(one) < slotKey(other) ? -1 : 1))
  const canBook = takesFittings(order.status) && nextKind(own) !== undefined
  return (
    <>
      {own.length === 0 && <p>{words.none}</p>}
      <ul className={styles.list}>
        {own.map((fitting) => (
          <li key={fitting.id}>
            <span>
              {fittingSentence(fitting)}
              {fitting.place === 'home' && `, ${words.places.home.toLowerCase()}`}{' '}
              {isOtherThanWished(fitting) && <small>{wishOf(fitting)}</small>}
            </span>
            <span className={`row ${styles.noPrint}`}>
              <FittingChat fitting={fitting} order={order} />
              <Button
                look="quiet"
                aria-label={`${words.change}: ${fittingKinds[fitting.kind]}`}
                onClick={() => setOpened(fitting)}
              >
                {words.change}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {canBook && (
        <div className={styles.noPrint}>
          <Button look="outline" onClick={() => setOpened('new')}>
            {words.book}
          </Button>
        </div>
      )}
      {opened !== undefined && (
        <FittingDialog
          order={order}
          {...(opened !== 'new' && { fitting: opened })}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

function wishOf({ wishedDate, wishedTime }: FittingRecord): string {
  return words.wish({ date: wishedDate, time: wishedTime })
}
