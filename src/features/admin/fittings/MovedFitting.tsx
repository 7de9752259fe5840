import { slotWarning, takenBy } from '#domain/desk/fittingWeek.ts'
import { isToCome } from '#domain/fittings/fitting.ts'
import type { Calendar } from '#domain/fittings/slots.ts'
import { customerOf } from '#domain/desk/ownerOrder.ts'
import { common } from '#copy/base/frame.ts'
import { fittingDesk as words } from '#copy/desk/adminFittings.ts'
import { Button } from '#ui/parts/Button.tsx'
import board from '#features/admin/parts/board.module.css'
import { FittingChat, type ShownFitting } from './FittingChat.tsx'

type MovedFittingProps = {
  id: string
  fittings: readonly ShownFitting[]
  house: Omit<Calendar, 'taken'> | undefined
  onClose: () => void
}

/** After a move: the new slot, a warning if it is overbooked, and the chat link for the customer. */
export function MovedFitting({ id, fittings, house, onClose }: MovedFittingProps) {
  const shown = fittings.find(({ fitting }) => fitting.id === id)
  if (!shown || !isToCome(shown.fitting)) return null
  const { fitting, order } = shown
  const calendar = house && { ...house, taken: takenBy(fittings, id) }
  const warning = slotWarning(calendar, fitting)
  return (
    <div className={board.moved}>
      <p role="status">
        {words.moved(words.about(fitting.kind, customerOf(order)), fitting)}{' '}
        {warning && <strong>{words[warning]}</strong>}
      </p>
      <div className="row">
        <FittingChat fitting={fitting} order={order} />
        <Button look="quiet" onClick={onClose}>
          {common.close}
        </Button>
      </div>
    </div>
  )
}
