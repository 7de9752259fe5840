import { describe, expect, it } from 'vitest'
import { isGstin } from '#domain/documents/gstin.ts'
import { GST_STATES, stateNamed } from '#domain/documents/states.ts'

// Of public companies, as their invoices print them.
const REAL = ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '27AAACR5055K1Z7']

describe('a GSTIN', () => {
  it.each(REAL)('%s has the right check character, and only that one', (gstin) => {
    expect(isGstin(gstin)).toBe(true)
    const others = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((it) => it !== gstin.at(-1))
    for (const other of others) expect(isGstin(gstin.slice(0, -1) + other)).toBe(false)
  })

  it('reveals two swapped characters', () => {
    expect(isGstin('27AAPFU9039F1ZV')).toBe(false)
    expect(isGstin('72AAPFU0939F1ZV')).toBe(false)
  })

  it.each(['', '27AAPFU0939F1Z', '27aapfu0939f1zv', '27AAPFU0939F1XV', ' 27AAPFU0939F1ZV'])(
    'is not %j',
    (text) => {
      expect(isGstin(text)).toBe(false)
    },
  )
})

describe('a state', () => {
  it('is found by its name in any spelling', () => {
    for (const state of GST_STATES) expect(stateNamed(state.name.toUpperCase())).toBe(state)
    expect(stateNamed(' jammu & kashmir')?.code).toBe('01')
    expect(stateNamed('Orissa')?.code).toBe('21')
  })

  it('is none where the address names something else', () => {
    for (const text of ['', 'Bavaria', 'constructor']) expect(stateNamed(text)).toBeUndefined()
  })
})
