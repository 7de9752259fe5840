import { MILLIMETRES_PER_INCH, roundToHundredths } from '#domain/length/measurement.ts'
import type { JacketSize, SizeTable } from '#domain/length/sizeTable.ts'
import { adminSettings } from '#copy/desk/admin.ts'
import { Button } from '#ui/parts/Button.tsx'
import { NumberField } from '#features/admin/parts/NumberField.tsx'
import styles from '#features/admin/parts/parts.module.css'

const INCHES = { least: 1, most: 120, step: 0.25 }

type SizeFieldsProps = { table: SizeTable; onChange: (table: SizeTable) => void }

/**
 * The shop's ready-made sizes and the heights they are cut for, shown in inches, stored in
 * millimetres.
 */
export function SizeFields({ table, onChange }: SizeFieldsProps) {
  const { sizes, lengths } = table

  function edit(at: number, patch: Partial<JacketSize>) {
    const next = sizes.map((row, index) => (index === at ? { ...row, ...patch } : row))
    onChange({ ...table, sizes: next })
  }
  function add() {
    const last = sizes.at(-1)
    const size = (last?.size ?? 36) + 2
    const chest = size * MILLIMETRES_PER_INCH
    onChange({
      ...table,
      sizes: [...sizes, { size, chest, waist: chest - 6 * MILLIMETRES_PER_INCH }],
    })
  }
  return (
    <fieldset className="stack">
      <legend className="label">{adminSettings.sizeTable}</legend>
      <p className="hint">{adminSettings.sizeHint}</p>
      {sizes.map((row, index) => (
        <div
          key={index}
          className={styles.sizeRow}
          role="group"
          aria-label={`${adminSettings.size} ${row.size}`}
        >
          <NumberField
            label={adminSettings.size}
            {...INCHES}
            value={row.size}
            onChange={(size) => edit(index, { size })}
          />
          <Inches
            label={adminSettings.chest}
            millimetres={row.chest}
            onChange={(chest) => edit(index, { chest })}
          />
          <Inches
            label={adminSettings.waist}
            millimetres={row.waist}
            onChange={(waist) => edit(index, { waist })}
          />
          <Button
            look="quiet"
            disabled={sizes.length === 1}
            onClick={() => onChange({ ...table, sizes: sizes.filter((_, at) => at !== index) })}
          >
            {adminSettings.removeSize}
          </Button>
        </div>
      ))}
      <div>
        <Button look="outline" onClick={add}>
          {adminSettings.addSize}
        </Button>
      </div>
      <p className="hint">{adminSettings.lengths}</p>
      <div className={styles.sizeRow}>
        {lengths.map(({ length, from }) => (
          <Inches
            key={length}
            label={adminSettings.lengthNames[length]}
            millimetres={from}
            least={0}
            onChange={(next) =>
              onChange({
                ...table,
                lengths: lengths.map((row) =>
                  row.length === length ? { length, from: next } : row,
                ),
              })
            }
          />
        ))}
      </div>
    </fieldset>
  )
}

type InchesProps = {
  label: string
  millimetres: number
  least?: number
  onChange: (millimetres: number) => void
}

function Inches({ label, millimetres, least = 1, onChange }: InchesProps) {
  return (
    <NumberField
      label={label}
      {...INCHES}
      least={least}
      value={roundToHundredths(millimetres / MILLIMETRES_PER_INCH)}
      onChange={(inches) => onChange(roundToHundredths(inches * MILLIMETRES_PER_INCH))}
    />
  )
}
