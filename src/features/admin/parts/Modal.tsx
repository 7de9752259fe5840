import { useId, type ReactNode } from 'react'
import { common } from '#copy/base/frame.ts'
import { useModalDialog } from '#ui/notices/modalDialogs.tsx'
import { Icon } from '#ui/parts/Icon.tsx'
import styles from './parts.module.css'

type ModalProps = { title: string; onClose: () => void; wide?: boolean; children: ReactNode }

/** A native modal dialog; Escape and the close button call `onClose`. */
export function Modal({ title, onClose, wide = false, children }: ModalProps) {
  const dialog = useModalDialog()
  const id = useId()
  return (
    <dialog
      ref={dialog}
      className={styles.modal}
      data-wide={wide || undefined}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.modalHead}>
        <h2 id={id}>{title}</h2>
        <button
          type="button"
          className={styles.iconButton}
          aria-label={common.close}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  )
}
