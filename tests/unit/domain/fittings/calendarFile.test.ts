import fc from 'fast-check'
import { expect, it } from 'vitest'
import { calendarFile, type CalendarEntry } from '#domain/fittings/calendarFile.ts'

const ENTRY: CalendarEntry = {
  id: 'fitting00000001',
  date: '2026-11-30',
  time: '10:30',
  minutes: 45,
  title: 'First trial: Ember & Thread',
  place: '14 Rope Walk Lane, Fort, Mumbai',
  note: 'Order ET-1',
  sequence: 2,
}
const NOW = Date.parse('2026-11-23T18:31:05Z')

/** The file's properties as a calendar reads them: unfolded and unescaped. */
function propertiesOf(file: string): Map<string, string> {
  const lines = file.replaceAll('\r\n ', '').split('\r\n')
  return new Map(
    lines.map((line) => {
      const at = line.indexOf(':')
      const value = line.slice(at + 1)
      const text = value.replace(/\\(n|.)/g, (_, one: string) => (one === 'n' ? '\n' : one))
      return [line.slice(0, at), text]
    }),
  )
}

it('a fitting in India is written in UTC, with its id, its length and its change count', () => {
  const read = propertiesOf(calendarFile(ENTRY, NOW))
  expect(Object.fromEntries(read)).toMatchObject({
    UID: ENTRY.id,
    SEQUENCE: '2',
    DTSTAMP: '20261123T183105Z',
    DTSTART: '20261130T050000Z',
    DTEND: '20261130T054500Z',
    SUMMARY: ENTRY.title,
    LOCATION: ENTRY.place,
  })
})

it('a fitting just after midnight in India is on the day before in UTC', () => {
  const read = propertiesOf(calendarFile({ ...ENTRY, date: '2027-01-01', time: '00:15' }, NOW))
  expect(read.get('DTSTART')).toBe('20261231T184500Z')
})

it('any text comes back as it was, in lines of at most 75 octets', () => {
  const anyText = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 })
  fc.assert(
    fc.property(anyText, fc.constantFrom('\n', ',', ';', '\\'), (text, sign) => {
      const note = `${text.replaceAll('\r', '')}${sign}end`
      const file = calendarFile({ ...ENTRY, note }, NOW)
      for (const line of file.split('\r\n'))
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      expect(propertiesOf(file).get('DESCRIPTION')).toBe(note)
    }),
  )
})
