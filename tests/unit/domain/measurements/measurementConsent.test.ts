import { describe, expect, it } from 'vitest'
import { CONSENT_VERSION, consentOf } from '#domain/measurements/measurementConsent.ts'
import {
  changedDetails,
  editSet,
  hasNewEdits,
  mergeSets,
  newSet,
  undeleteSet,
} from '#domain/measurements/measurementSet.ts'
import { mergeSentSet } from '#domain/measurements/mergeSentSet.ts'

const now = { version: CONSENT_VERSION, at: '2026-11-21T10:00:00.000Z' }
const stamp = (id: string, at: number) => ({ id, at, savedAt: new Date(at).toISOString() })
const me = newSet(
  'set1',
  { details: { name: 'Me', notes: 'stoops', consent: now }, values: { neck: 390 } },
  stamp('a', 1),
)

describe('consent to storing measurements', () => {
  it('is the earliest one in force', () => {
    const earlier = { ...now, at: '2026-01-05T10:00:00.000Z' }
    const outworn = { version: CONSENT_VERSION - 1, at: '2020-01-01T00:00:00.000Z' }
    const sets = [{}, { consent: now }, { consent: outworn }, { consent: earlier }]
    expect(consentOf(sets)).toEqual(earlier)
    expect(consentOf([{ consent: outworn }])).toBeUndefined()
    expect(me.consent).toEqual(now)
  })
})

describe('a deleted set', () => {
  const gone = editSet(me, { details: { deleted: true } }, stamp('b', 2))
  const late = editSet(me, { values: { chest: 1000 } }, stamp('c', 3))

  it('stays empty, whatever another device still writes into it', () => {
    for (const set of [gone, mergeSets(gone, late), mergeSets(late, gone)]) {
      expect(set).toMatchObject({ deleted: true, values: {}, name: '', notes: '', history: [] })
      expect(JSON.stringify(set)).not.toMatch(/390|1000|stoops/)
    }
    expect([hasNewEdits(gone, late), hasNewEdits(late, gone)]).toEqual([true, false])
    const sent = mergeSentSet('set1', gone.edits, late.edits)
    expect(sent).toMatchObject({ deleted: true, values: {} })
  })

  it('is restored under a new id, with its history', () => {
    const back = undeleteSet(late, 'set2')
    expect(back).toMatchObject({ id: 'set2', name: 'Me', values: { neck: 390, chest: 1000 } })
    expect(back.history).toHaveLength(1)
  })
})

describe('the server’s merge', () => {
  it('contains what both sent, without invalid edits', () => {
    const phone = editSet(me, { values: { neck: 400 } }, stamp('b', 2))
    const tablet = editSet(me, { values: { chest: 1000 } }, stamp('c', 3))
    const wild = [null, 'x', { id: 'd' }, ...tablet.edits]
    const set = mergeSentSet('set1', phone.edits, wild)
    expect(set.values).toEqual({ neck: 400, chest: 1000 })
    expect(mergeSentSet('set1', undefined, 'nonsense').edits).toEqual([])
  })

  it('names only the details that changed', () => {
    expect(changedDetails(me, { name: 'Me', notes: '', height: null })).toEqual({ notes: '' })
  })
})
