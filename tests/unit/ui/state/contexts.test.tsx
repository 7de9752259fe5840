import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useAuth, useCart, useCurrency } from '#ui/state/contexts.ts'

it.each([
  [useAuth, 'must be used within AuthProvider'],
  [useCurrency, 'must be used within CurrencyProvider'],
  [useCart, 'must be used within CartProvider'],
])('%o outside its provider throws and names the provider', (hook, sentence) => {
  expect(() => renderHook(() => hook())).toThrow(sentence)
})
