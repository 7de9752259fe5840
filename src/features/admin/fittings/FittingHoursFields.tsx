import { minutesOf, timeOf } from '#domain/base/day.ts'
import type { FittingHours } from '#domain/fittings/fittingSettings.ts'
import { adminFittings as words, weekdayName } from '#copy/desk/adminFittings.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Field, SelectField } from '#ui/forms/Field.tsx'
import styles from '#features/admin/parts/parts.module.css'

/** From Monday to Sunday. */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0]

type FittingHoursFieldsProps = {
  hours: FittingHours[]
  onChange: (hours: FittingHours[]) => void
}

/** The hours of each day of the week, line by line; a day may have several. */
export function FittingHoursFields({ hours, onChange }: FittingHoursFieldsProps) {
  function edit(at: number, patch: Partial<FittingHours>) {
    onChange(hours.map((line, index) => (index === at ? { ...line, ...patch } : line)))
  }
  return (
    <>
      {hours.length === 0 && <p role="status">{words.noHours}</p>}
      {hours.map(({ weekday, from, until }, index) => (
        <div key={index} className={styles.sizeRow} role="group" aria-label={weekdayName(weekday)}>
          <SelectField
            label={words.weekday}
            {...(index === 0 && { name: 'fittings' })}
            value={weekday}
            onChange={({ target }) => edit(index, { weekday: Number(target.value) })}
          >
            {WEEKDAYS.map((day) => (
              <option key={day} value={day}>
                {weekdayName(day)}
              </option>
            ))}
          </SelectField>
          <Field
            label={words.from}
            type="time"
            required
            max={minutesFrom(until, -1)}
            value={from}
            onChange={({ target }) => edit(index, { from: target.value })}
          />
          <Field
            label={words.until}
            type="time"
            required
            min={minutesFrom(from, 1)}
            value={until}
            onChange={({ target }) => edit(index, { until: target.value })}
          />
          <Button look="quiet" onClick={() => onChange(hours.filter((_, at) => at !== index))}>
            {words.removeHours}
          </Button>
        </div>
      ))}
      <div>
        <Button
          look="outline"
          onClick={() => onChange([...hours, { weekday: 1, from: '10:30', until: '17:30' }])}
        >
          {words.addHours}
        </Button>
      </div>
    </>
  )
}

/** Hours end after they begin, as `isSpan` asks for. */
function minutesFrom(time: string, later: number): string | undefined {
  const minutes = minutesOf(time)
  return minutes === undefined ? undefined : timeOf(minutes + later)
}
