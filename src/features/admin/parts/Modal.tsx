import { useEffect, useId, useRef, type ReactNode } from 'react'
import { common } from '#copy/base/frame.ts'
import { Icon } from '#ui/parts/Icon.tsx'
import styles from './parts.module.css'

type ModalProps = { title: string; onClose: () => void; wide?: boolean; children: ReactNode }

/** A native modal dialog; Escape and the close button call `onClose`. */
export function Modal({ title, onClose, wide = false, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
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
