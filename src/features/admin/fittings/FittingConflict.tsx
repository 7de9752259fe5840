import type { OwnerFitting } from '#domain/fittings/sentFitting.ts'
import { fittingDesk as words, fittingSentence } from '#copy/desk/adminFittings.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Dialog } from '#ui/notices/Dialog.tsx'

type FittingConflictProps = {
  mine: OwnerFitting
  theirs: OwnerFitting
  onTakeMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
}

/** A fitting was set here and, meanwhile, on another device. */
export function FittingConflict(props: FittingConflictProps) {
  const { mine, theirs, onTakeMine, onTakeTheirs, onClose } = props
  return (
    <Dialog title={words.conflict} onClose={onClose}>
      <p>{words.theirs(fittingSentence(theirs))}</p>
      <p>{words.mine(fittingSentence(mine))}</p>
      <div className="row">
        <Button onClick={onTakeMine}>{words.takeMine}</Button>
        <Button look="outline" onClick={onTakeTheirs}>
          {words.takeTheirs}
        </Button>
      </div>
    </Dialog>
  )
}
