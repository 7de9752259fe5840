import { differencesIn } from '#domain/desk/conflict.ts'
import type { DeskEdit } from '#domain/desk/deskEdit.ts'
import type { OrderDates, OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { adminOrders } from '#copy/desk/adminOrders.ts'
import { productConflict } from '#copy/desk/adminProducts.ts'
import { VersionsDialog, type VersionAnswers } from '#features/admin/conflict/VersionsDialog.tsx'
import { shortDayText } from '#ui/parts/day.ts'

type DatesConflictProps = VersionAnswers<OrderDates> & {
  edit: Extract<DeskEdit, { what: 'dates' }>
  order: OwnerOrder
}

const DATES = ['trialDate', 'dueDate'] as const

type DateField = (typeof DATES)[number]

/** The order's dates were edited here, but the order has changed since. */
export function DatesConflict({ edit, order, onTakeMine, ...on }: DatesConflictProps) {
  const { before, dates } = edit
  const differences = differencesIn(DATES, {
    was: inWords(before),
    mine: inWords(dates),
    theirs: inWords(order),
  })
  function choose(mine: readonly DateField[]) {
    const pick = (field: DateField) => (mine.includes(field) ? dates : order)[field]
    onTakeMine({ trialDate: pick('trialDate'), dueDate: pick('dueDate') })
  }
  return (
    <VersionsDialog
      title={productConflict.title}
      differences={differences}
      labelOf={(field) => adminOrders[field]}
      onTake={choose}
      {...on}
    />
  )
}

function inWords({ trialDate, dueDate }: OrderDates): OrderDates {
  return { trialDate: shortDayText(trialDate), dueDate: shortDayText(dueDate) }
}
