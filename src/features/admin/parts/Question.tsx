import { common } from '#copy/base/frame.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Modal } from './Modal.tsx'
import styles from './parts.module.css'

type QuestionProps = {
  title: string
  text: string
  yes: string
  onYes: () => void
  onNo: () => void
}

/** Asks for confirmation before something that is hard to undo. */
export function Question({ title, text, yes, onYes, onNo }: QuestionProps) {
  return (
    <Modal title={title} onClose={onNo}>
      <p>{text}</p>
      <div className={styles.actions}>
        <Button look="outline" onClick={onNo}>
          {common.cancel}
        </Button>
        <Button look="danger" onClick={onYes}>
          {yes}
        </Button>
      </div>
    </Modal>
  )
}
