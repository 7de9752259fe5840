import { useEffect, useRef } from 'react'
import { common } from '#copy/base/frame.ts'
import { Icon } from '#ui/parts/Icon.tsx'
import styles from './UndoNotice.module.css'
import '#ui/styles/parts/iconButton.css'

type UndoNoticeProps = { text: string; onUndo: () => void; onDismiss: () => void }

/**
 * Says what was removed and offers to undo it. It stays until answered or until the page is left,
 * and takes the focus that the removed line held.
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
        {common.undo}
      </button>
      <button type="button" className="icon-button" aria-label={common.dismiss} onClick={onDismiss}>
        <Icon name="close" />
      </button>
    </div>
  )
}
