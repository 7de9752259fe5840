import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { useLive, type Live } from '#ui/state/useLive.ts'

let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

/** The topmost modal dialog; undefined without one. */
const topDialog: Live<HTMLDialogElement> = {
  current: () => open.at(-1),
  subscribe(onChange) {
    listeners.add(onChange)
    return () => listeners.delete(onChange)
  },
}

/** Renders inside the topmost modal dialog, if there is one: everything outside it is inert. */
export function InTopDialog({ children }: { children: ReactNode }) {
  const dialog = useLive(topDialog)
  return dialog ? createPortal(children, dialog) : children
}

/**
 * The ref of a `<dialog>` that is modal while it is rendered. Focus returns to where it was.
 */
export function useModalDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const shown = dialog.current
    if (!shown) return
    shown.showModal()
    setOpen([...open, shown])
    return () => {
      setOpen(open.filter((other) => other !== shown))
      shown.close()
    }
  }, [])
  return dialog
}

function setOpen(dialogs: readonly HTMLDialogElement[]): void {
  open = dialogs
  for (const listener of [...listeners]) listener()
}
