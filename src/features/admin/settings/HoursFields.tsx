import type { OpeningHours } from '#domain/shop/shop.ts'
import { adminSettings } from '#copy/desk/admin.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Field } from '#ui/forms/Field.tsx'
import styles from '#features/admin/parts/parts.module.css'

type HoursFieldsProps = { hours: OpeningHours[]; onChange: (hours: OpeningHours[]) => void }

/** Opening hours, line by line. */
export function HoursFields({ hours, onChange }: HoursFieldsProps) {
  function edit(at: number, patch: Partial<OpeningHours>) {
    onChange(hours.map((line, index) => (index === at ? { ...line, ...patch } : line)))
  }
  return (
    <fieldset className="stack">
      <legend className="label">{adminSettings.hours}</legend>
      {hours.map((line, index) => (
        <div
          key={index}
          className={styles.sizeRow}
          role="group"
          aria-label={line.days || adminSettings.days}
        >
          <Field
            label={adminSettings.days}
            {...(index === 0 && { name: 'hours' })}
            required
            value={line.days}
            onChange={({ target }) => edit(index, { days: target.value })}
          />
          <Field
            label={adminSettings.open}
            required
            value={line.hours}
            onChange={({ target }) => edit(index, { hours: target.value })}
          />
          <Button look="quiet" onClick={() => onChange(hours.filter((_, at) => at !== index))}>
            {adminSettings.removeHours}
          </Button>
        </div>
      ))}
      <div>
        <Button look="outline" onClick={() => onChange([...hours, { days: '', hours: '' }])}>
          {adminSettings.addHours}
        </Button>
      </div>
    </fieldset>
  )
}
