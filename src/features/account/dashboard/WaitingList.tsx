import { orders, outboxStateText } from '#copy/shop/orders.ts'
import { useState } from 'react'
import { acceptNewPrices, cancelOrder, returnToCart } from '#data/orders/orders.ts'
import { cancelWaiting, confirmWaiting } from '#data/outbox/sending/waitingEntry.ts'
import type { OutboxItem } from '#data/outbox/list.ts'
import { common } from '#copy/base/frame.ts'
import { acceptLabel, priceChanges } from '#copy/money/priceChanges.ts'
import { problemSentence } from '#copy/base/notices.ts'
import { outbox, outboxKinds } from '#copy/base/offline.ts'
import { cancelWaitingWords, orphanTailoring } from '#copy/account/dashboard.ts'
import { login } from '#copy/account/account.ts'
import type { Result } from '#domain/base/problem.ts'
import { PriceChangeList } from '#ui/facts/PriceChangeList.tsx'
import { Button, ButtonLink } from '#ui/parts/Button.tsx'
import { ConfirmDialog } from '#ui/notices/ConfirmDialog.tsx'
import { momentText } from '#ui/parts/day.ts'
import { notify, notifyProblem } from '#ui/notices/notify.ts'
import { paths } from '#ui/routing/paths.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import { useAuth } from '#ui/state/contexts.ts'
import styles from '#features/account/account.module.css'
import { useListedEntries } from './useListedEntries.ts'
import '#ui/styles/parts/chips.css'
import '#ui/styles/parts/card.css'

/**
 * What is saved on this device but not sent yet, or was sent since the list was opened; renders
 * nothing if that is empty.
 */
export function WaitingList() {
  const items = useListedEntries()
  if (items.length === 0) return null
  const isAllSent = items.every(({ status }) => status === 'sent')
  return (
    <section className="card stack" aria-labelledby="waiting">
      <h2 id="waiting">{isAllSent ? outbox.sentSinceOpened : outbox.title}</h2>
      <ul className="stack">
        {items.map((item) => (
          <WaitingItem key={item.id} item={item} />
        ))}
      </ul>
    </section>
  )
}

function WaitingItem({ item }: { item: OutboxItem }) {
  const [busy, run] = useBusy()
  const [confirming, setConfirming] = useState(false)
  const { session } = useAuth()
  const { id, kind, status, savedAt, problem, cancellable, total } = item
  const when = momentText(new Date(savedAt).toISOString())
  const changes = problem?.changes ?? []
  const isOrphan = problem?.code === 'accountDeleted'
  const needsAccount = isOrphan && kind === 'tailoring'
  const isSignInNeeded = status === 'signInNeeded' || (needsAccount && session.status !== 'in')
  const isSendable = (status === 'stale' || status === 'refused') && !isSignInNeeded
  const withoutAccount = needsAccount ? orphanTailoring.send : outbox.sendAsGuest
  const isReturnable = status === 'pricesChanged' || (status === 'refused' && cancellable)

  function act(action: (id: string) => Promise<Result<unknown>>, done?: string) {
    run(async () => {
      const acted = await action(id)
      if (!acted.ok) notifyProblem(acted.problem)
      else if (done) notify(done)
    })
  }

  return (
    <li className="stack">
      <p>
        <strong>{outboxKinds[kind]}</strong>{' '}
        <span className="chip" data-state={status}>
          {outboxStateText(status, problem)}
        </span>
        <br />
        {when && <small>{outbox.savedAt(when)}</small>}
      </p>
      {status === 'refused' && problem && <p>{problemSentence(problem)}</p>}
      {needsAccount && <p>{orphanTailoring.needsAccount}</p>}
      {changes.length > 0 && <PriceChangeList changes={changes} total={total} />}
      <div className={`row ${styles.waitingActions}`}>
        {isSignInNeeded && (
          <ButtonLink look="outline" to={paths.login} state={{ from: paths.dashboard }}>
            {login.submit}
          </ButtonLink>
        )}
        {total && (
          <Button busy={busy} onClick={() => act(acceptNewPrices)}>
            {acceptLabel(changes)}
          </Button>
        )}
        {isSendable && (
          <Button busy={busy} onClick={() => act(confirmWaiting)}>
            {isOrphan ? withoutAccount : outbox.sendNow}
          </Button>
        )}
        {kind === 'order' && isReturnable && (
          <Button look="outline" busy={busy} onClick={() => act(returnToCart, priceChanges.inCart)}>
            {priceChanges.toCart}
          </Button>
        )}
        {cancellable && (
          <Button look="quiet" busy={busy} onClick={() => setConfirming(true)}>
            {outbox.cancel}
          </Button>
        )}
      </div>
      {confirming && (
        <ConfirmDialog
          no={common.close}
          title={outboxKinds[kind]}
          text={cancelWaitingWords.question}
          yes={cancelWaitingWords.yes}
          onYes={() => {
            setConfirming(false)
            if (kind === 'order') act(cancelOrder, orders.cancelled)
            else act(cancelWaiting, outbox.cancelled)
          }}
          onNo={() => setConfirming(false)}
        />
      )}
    </li>
  )
}
