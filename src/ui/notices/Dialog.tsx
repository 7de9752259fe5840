import { useId, type ReactNode } from 'react'
import { common } from '#copy/base/frame.ts'
import { Icon } from '#ui/parts/Icon.tsx'
import { useModalDialog } from './modalDialogs.tsx'
import './dialog.css'
import '#ui/styles/parts/iconButton.css'

type DialogProps = { title: string; onClose: () => void; wide?: boolean; children: ReactNode }

/**
 * A modal dialog. It is open while it is rendered; Escape and the close button call `onClose`. Focus
 * returns to where it was.
 */
export function Dialog({ title, onClose, wide = false, children }: DialogProps) {
  const titleId = useId()
  const dialog = useModalDialog(onClose)
  return (
    <dialog {...dialog} data-wide={wide || undefined} aria-labelledby={titleId}>
      <div className="stack">
        <div className="dialog-head">
          <h2 id={titleId}>{title}</h2>
          <button type="button" className="icon-button" aria-label={common.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
