import { common } from '#copy/base/frame.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Dialog } from './Dialog.tsx'

type ConfirmDialogProps = {
  title: string
  text: string
  /** The label of the confirm button. */
  yes: string
  /** The label of the dismiss button; "Cancel" would be ambiguous where `yes` cancels something. */
  no?: string
  onYes: () => void
  onNo: () => void
}

/** Asks for confirmation before something that is hard to undo. */
export function ConfirmDialog({
  title,
  text,
  yes,
  no = common.cancel,
  onYes,
  onNo,
}: ConfirmDialogProps) {
  return (
    <Dialog title={title} onClose={onNo}>
      <p>{text}</p>
      <div className="row">
        <Button look="danger" onClick={onYes}>
          {yes}
        </Button>
        <Button look="quiet" onClick={onNo}>
          {no}
        </Button>
      </div>
    </Dialog>
  )
}
