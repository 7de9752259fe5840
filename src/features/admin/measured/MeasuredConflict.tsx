import type { Measurements } from '#domain/length/measurement.ts'
import { fittingDesk } from '#copy/desk/adminFittings.ts'
import { adminOrders as words } from '#copy/desk/adminOrders.ts'
import { desk } from '#copy/desk/desk.ts'
import { Sizes } from '#features/admin/parts/Sizes.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { Dialog } from '#ui/notices/Dialog.tsx'

type MeasuredConflictProps = {
  mine: Measurements
  theirs: Measurements
  onTakeMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
}

/** A piece was measured here and, meanwhile, on another device. */
export function MeasuredConflict({ mine, theirs, ...on }: MeasuredConflictProps) {
  return (
    <Dialog title={desk.newer} onClose={on.onClose}>
      <p>{words.measuredNow}</p>
      <Sizes name="" values={theirs} />
      <p>{words.measuredHere}</p>
      <Sizes name="" values={mine} />
      <div className="row">
        <Button onClick={on.onTakeMine}>{fittingDesk.takeMine}</Button>
        <Button look="outline" onClick={on.onTakeTheirs}>
          {fittingDesk.takeTheirs}
        </Button>
      </div>
    </Dialog>
  )
}
