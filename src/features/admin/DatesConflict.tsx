import { useState } from 'react'
import type { DeskEdit } from '#domain/deskEdit.ts'
import type { OrderDates, OwnerOrder } from '#domain/ownerOrder.ts'
import { adminOrders } from '#copy/adminOrders.ts'
import { productConflict } from '#copy/adminProducts.ts'
import { Button } from '#ui/Button.tsx'
import styles from './admin.module.css'
import { FieldChoices } from './FieldChoices.tsx'
import { Modal } from './Modal.tsx'
import { dayText } from './when.ts'

type DatesConflictProps = {
  edit: Extract<DeskEdit, { what: 'dates' }>
  order: OwnerOrder
  onTakeTheirs: () => void
  onTakeMine: (dates: OrderDates) => void
  onClose: () => void
}

const DATES = ['trialDate', 'dueDate'] as const

/** An order's dates met a newer version of the order: both, and the owner decides for each. */
export function DatesConflict({ edit, order, ...on }: DatesConflictProps) {
  const { before, dates } = edit
  const differences = DATES.filter((field) => dates[field] !== order[field]).map((field) => ({
    field,
    mine: dayText(dates[field]),
    theirs: dayText(order[field]),
    both: order[field] !== before[field],
  }))
  const [mine, setMine] = useState(() => differences.map(({ field }) => field))
  const pick = (field: (typeof DATES)[number]) => (mine.includes(field) ? dates : order)[field]
  return (
    <Modal title={productConflict.title} onClose={on.onClose}>
      <p>{productConflict.lead}</p>
      <FieldChoices
        differences={differences}
        labelOf={(field) => adminOrders[field]}
        mine={mine}
        onChange={setMine}
      />
      <div className={styles.actions}>
        <Button look="outline" onClick={on.onTakeTheirs}>
          {productConflict.keepTheirs}
        </Button>
        <Button
          onClick={() => on.onTakeMine({ trialDate: pick('trialDate'), dueDate: pick('dueDate') })}
        >
          {productConflict.keepYours}
        </Button>
      </div>
    </Modal>
  )
}
