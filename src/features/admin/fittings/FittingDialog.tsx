import { useState, type FormEvent } from 'react'
import { ownedFittings, setFitting } from '#data/desk/fittings.ts'
import { ownerOrders } from '#data/desk/orders.ts'
import { deskFittings, slotWarning, takenBy } from '#domain/desk/fittingWeek.ts'
import type { OwnerOrder } from '#domain/desk/ownerOrder.ts'
import {
  earliestDate,
  FITTING_PLACES,
  isOtherThanWished,
  isToCome,
  nextKind,
  type FittingRecord,
} from '#domain/fittings/fitting.ts'
import type { OwnerFitting } from '#domain/fittings/sentFitting.ts'
import { slotKey, type Slot } from '#domain/fittings/slots.ts'
import { common } from '#copy/base/frame.ts'
import { busyLabels } from '#copy/base/busyLabels.ts'
import { fittingDesk as words } from '#copy/desk/adminFittings.ts'
import { fittingKinds } from '#copy/account/fittings.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Field, SelectField } from '#ui/forms/Field.tsx'
import { ConfirmDialog } from '#ui/notices/ConfirmDialog.tsx'
import { Dialog } from '#ui/notices/Dialog.tsx'
import { notifyProblem } from '#ui/notices/notify.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import { usePageData } from '#ui/state/contexts.ts'
import { shopToday } from '#ui/workroom/shopToday.ts'
import { FittingWish } from './FittingWish.tsx'
import { notifyOutcome } from '#features/admin/parts/notifyOutcome.ts'
import { useRows } from '#features/admin/rows/useRows.ts'

type FittingDialogProps = {
  order: OwnerOrder
  /** The fitting to change; omitted to book a new one. */
  fitting?: FittingRecord
  onClose: () => void
}

/** Day, time, place and outcome of a fitting. Problems are warnings: the owner decides. */
export function FittingDialog({ order, fitting, onClose }: FittingDialogProps) {
  const { fittings: settings, workroom } = usePageData().shop
  const rows = useRows(ownedFittings)
  const orders = useRows(ownerOrders)
  const [busy, run] = useBusy()
  const [wanted, setWanted] = useState(() => fitting ?? firstWish(order, rows))
  const { kind, place, date, time } = wanted
  const taken = takenBy(deskFittings(rows, orders), fitting?.id)
  const house = settings && { settings, holidays: workroom?.holidays ?? [], taken }
  const warning = slotWarning(house, wanted)
  const isMoved = !fitting || slotKey(fitting) !== slotKey(wanted) || fitting.place !== place
  const [isCancelling, setCancelling] = useState(false)

  function save(status: OwnerFitting['status'], slot: Slot = { date, time }) {
    run(async () => {
      const saved = await setFitting({ order: order.id, kind, place, ...slot, status }, fitting)
      if (!saved.ok) return notifyProblem(saved.problem)
      notifyOutcome(saved.value, words.saved)
      onClose()
    })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    save(isMoved ? 'proposed' : wanted.status)
  }

  return (
    <Dialog title={fittingKinds[kind]} onClose={onClose}>
      <form className="stack" onSubmit={submit}>
        {fitting && isOtherThanWished(fitting) && (
          <FittingWish
            fitting={fitting}
            house={house}
            busy={busy}
            onTake={(slot) => save('confirmed', slot)}
          />
        )}
        <Field
          label={words.day}
          type="date"
          required
          value={date}
          onChange={({ target }) => setWanted({ ...wanted, date: target.value })}
        />
        <Field
          label={words.time}
          type="time"
          required
          value={time}
          onChange={({ target }) => setWanted({ ...wanted, time: target.value })}
        />
        <SelectField
          label={words.place}
          value={place}
          onChange={({ target }) => {
            const next = FITTING_PLACES.find((known) => known === target.value)
            if (next) setWanted({ ...wanted, place: next })
          }}
        >
          {FITTING_PLACES.map((each) => (
            <option key={each} value={each}>
              {words.places[each]}
            </option>
          ))}
        </SelectField>
        <div role="status">{warning && isMoved && <p>{words[warning]}</p>}</div>
        <div className="row">
          <Button type="submit" busy={busy} busyLabel={busyLabels.saving}>
            {words.save}
          </Button>
          {(isMoved || (isToCome(fitting) && fitting.status !== 'confirmed')) && (
            <Button
              look="outline"
              busy={busy}
              onClick={({ currentTarget }) =>
                currentTarget.form?.reportValidity() && save('confirmed')
              }
            >
              {words.agree}
            </Button>
          )}
          {fitting && isToCome(fitting) && (
            <Button look="outline" busy={busy} onClick={() => save('done')}>
              {words.done}
            </Button>
          )}
          {fitting && (
            <Button look="danger" busy={busy} onClick={() => setCancelling(true)}>
              {words.cancel}
            </Button>
          )}
        </div>
      </form>
      {fitting && isCancelling && (
        <ConfirmDialog
          title={words.cancel}
          text={words.cancelQuestion({ ...fitting, kind })}
          yes={words.cancel}
          no={common.close}
          onYes={() => {
            setCancelling(false)
            save('cancelled', { date: fitting.date, time: fitting.time })
          }}
          onNo={() => setCancelling(false)}
        />
      )}
    </Dialog>
  )
}

/** Defaults of a new fitting: the next trial, on the first day on which it makes sense. */
function firstWish(order: OwnerOrder, rows: readonly FittingRecord[]): OwnerFitting {
  const own = rows.filter((row) => row.order === order.id)
  const kind = nextKind(own) ?? 'firstTrial'
  const earliest = earliestDate(kind, order.trialDate, own)
  const today = shopToday()
  const date = earliest > today ? earliest : today
  return { order: order.id, kind, place: 'shop', date, time: '11:00', status: 'proposed' }
}
