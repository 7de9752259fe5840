import { useEffect, useMemo } from 'react'
import { nextStep, takesFittings, type Fitting, type NextStep } from '#domain/fittings/fitting.ts'
import type { Order } from '#domain/orders/order.ts'
import { liveFittings, refreshFittings, type WaitingWish } from '#data/orders/fittings.ts'
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

/** The fittings of an order as its page shows them, and the step that is next. */
export type OrderFittingsState = {
  token: string
  shown: Fitting[]
  waiting: WaitingWish[]
  step: NextStep
  canBook: boolean
}

/** The fittings of the order, which it also fetches; undefined if there are none and none can be booked. */
export function useOrderFittings({ payToken: token = '', status }: Order) {
  const { fittings: settings } = usePageData().shop
  const live = useMemo(() => liveFittings(token), [token])
  const { page, waiting = [] } = useLive(live) ?? {}
  const hasToken = token !== ''
  useEffect(() => {
    if (hasToken) void refreshFittings(token)
  }, [token, hasToken])
  const shown = page?.fittings.filter(({ status }) => status !== 'cancelled') ?? []
  // The page may have been fetched before the order was cancelled.
  const isOpen = page?.isOpen !== false && takesFittings(status)
  const canBook = settings !== undefined && isOpen
  if (!hasToken || (shown.length === 0 && waiting.length === 0 && !canBook)) return undefined
  const step = waiting.length > 0 || !isOpen ? 'see' : nextStep(shown, shopToday())
  return { token, shown, waiting, step, canBook } satisfies OrderFittingsState
}

/** The fittings of an order, with a link to the page where a slot is booked or answered. */
export function OrderFittings({ token, shown, waiting, step, canBook }: OrderFittingsState) {
  const today = shopToday()
  return (
    <section className="stack" aria-labelledby="order-fittings">
      <h2 id="order-fittings">{words.title}</h2>
      <ul className={styles.list}>
        {shown.map((fitting) => (
          <li key={fitting.id}>
            {fittingKinds[fitting.kind]}: {slotText(fitting)}.{' '}
            <small className={styles.screenOnly}>
              {otherSlotSentence(fitting, today) ?? fittingState(fitting, today)}
            </small>
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
