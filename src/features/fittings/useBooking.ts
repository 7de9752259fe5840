import { useState } from 'react'
import { sendFittingWish } from '#data/requests/requests.ts'
import type { Problem } from '#domain/base/problem.ts'
import type { FittingWish } from '#domain/fittings/sentFitting.ts'
import { fittings as words } from '#copy/account/fittings.ts'
import { notify } from '#ui/notices/notify.ts'
import { useBusy } from '#ui/forms/useBusy.ts'

export type Booking = {
  busy: boolean
  /** Why the last booking was refused. */
  problem: Problem | undefined
  /** The last booking that was sent: the list of what waits may still contain it for a moment. */
  sentId: string | undefined
  book: (wish: FittingWish) => void
}

/** Sends a booking and says when it could only be saved on this phone. */
export function useBooking(token: string): Booking {
  const [busy, run] = useBusy()
  const [problem, setProblem] = useState<Problem>()
  const [sentId, setSentId] = useState<string>()

  function book(wish: FittingWish) {
    setProblem(undefined)
    run(async () => {
      const sent = await sendFittingWish(token, wish)
      if (!sent.ok) setProblem(sent.problem)
      else if (sent.value.state === 'sent') setSentId(sent.value.id)
      else notify(words.saved)
    })
  }

  return { busy, problem, sentId, book }
}
