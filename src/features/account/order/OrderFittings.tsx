import { useEffect, useMemo } from 'react'
import { nextStep, takesFittings, type NextStep } from '#domain/fittings/fitting.ts'
import type { Order } from '#domain/orders/order.ts'
import { liveFittings, refreshFittings } from '#data/orders/fittings.ts'
import {
  fittingKinds,
  fittings as words,
  fittingState,
  otherSlotSentence,
  slotText,
} from '#copy/account/fittings.ts'
import { ButtonLink } from '#ui/parts/Button.tsx'
import { paths } from '#ui/routing/paths.ts'
import { usePageData } from '#ui/state/contexts.ts'
import { useLive } from '#ui/state/useLive.ts'
import { shopToday } from '#ui/workroom/shopToday.ts'
import styles from './order.module.css'

/** The fittings of the order, with a link to the page where a slot is booked or answered. */
export function OrderFittings({ order }: { order: Order }) {
  const { payToken = '', status } = order
  return payToken === '' ? null : <Fittings token={payToken} status={status} />
}

function Fittings({ token, status }: { token: string; status: string }) {
  const { fittings: settings } = usePageData().shop
  const live = useMemo(() => liveFittings(token), [token])
  const { page, waiting = [] } = useLive(live) ?? {}
  useEffect(() => void refreshFittings(token), [token])
  const shown = page?.fittings.filter(({ status }) => status !== 'cancelled') ?? []
  // The page may have been fetched before the order was cancelled.
  const isOpen = page?.isOpen !== false && takesFittings(status)
  const canBook = settings !== undefined && isOpen
  if (shown.length === 0 && waiting.length === 0 && !canBook) return null
  const today = shopToday()
  const step = waiting.length > 0 || !isOpen ? 'see' : nextStep(shown, today)
  return (
    <section className="stack" aria-labelledby="order-fittings">
      <h2 id="order-fittings">{words.title}</h2>
      <ul className={styles.list}>
        {shown.map((fitting) => (
          <li key={fitting.id}>
            {fittingKinds[fitting.kind]}: {slotText(fitting)}.{' '}
            <small>{otherSlotSentence(fitting, today) ?? fittingState(fitting, today)}</small>
          </li>
        ))}
        {waiting.map(({ wish }) => (
          <li key={wish.id}>{wish.what === 'book' ? words.savedWish(wish) : words.saved}</li>
        ))}
      </ul>
      <p className={styles.screenOnly}>
        <ButtonLink to={paths.fittings(token)} look={step === 'answer' ? 'solid' : 'outline'}>
          {stepLabel(step, canBook)}
        </ButtonLink>
      </p>
    </section>
  )
}

function stepLabel(step: NextStep, canBook: boolean): string {
  if (step === 'answer') return words.answer
  return step === 'see' || !canBook ? words.see : words.book(step)
}
