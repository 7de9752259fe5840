import { useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'
import type { Live } from '#domain/base/live.ts'
import { useLive } from '#ui/state/useLive.ts'

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
 * What makes a `<dialog>` modal while it is rendered: its ref, and what it does when the browser
 * wants to close it. Focus returns to where it was.
 */
export function useModalDialog(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const shown = dialog.current
    if (!shown) return
    shown.showModal()
    setOpen([...open, shown])
    return () => {
      // React removes the outer dialog first, so the focus must leave the inner one before that.
      const inside = open.filter((other) => shown.contains(other))
      setOpen(open.filter((other) => !inside.includes(other)))
      for (const dialog of inside.reverse()) dialog.close()
    }
  }, [])
  return {
    ref: dialog,
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (!isOwn(event)) return
      event.preventDefault()
      onClose()
    },
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      const shown = event.currentTarget
      if (!isOwn(event) || shown.open || !open.includes(shown)) return
      // Chromium fires no `cancel` event for a second Escape without other input in between.
      shown.showModal()
      onClose()
    },
  }
}

/**
 * `cancel` events of a nested dialog, and of a file input whose chooser was dismissed, also reach
 * the outer dialog.
 */
function isOwn({ target, currentTarget }: SyntheticEvent): boolean {
  return target === currentTarget
}

function setOpen(dialogs: readonly HTMLDialogElement[]): void {
  open = dialogs
  for (const listener of [...listeners]) listener()
}
