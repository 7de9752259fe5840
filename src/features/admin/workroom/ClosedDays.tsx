import { useState } from 'react'
import type { Workroom } from '#domain/workroom/workroom.ts'
import { adminWorkroom as words } from '#copy/desk/adminWorkroom.ts'
import { shortDay } from '#copy/base/day.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Field } from '#ui/forms/Field.tsx'
import { ClosedDayPromises } from './ClosedDayPromises.tsx'
import styles from '#features/admin/parts/parts.module.css'

type ClosedDaysProps = { workroom: Workroom; onChange: (workroom: Workroom) => void }

/** The days without work: every week, and once. */
export function ClosedDays({ workroom, onChange }: ClosedDaysProps) {
  const { closedWeekdays, holidays } = workroom
  const [day, setDay] = useState('')

  function toggle(weekday: number, isClosed: boolean) {
    const others = closedWeekdays.filter((other) => other !== weekday)
    const next = isClosed ? [...others, weekday].sort((a, b) => a - b) : others
    onChange({ ...workroom, closedWeekdays: next })
  }

  function add() {
    setDay('')
    onChange({ ...workroom, holidays: [...new Set([...holidays, day])].sort() })
  }

  return (
    <>
      <div role="group" aria-label={words.closed}>
        <p className="hint">{words.closed}</p>
        <div className={styles.chips}>
          {words.weekdays.map((name, weekday) => {
            const isClosed = closedWeekdays.includes(weekday)
            return (
              <label key={name} className={styles.choice}>
                <input
                  type="checkbox"
                  checked={isClosed}
                  disabled={!isClosed && closedWeekdays.length === 6}
                  onChange={({ target }) => toggle(weekday, target.checked)}
                />
                {name}
              </label>
            )
          })}
        </div>
      </div>
      <div role="group" aria-label={words.holidays} className="stack">
        <p className="hint">{words.holidays}</p>
        {holidays.length > 0 && (
          <ul className={styles.list}>
            {holidays.map((holiday) => (
              <li key={holiday}>
                {shortDay(holiday)}
                <Button
                  look="quiet"
                  onClick={() =>
                    onChange({ ...workroom, holidays: holidays.filter((on) => on !== holiday) })
                  }
                >
                  {words.removeHoliday(holiday)}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.sizeRow}>
          <Field
            label={words.holiday}
            type="date"
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
          <Button look="outline" disabled={day === ''} onClick={add}>
            {words.addHoliday}
          </Button>
        </div>
        <ClosedDayPromises workroom={workroom} />
      </div>
    </>
  )
}
