import type { ReactNode } from 'react'
import { dayOf } from '#domain/base/day.ts'
import type { KnownLoad, Promised } from '#domain/workroom/promise.ts'
import type { Work } from '#domain/workroom/workroom.ts'
import { promise as words } from '#copy/shop/promise.ts'
import { Field } from './Field.tsx'
import type { Live } from '#domain/base/live.ts'
import { shopToday } from '#ui/workroom/shopToday.ts'
import { usePromise } from '#ui/workroom/usePromise.ts'

type NeededByFieldProps = {
  day: string
  work: readonly Work[]
  load: Live<KnownLoad>
  /** The texts for a day before the promised one, and for when no day is promised. */
  says: { late: (promised: string) => string; unknown: string }
  onChange: (day: string) => void
  /** Shown below a day that cannot be promised. */
  children?: ReactNode
}

/** Asks for the day an order is needed by, and warns at once; the order may be placed anyway. */
export function NeededByField({ day, work, load, says, onChange, children }: NeededByFieldProps) {
  const promised = usePromise(work, load)
  const today = shopToday()
  const isLate = promised !== undefined && day >= today && day < promised.dueDate
  return (
    <div className="field">
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
          <p className={isLate ? 'problem' : 'hint'}>
            {isLate ? says.late(promised.dueDate) : (answer(day, today, promised) ?? says.unknown)}
          </p>
        )}
      </div>
      {isLate && children}
    </div>
  )
}

function answer(day: string, today: string, promised: Promised | undefined): string | undefined {
  if (day < today) return words.isOver
  if (!promised) return undefined
  return promised.confirmed ? words.inTime : words.inTimeEstimate
}
