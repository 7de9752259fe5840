import { describe, expect, it } from 'vitest'
import {
  appliesTo,
  isNoOp,
  mergedEdit,
  rebased,
  startsFrom,
  subjectOf,
  withChanges,
  type DeskEdit,
  type ProductChanges,
} from '#domain/desk/deskEdit.ts'
import { DEFAULT_SHOP } from '#domain/shop/shop.ts'
import { OWNED_SUIT, WOOL_DETAIL } from '#tests/harness/data/products.ts'

function edit(changes: ProductChanges, base = 1): DeskEdit {
  return { what: 'product', id: OWNED_SUIT.id, base, before: OWNED_SUIT, changes }
}

const move = { what: 'move', order: 'o1', base: 1, note: '' } as const

describe('two edits of one record', () => {
  it('merge into one when they change a product, and the later value wins', () => {
    const merged = mergedEdit(edit({ price: 1, name: 'A' }), edit({ price: 2 }, 7))
    expect(merged).toEqual(edit({ price: 2, name: 'A' }))
  })

  it('merge into one when the product itself was never sent', () => {
    const fields = { ...OWNED_SUIT, detail: WOOL_DETAIL }
    const made: DeskEdit = { what: 'newProduct', id: OWNED_SUIT.id, fields }
    const merged = mergedEdit(made, edit({ price: 2, detail: undefined }))
    expect(merged).toMatchObject({ what: 'newProduct', fields: { price: 2 } })
    expect(merged?.what === 'newProduct' && 'detail' in merged.fields).toBe(false)
  })

  it('stay two when each is an event', () => {
    const first = { ...move, from: 'placed', to: 'confirmed' } as const
    const then = { ...move, from: 'confirmed', to: 'cutting' } as const
    expect(mergedEdit(first, then)).toBeUndefined()
    expect(mergedEdit(edit({ price: 1 }), first)).toBeUndefined()
  })

  it('leave nothing to send when a step of an order is taken back', () => {
    const step = { ...move, from: 'trial', to: 'ready' } as const
    const back = { ...move, from: 'ready', to: 'trial' } as const
    const merged = mergedEdit(step, back)
    expect(merged && isNoOp(merged)).toBe(true)
    const otherWay = { ...move, from: 'ready', to: 'alteration' } as const
    expect(mergedEdit(step, otherWay)).toBeUndefined()
  })

  it('stay two when a piece is tried on, altered and tried on again', () => {
    const first = { ...move, from: 'trial', to: 'alteration' } as const
    expect(mergedEdit(first, { ...move, from: 'alteration', to: 'trial' })).toBeUndefined()
  })

  it('cancel out when the second undoes the first', () => {
    const merged = mergedEdit(edit({ deleted: true }), edit({ deleted: false }))
    expect(merged && isNoOp(merged)).toBe(true)
    expect(isNoOp(edit({ deleted: true }))).toBe(false)
  })

  it('are a no-op when dates or settings are unchanged', () => {
    const before = { trialDate: '', dueDate: '2026-12-01' }
    const dates = { what: 'dates', order: 'o1', base: 1, before, dates: before } as const
    const later = { ...dates, dates: { ...before, dueDate: '2026-12-02' } }
    expect([dates, later].map(isNoOp)).toEqual([true, false])
    const back = mergedEdit(later, { ...dates, before: later.dates })
    expect(back && isNoOp(back)).toBe(true)
    const shop = { what: 'shop', id: 's1', base: 1, before: DEFAULT_SHOP } as const
    const { tagline } = DEFAULT_SHOP
    expect(isNoOp({ ...shop, changes: { tagline } })).toBe(true)
    expect(isNoOp({ ...shop, changes: { tagline: 'Cut by hand' } })).toBe(false)
  })
})

it('A step forward never becomes a step back if another desk has moved the order further', () => {
  const step = { from: 'placed', to: 'confirmed' } as const
  expect(['placed', 'confirmed', 'cutting', 'cancelled'].map((at) => appliesTo(step, at))).toEqual([
    true,
    false,
    false,
    false,
  ])
  const back = { from: 'ready', to: 'trial' } as const
  expect(['ready', 'stitching', 'alteration'].map((at) => appliesTo(back, at))).toEqual([
    true,
    false,
    false,
  ])
})

it('An edit of an order belongs to that order', () => {
  expect(subjectOf({ ...move, from: 'placed', to: 'confirmed' })).toBe('o1')
  expect(subjectOf({ what: 'note', order: 'o1', note: '' })).toBe('o1')
})

it('An edit takes a newer base revision only where it has one', () => {
  expect(rebased(edit({ price: 1 }), 4)).toMatchObject({ base: 4 })
  expect(rebased({ what: 'note', order: 'o1', note: 'x' }, 4)).not.toHaveProperty('base')
})

describe('An edit behind one whose answer was lost', () => {
  const suit = { ...OWNED_SUIT, rev: 7 }
  const price = edit({ price: 120 }, 5)

  it('starts from a version that differs only in what it leaves alone', () => {
    expect(startsFrom(price, { ...suit, name: 'Theirs' })).toBe(true)
    expect(startsFrom(price, { ...suit, price: 90 })).toBe(false)
    expect(startsFrom(price, { ...suit, photo: 'theirs.jpg' })).toBe(true)
    expect(startsFrom(price, { ...suit, photo: 'theirs.jpg' }, true)).toBe(false)
  })

  it('starts from the edit before it, as the server has stored that', () => {
    expect(startsFrom(price, { ...suit, price: 90, rev: 6 })).toBe(true)
  })

  it('of the settings or of a fitting compares what it changes', () => {
    const { tagline } = DEFAULT_SHOP
    const shop = { what: 'shop', id: 's1', base: 5, before: DEFAULT_SHOP } as const
    const settings = { ...shop, changes: { tagline: 'Cut by hand' } }
    expect(startsFrom(settings, { tagline, rev: 7 })).toBe(true)
    expect(startsFrom(settings, { tagline: 'Theirs', rev: 7 })).toBe(false)
    const before = { order: 'o1', kind: 'firstTrial', place: 'shop', status: 'confirmed' } as const
    const at = { ...before, date: '2026-12-01', time: '10:00' }
    const fitting = { what: 'fitting', id: 'f1', base: 5, before: at, fitting: at } as const
    expect(startsFrom(fitting, { ...at, rev: 7 })).toBe(true)
    expect(startsFrom(fitting, { ...at, time: '12:00', rev: 7 })).toBe(false)
  })
})

it('Removed details are deleted, unnamed ones stay', () => {
  const detailed = { ...OWNED_SUIT, detail: WOOL_DETAIL }
  expect(withChanges(detailed, { price: 5 })).toMatchObject({ price: 5, detail: WOOL_DETAIL })
  expect('detail' in withChanges(detailed, { detail: undefined })).toBe(false)
})
