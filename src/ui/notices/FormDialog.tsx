import { useState, type ReactNode } from 'react'
import { Dialog } from './Dialog.tsx'
import { DiscardQuestion } from './DiscardQuestion.tsx'

type FormDialogProps = { title: string; onClose: () => void; children: ReactNode }

/**
 * A dialog with a form. Once something was typed, Escape, a phone's Back and the close button ask
 * before they lose it; the form's own Cancel does not.
 */
export function FormDialog({ title, onClose, children }: FormDialogProps) {
  const [isTyped, setTyped] = useState(false)
  const [leaving, setLeaving] = useState(false)
  return (
    <Dialog title={title} onClose={() => (isTyped ? setLeaving(true) : onClose())}>
      <div className="stack" onInput={() => setTyped(true)}>
        {children}
      </div>
      {leaving && (
        <DiscardQuestion title={title} onDiscard={onClose} onStay={() => setLeaving(false)} />
      )}
    </Dialog>
  )
}
