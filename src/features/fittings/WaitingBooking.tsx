import { cancelWaiting } from '#data/outbox/sending/waitingEntry.ts'
import type { WaitingWish } from '#data/orders/fittings.ts'
import type { SentWish } from '#domain/fittings/sentFitting.ts'
import { problemSentence } from '#copy/base/notices.ts'
import { fittingKinds, fittings as words } from '#copy/account/fittings.ts'
import { Button } from '#ui/parts/Button.tsx'
import { notifyProblem } from '#ui/notices/notify.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import '#ui/styles/parts/card.css'

type WaitingBookingProps = Omit<WaitingWish, 'wish'> & {
  wish: Extract<SentWish, { what: 'book' }>
}

/** A booking on this phone: it never claims to be booked. */
export function WaitingBooking({ wish, isSending, cancellable, problem }: WaitingBookingProps) {
  const [busy, run] = useBusy()
  function forget() {
    run(async () => {
      const forgotten = await cancelWaiting(wish.id)
      if (!forgotten.ok) notifyProblem(forgotten.problem)
    })
  }
  return (
    <section className="card stack" aria-labelledby={wish.id}>
      <h2 id={wish.id}>{fittingKinds[wish.kind]}</h2>
      <p role="status">
        {problem && `${words.notBooked(wish)} ${problemSentence(problem)}`}
        {!problem && (isSending ? words.sendingWish(wish) : words.savedWish(wish))}
      </p>
      {cancellable && (
        <div>
          <Button look="outline" busy={busy} onClick={forget}>
            {words.forget}
          </Button>
        </div>
      )}
    </section>
  )
}
