import { useState } from 'react'
import { Button } from '#ui/parts/Button.tsx'
import { Dialog } from '#ui/notices/Dialog.tsx'
import { notifyProblem, notifySuccess } from '#ui/notices/notify.ts'

/** A dialog, and toasts for success and failure. */
export function Overlays() {
  const [open, setOpen] = useState(false)
  return (
    <div className="row">
      <Button look="outline" onClick={() => setOpen(true)}>
        Open a dialog
      </Button>
      <Button look="outline" onClick={() => notifySuccess('addedToCart')}>
        Say it went well
      </Button>
      <Button look="outline" onClick={() => notifyProblem('orderFailed')}>
        Say it went wrong
      </Button>
      {open && (
        <Dialog title="Remove this line?" onClose={() => setOpen(false)}>
          <p>It can be brought back for ten seconds.</p>
          <Button look="danger" onClick={() => setOpen(false)}>
            Remove
          </Button>
        </Dialog>
      )}
    </div>
  )
}
