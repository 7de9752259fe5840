import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useAuth, useCart, useCurrency } from '#ui/state/contexts.ts'

it.each([
  [useAuth, 'useAuth must be used within an AuthProvider'],
  [useCurrency, 'useCurrency must be used within a CurrencyProvider'],
  [useCart, 'useCart must be used within a CartProvider'],
])('%o outside its provider throws and names the provider', (hook, sentence) => {
  expect(() => renderHook(() => hook())).toThrow(sentence)
})
