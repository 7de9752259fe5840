import { MAX_PEOPLE, type Person } from '#domain/shop/homePage.ts'
import { adminHome as words } from '#copy/desk/adminHome.ts'
import { EntryFields } from './EntryFields.tsx'

const FIELDS = [
  { name: 'name', label: words.personName, most: 80, required: true },
  { name: 'work', label: words.work, most: 80, required: true },
  { name: 'words', label: words.words, most: 400, rows: 3 },
] as const

type PeopleFieldsProps = { people: Person[]; onChange: (people: Person[]) => void }

/** Who works in the house. */
export function PeopleFields({ people, onChange }: PeopleFieldsProps) {
  return (
    <EntryFields
      title={words.people}
      hint={words.peopleHint}
      entry={words.person}
      fields={FIELDS}
      entries={people}
      blank={{ name: '', work: '', words: '' }}
      mostEntries={MAX_PEOPLE}
      add={words.addPerson}
      remove={words.removePerson}
      onChange={onChange}
    />
  )
}
