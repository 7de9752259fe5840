import { common } from '#copy/base/frame.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Dialog } from './Dialog.tsx'

type ConfirmProps = {
  title: string
  question: string
  /** The label of the button that does it. */
  yes: string
  onYes: () => void
  onNo: () => void
}

/** Asks before something that cannot be undone. */
export function Confirm({ title, question, yes, onYes, onNo }: ConfirmProps) {
  return (
    <Dialog title={title} onClose={onNo}>
      <p>{question}</p>
      <div className="row">
        <Button look="danger" onClick={onYes}>
          {yes}
        </Button>
        <Button look="quiet" onClick={onNo}>
          {common.close}
        </Button>
      </div>
    </Dialog>
  )
}
