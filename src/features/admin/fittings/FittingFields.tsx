import { FITTING_LIMITS, type FittingSettings } from '#domain/fittings/fittingSettings.ts'
import { adminFittings as words } from '#copy/desk/adminFittings.ts'
import { NumberField } from '#features/admin/parts/NumberField.tsx'
import { OptionalSettings } from '#features/admin/parts/OptionalSettings.tsx'
import styles from '#features/admin/parts/parts.module.css'
import { FittingHoursFields } from './FittingHoursFields.tsx'

type FittingFieldsProps = {
  fittings: FittingSettings | undefined
  onChange: (fittings: FittingSettings) => void
}

/** Default hours until the owner sets them: weekdays, one customer at a time. */
const START: FittingSettings = {
  hours: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '10:30', until: '17:30' })),
  minutes: 30,
  atOnce: 1,
  homeVisits: false,
  daysAhead: 30,
}

/** When the house takes fittings, and how many. */
export function FittingFields({ fittings, onChange }: FittingFieldsProps) {
  return (
    <OptionalSettings words={words} onStart={() => onChange(START)}>
      {fittings && <Fields fittings={fittings} onChange={onChange} />}
    </OptionalSettings>
  )
}

function Fields({ fittings, onChange }: FittingFieldsProps & { fittings: FittingSettings }) {
  const { hours, homeVisits } = fittings
  return (
    <>
      <p className="hint">{words.lead}</p>
      <FittingHoursFields
        hours={hours}
        onChange={(next) => onChange({ ...fittings, hours: next })}
      />
      <div className={styles.sizeRow}>
        {(['minutes', 'atOnce', 'daysAhead'] as const).map((name) => (
          <NumberField
            key={name}
            label={words[name]}
            least={FITTING_LIMITS[name].least}
            most={FITTING_LIMITS[name].most}
            value={fittings[name]}
            onChange={(count) => onChange({ ...fittings, [name]: count })}
          />
        ))}
      </div>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={homeVisits}
          onChange={({ target }) => onChange({ ...fittings, homeVisits: target.checked })}
        />
        {words.homeVisits}
      </label>
    </>
  )
}
