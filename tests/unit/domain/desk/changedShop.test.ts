import { expect, it } from 'vitest'
import { checkChangedShop, editedSince } from '#domain/desk/changedShop.ts'
import { DEFAULT_SHOP } from '#domain/shop/shop.ts'

it('a changed phone number is stored in one spelling, and one that cannot be dialled is refused', () => {
  const { problems, readable } = checkChangedShop({ phone: '098765 43210', whatsappNumber: '12' })
  expect(readable.phone).toBe('+91 98765 43210')
  expect(problems).toEqual({ whatsappNumber: 'phoneInvalid' })
})

it('a text that is no UPI id is refused, and settings that were not changed are not checked', () => {
  const payment = { upiId: 'house', terms: { kind: 'delivery' } } as const
  expect(checkChangedShop({ payment }).problems).toEqual({ payment: 'upiIdInvalid' })
  expect(checkChangedShop({ tagline: 'Cut to measure' }).problems).toEqual({})
})

it('what is typed while the settings are saved stays unsaved, even in a field that was sent', () => {
  const sent = { name: 'Loom', tagline: 'Cut' }
  const stored = { ...DEFAULT_SHOP, name: 'Loom' }
  expect(editedSince(stored, sent, { ...sent, tagline: 'Cut to measure' })).toEqual({
    tagline: 'Cut to measure',
  })
})
