import { useState } from 'react'
import { counterOrder } from '#copy/desk/adminOrders.ts'
import { ConfirmDialog } from '#ui/notices/ConfirmDialog.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { isEmptyDraft, type CounterDraft } from './counterDraft.ts'

type StartOverProps = { draft: CounterDraft; onStartOver: () => void }

/** Clears the form after a question; far from the button that places the order. */
export function StartOver({ draft, onStartOver }: StartOverProps) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button look="quiet" disabled={isEmptyDraft(draft)} onClick={() => setAsking(true)}>
        {counterOrder.startOver}
      </Button>
      {asking && (
        <ConfirmDialog
          title={counterOrder.startOver}
          text={counterOrder.startOverQuestion}
          yes={counterOrder.startOverYes}
          onYes={() => {
            setAsking(false)
            onStartOver()
          }}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  )
}
