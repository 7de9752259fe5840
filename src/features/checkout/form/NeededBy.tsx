import { dayOf } from '#domain/base/day.ts'
import type { CartLine } from '#domain/cart/cart.ts'
import { orderLineOf } from '#domain/orders/checkoutDraft.ts'
import { chatLink } from '#domain/site/chatLink.ts'
import type { Promised } from '#domain/workroom/promise.ts'
import { workroomLoad } from '#data/shop/workroomLoad.ts'
import { askForDay, promise as words } from '#copy/shop/promise.ts'
import { Field } from '#ui/forms/Field.tsx'
import { usePageData } from '#ui/state/contexts.ts'
import { usePromise } from '#ui/workroom/usePromise.ts'
import { shopToday } from '#ui/workroom/shopToday.ts'

type NeededByProps = {
  day: string
  lines: readonly CartLine[]
  onChange: (day: string) => void
}

/** The day by which the shopper needs the order, answered at once; the order may be placed anyway. */
export function NeededBy({ day, lines, onChange }: NeededByProps) {
  const { shop } = usePageData()
  const promised = usePromise(lines, workroomLoad)
  const today = shopToday()
  const isLate = promised !== undefined && day >= today && day < promised.dueDate
  return (
    <div className="stack">
      <Field
        label={words.neededBy}
        hint={words.neededByHint}
        name="neededBy"
        type="date"
        min={today}
        value={day}
        onChange={({ target }) => onChange(target.value)}
      />
      <div role="status">
        {dayOf(day) !== undefined && (
          <p className={isLate ? 'problem' : 'hint'}>{answer(day, today, promised)}</p>
        )}
      </div>
      {isLate && (
        <a
          href={chatLink(shop.whatsappNumber, askForDay(day, lines.map(orderLineOf)))}
          target="_blank"
          rel="noopener noreferrer"
        >
          {words.ask}
        </a>
      )}
    </div>
  )
}

function answer(day: string, today: string, promised: Promised | undefined): string {
  if (day < today) return words.isOver
  if (!promised) return words.unknown
  if (day < promised.dueDate) return words.late(promised.dueDate)
  return promised.confirmed ? words.inTime : words.inTimeEstimate
}
