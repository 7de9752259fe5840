import { Button } from '#ui/parts/Button.tsx'
import { AreaField, Field } from '#ui/forms/Field.tsx'

/** One text of an entry; one with `rows` is a text area. */
type EntryField<Name> = {
  name: Name
  label: string
  most: number
  required?: boolean
  rows?: number
}

type EntryFieldsProps<Name extends string> = {
  title: string
  hint: string
  /** What an entry is called, by its place. */
  entry: (place: number) => string
  fields: readonly EntryField<Name>[]
  entries: readonly Record<Name, string>[]
  /** A new entry. */
  blank: Record<Name, string>
  /** How many the home page has room for. */
  mostEntries?: number
  add: string
  remove: string
  onChange: (entries: Record<Name, string>[]) => void
}

/** A list of the home page in the owner's words, entry by entry. */
export function EntryFields<Name extends string>(props: EntryFieldsProps<Name>) {
  const { title, hint, entry, fields, entries, blank, mostEntries = Infinity, add, remove } = props
  const { onChange } = props

  function edit(at: number, name: Name, text: string) {
    onChange(entries.map((one, index) => (index === at ? { ...one, [name]: text } : one)))
  }

  return (
    <fieldset className="stack">
      <legend className="label">{title}</legend>
      <p className="hint">{hint}</p>
      {entries.map((one, index) => (
        <fieldset key={index} className="stack">
          <legend className="label">{entry(index + 1)}</legend>
          {fields.map(({ name, label, most, required, rows }) => {
            const shared = { label, required, maxLength: most, value: one[name] }
            return rows === undefined ? (
              <Field
                key={name}
                {...shared}
                onChange={({ target }) => edit(index, name, target.value)}
              />
            ) : (
              <AreaField
                key={name}
                {...shared}
                rows={rows}
                onChange={({ target }) => edit(index, name, target.value)}
              />
            )
          })}
          <div>
            <Button look="quiet" onClick={() => onChange(entries.filter((_, at) => at !== index))}>
              {remove}
            </Button>
          </div>
        </fieldset>
      ))}
      <div>
        <Button
          look="outline"
          disabled={entries.length >= mostEntries}
          onClick={() => onChange([...entries, blank])}
        >
          {add}
        </Button>
      </div>
    </fieldset>
  )
}
