import { useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { Dialog } from './Dialog.tsx'
import { DiscardQuestion } from './DiscardQuestion.tsx'

type FormDialogProps = { title: string; onClose: () => void; children: ReactNode }

/**
 * A dialog with a form. Once something was typed, Escape, a phone's Back, the close button and a link
 * in the form ask before they lose it; the form's own Cancel does not.
 */
export function FormDialog({ title, onClose, children }: FormDialogProps) {
  const isTyped = useRef(false)
  const [leave, setLeave] = useState<() => void>()

  function follow(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest('a')
    if (!link || !isTyped.current) return
    event.preventDefault()
    event.stopPropagation()
    setLeave(() => () => {
      isTyped.current = false
      link.click()
    })
  }

  return (
    <Dialog title={title} onClose={() => (isTyped.current ? setLeave(() => onClose) : onClose())}>
      <div
        className="stack"
        onInput={() => {
          isTyped.current = true
        }}
        onClickCapture={follow}
      >
        {children}
      </div>
      {leave && (
        <DiscardQuestion title={title} onDiscard={leave} onStay={() => setLeave(undefined)} />
      )}
    </Dialog>
  )
}
