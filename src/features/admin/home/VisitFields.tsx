import { MAX_VISITS, type Visit } from '#domain/shop/homePage.ts'
import { adminHome as words } from '#copy/desk/adminHome.ts'
import { EntryFields } from './EntryFields.tsx'

const FIELDS = [
  { name: 'town', label: words.town, most: 80, required: true },
  { name: 'days', label: words.days, most: 120, required: true },
  { name: 'place', label: words.place, most: 160 },
] as const

type VisitFieldsProps = { visits: Visit[]; onChange: (visits: Visit[]) => void }

/** Where the house fits away from its own address. */
export function VisitFields({ visits, onChange }: VisitFieldsProps) {
  return (
    <EntryFields
      title={words.visits}
      hint={words.visitsHint}
      entry={words.visit}
      fields={FIELDS}
      entries={visits}
      blank={{ town: '', place: '', days: '' }}
      mostEntries={MAX_VISITS}
      add={words.addVisit}
      remove={words.removeVisit}
      onChange={onChange}
    />
  )
}
