import { slotWarning } from '#domain/desk/fittingWeek.ts'
import { isToCome, type Fitting } from '#domain/fittings/fitting.ts'
import type { Calendar, Slot } from '#domain/fittings/slots.ts'
import { fittingDesk as words } from '#copy/desk/adminFittings.ts'
import { Button } from '#ui/parts/Button.tsx'

type FittingWishProps = {
  fitting: Fitting
  house: Calendar | undefined
  busy: boolean
  onTake: (slot: Slot) => void
}

/** The slot that the customer asked for, which the owner takes with one tap while nothing is agreed. */
export function FittingWish({ fitting, house, busy, onTake }: FittingWishProps) {
  const { status, wishedDate: date, wishedTime: time } = fitting
  const slot = { date, time }
  const isOpen = isToCome(fitting) && status !== 'confirmed'
  const warning = isOpen && slotWarning(house, slot)
  return (
    <div className="row">
      <p>
        {words.wish(slot)}. {warning && words[warning]}
      </p>
      {isOpen && (
        <Button look="outline" busy={busy} onClick={() => onTake(slot)}>
          {words.takeWish}
        </Button>
      )}
    </div>
  )
}
