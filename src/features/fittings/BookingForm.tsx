import { useState, type FormEvent } from 'react'
import { takenSlots } from '#data/shop/takenSlots.ts'
import { earliestSlot, type FittingKind, type FittingPlace } from '#domain/fittings/fitting.ts'
import type { FittingPage } from '#domain/fittings/sentFitting.ts'
import type { FittingSettings } from '#domain/fittings/fittingSettings.ts'
import { freeDays, freeSlotsOn, slotAt, type Slot } from '#domain/fittings/slots.ts'
import { busyLabels } from '#copy/base/busyLabels.ts'
import { problemSentence } from '#copy/base/notices.ts'
import { clockTime, shortDay } from '#copy/base/day.ts'
import { fittingPlaces, fittings as words } from '#copy/account/fittings.ts'
import { Button } from '#ui/parts/Button.tsx'
import { SelectField } from '#ui/forms/Field.tsx'
import { ChipChoice } from '#ui/forms/ChipChoice.tsx'
import { usePageData } from '#ui/state/contexts.ts'
import { useLive } from '#ui/state/useLive.ts'
import type { Booking } from './useBooking.ts'
import '#ui/styles/parts/card.css'

type BookingFormProps = {
  booking: Booking
  kind: FittingKind
  page: FittingPage
  settings: FittingSettings
}

const PLACES = (['shop', 'home'] as const).map((value) => ({ value, label: fittingPlaces[value] }))

/** A day and a time for the next trial, of those that are free as far as this device knows. */
export function BookingForm({ booking, kind, page, settings }: BookingFormProps) {
  const { workroom } = usePageData().shop
  const { taken = {}, isCurrent = true } = useLive(takenSlots) ?? {}
  const [chosen, setChosen] = useState<Partial<Slot>>({})
  const [place, setPlace] = useState<FittingPlace>('shop')
  const { busy, problem, book } = booking
  const calendar = { settings, holidays: workroom?.holidays ?? [], taken }
  const now = slotNow()
  const earliest = earliestSlot(kind, page.trialDate, page.fittings, now)
  const days = freeDays(calendar, earliest)
  const date = days.find((day) => day === chosen.date) ?? days[0]
  const slots = date === undefined ? [] : freeSlotsOn(calendar, date, earliest)
  const slot = slots.find(({ time }) => time === chosen.time) ?? slots[0]

  function submit(event: FormEvent) {
    event.preventDefault()
    if (slot) book({ what: 'book', kind, place, ...slot })
  }

  return (
    <section className="card stack" aria-labelledby="book-fitting">
      <h2 id="book-fitting">{words.book(kind)}</h2>
      {earliest.date > now.date && <p className="hint">{words.from(earliest.date)}</p>}
      {slot ? (
        <form className="stack" onSubmit={submit} method="post">
          <SelectField
            label={words.day}
            value={date}
            onChange={({ target }) => setChosen({ date: target.value })}
          >
            {days.map((day) => (
              <option key={day} value={day}>
                {shortDay(day)}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={words.time}
            value={slot.time}
            onChange={({ target }) => setChosen({ ...chosen, date: slot.date, time: target.value })}
          >
            {slots.map(({ time }) => (
              <option key={time} value={time}>
                {clockTime(time)}
              </option>
            ))}
          </SelectField>
          {settings.homeVisits && (
            <ChipChoice label={words.where} choices={PLACES} chosen={place} onChoose={setPlace} />
          )}
          {place === 'home' && <p className="hint">{words.homeHint}</p>}
          {!isCurrent && <p className="hint">{words.estimate}</p>}
          {problem && <p role="alert">{problemSentence(problem)}</p>}
          <div>
            <Button type="submit" busy={busy} busyLabel={busyLabels.saving}>
              {words.submit}
            </Button>
          </div>
        </form>
      ) : (
        <p>{words.full}</p>
      )}
    </section>
  )
}

/** The slot that begins now. A function of its own: components must not read the clock. */
function slotNow(): Slot {
  return slotAt(Date.now())
}
