import { useEffect, useRef } from 'react'
import { cart as words } from '#copy/shop/cart.ts'
import { common } from '#copy/base/frame.ts'
import { Icon } from '#ui/parts/Icon.tsx'
import styles from './cart.module.css'

type UndoNoticeProps = { text: string; onUndo: () => void; onDismiss: () => void }

/**
 * Says what was taken out and offers it back. It stays until it is answered or the page is left, and
 * takes the focus that the vanished line can no longer hold.
 */
export function UndoNotice({ text, onUndo, onDismiss }: UndoNoticeProps) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    undo.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={styles.undo}>
      <p role="status">{text}</p>
      <button ref={undo} type="button" className="button" data-look="quiet" onClick={onUndo}>
        {words.undo}
      </button>
      <button type="button" className="icon-button" aria-label={common.dismiss} onClick={onDismiss}>
        <Icon name="close" />
      </button>
    </div>
  )
}
