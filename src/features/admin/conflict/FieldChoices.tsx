import type { Difference } from '#domain/desk/conflict.ts'
import { choices } from '#copy/desk/desk.ts'
import { productConflict } from '#copy/desk/adminProducts.ts'
import styles from '#features/admin/parts/parts.module.css'

type FieldChoicesProps<Field extends string> = {
  differences: readonly Difference<Field>[]
  labelOf: (field: Field) => string
  /** The fields for which this device's version was chosen. */
  mine: readonly Field[]
  onChange: (mine: Field[]) => void
}

/** Two versions side by side, with a choice between them for each field that differs. */
export function FieldChoices<Field extends string>(props: FieldChoicesProps<Field>) {
  const { differences, labelOf, mine, onChange } = props
  return (
    <div className={styles.scroll}>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{productConflict.theirs}</th>
            <th scope="col">{productConflict.yours}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ field, both, ...texts }) => (
            <tr key={field}>
              <th scope="row">
                {labelOf(field)}
                <small className={styles.under}>{both ? choices.both : choices.onlyYours}</small>
              </th>
              {(['theirs', 'mine'] as const).map((side) => (
                <td key={side}>
                  <label className={styles.choice}>
                    <input
                      type="radio"
                      name={`choice-${field}`}
                      checked={mine.includes(field) === (side === 'mine')}
                      onChange={() => {
                        const others = mine.filter((name) => name !== field)
                        onChange(side === 'mine' ? [...others, field] : others)
                      }}
                    />
                    <span className={styles.prose}>{texts[side] || choices.none}</span>
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
