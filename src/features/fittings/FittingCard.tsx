import { useState } from 'react'
import { sendFittingWish } from '#data/requests/requests.ts'
import type { WaitingWish } from '#data/orders/fittings.ts'
import { calendarFile } from '#domain/fittings/calendarFile.ts'
import { isToCome, mayAnswer, type Fitting } from '#domain/fittings/fitting.ts'
import type { FittingPage } from '#domain/fittings/sentFitting.ts'
import { chatLink } from '#domain/site/chatLink.ts'
import { problemSentence } from '#copy/base/notices.ts'
import {
  changeRequest,
  fittingKinds,
  fittingPlaces,
  fittings as words,
  fittingState,
  otherSlotSentence,
  slotText,
} from '#copy/account/fittings.ts'
import { Button } from '#ui/parts/Button.tsx'
import { saveFile } from '#ui/device/saveFile.ts'
import { notify, notifyProblem } from '#ui/notices/notify.ts'
import { paths } from '#ui/routing/paths.ts'
import { usePageData } from '#ui/state/contexts.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import { shopToday } from '#ui/workroom/shopToday.ts'
import '#ui/styles/parts/card.css'

type FittingCardProps = {
  token: string
  page: FittingPage
  fitting: Fitting
  waiting: readonly WaitingWish[]
}

const DEFAULT_MINUTES = 30

/** One fitting: when and where, its status, and what the customer can answer. */
export function FittingCard({ token, page, fitting, waiting }: FittingCardProps) {
  const { shop } = usePageData()
  const [busy, run] = useBusy()
  const { id, kind, place, date, time, status } = fitting
  const [sentId, setSentId] = useState<string>()
  const unsent = busy ? undefined : unsentAnswer(waiting, fitting, sentId)
  const today = shopToday()
  const isAhead = page.isOpen && isToCome(fitting) && date >= today
  const canAnswer = isAhead && (unsent === undefined || unsent.problem !== undefined)
  const link = location.origin + paths.fittings(token)

  function answer(as: 'confirmed' | 'changeAsked') {
    run(async () => {
      const wish = { what: 'answer', fitting: id, status: as, date, time } as const
      const sent = await sendFittingWish(token, wish)
      if (!sent.ok) return notifyProblem(sent.problem)
      if (sent.value.state !== 'sent') return
      setSentId(sent.value.id)
      if (as === 'confirmed') notify(words.confirmed)
    })
  }

  function save() {
    const entry = {
      id,
      date,
      time,
      minutes: shop.fittings?.minutes ?? DEFAULT_MINUTES,
      title: `${fittingKinds[kind]}: ${shop.name}`,
      place: place === 'shop' ? shop.address : '',
      note: `${words.of} ${page.number}\n${link}`,
      sequence: fitting.rev,
    }
    saveFile(`${kind}.ics`, calendarFile(entry, Date.now()), 'text/calendar;charset=utf-8')
  }

  return (
    <section className="card stack" aria-labelledby={id}>
      <h2 id={id}>{fittingKinds[kind]}</h2>
      <p>
        <strong>{slotText(fitting)}</strong>
        <br />
        {fittingPlaces[place]}
        {place === 'shop' && shop.address && `, ${shop.address}`}
      </p>
      <div role="status" className="stack">
        {!unsent && <p>{otherSlotSentence(fitting, today)}</p>}
        <p>{unsent ? unsentSentence(unsent) : fittingState(fitting, today)}</p>
      </div>
      {isAhead && (
        <div className="row">
          {canAnswer && mayAnswer(status, 'confirmed') && (
            <Button busy={busy} onClick={() => answer('confirmed')}>
              {words.confirm}
            </Button>
          )}
          {canAnswer && mayAnswer(status, 'changeAsked') && (
            <a
              className="button"
              data-look="outline"
              href={chatLink(shop.whatsappNumber, changeRequest(fitting, page.number, link))}
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => answer('changeAsked')}
            >
              {words.change}
            </a>
          )}
          <Button look="quiet" onClick={save}>
            {words.calendar}
          </Button>
        </div>
      )}
    </section>
  )
}

/**
 * The last answer about the fitting's slot that has not reached the house.
 * @param sentId an answer that has: the list may still contain it for a moment
 */
function unsentAnswer(
  waiting: readonly WaitingWish[],
  { id, date, time }: Fitting,
  sentId: string | undefined,
): WaitingWish | undefined {
  return waiting.findLast(
    ({ wish }) =>
      wish.what === 'answer' &&
      wish.id !== sentId &&
      wish.fitting === id &&
      wish.date === date &&
      wish.time === time,
  )
}

function unsentSentence({ wish, isSending, problem }: WaitingWish): string {
  if (problem) return problemSentence(problem)
  if (isSending) return words.sendingAnswer
  const isComing = wish.what === 'answer' && wish.status === 'confirmed'
  return isComing ? words.savedConfirmed : words.savedChange
}
