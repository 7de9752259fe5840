import { createContext, useContext } from 'react'
import type { CurrencyCode, Rates, Rupees } from '#domain/base/money.ts'
import type { AddChoice } from '#domain/cart/cart.ts'
import type { Product } from '#domain/products/product.ts'
import type { Session } from '#domain/account/session.ts'
import type { PageData } from '#domain/shop/pageData.ts'

export type Auth = { session: Session }

export type CurrencyChoice = {
  currency: CurrencyCode
  rates: Rates
  setCurrency: (currency: CurrencyCode) => void
  /** Formats a price in rupees in the shopper's currency. */
  format: (rupees: Rupees) => string
}

export type Cart = {
  /** Number of lines; known before the lines are loaded. */
  count: number
  /** Adds a product and notifies about the result; resolves to true if it is now in the cart. */
  add: (product: Product, choice?: AddChoice) => Promise<boolean>
}

export const AuthContext = createContext<Auth | undefined>(undefined)
export const CurrencyContext = createContext<CurrencyChoice | undefined>(undefined)
export const CartContext = createContext<Cart | undefined>(undefined)
export const PageDataContext = createContext<PageData | undefined>(undefined)

/** Who is signed in. Throws outside an AuthProvider. */
export function useAuth(): Auth {
  return requireContext(useContext(AuthContext), 'AuthProvider')
}

/** The currency prices are shown in. Throws outside a CurrencyProvider. */
export function useCurrency(): CurrencyChoice {
  return requireContext(useContext(CurrencyContext), 'CurrencyProvider')
}

/** The cart on this device. Throws outside a CartProvider. */
export function useCart(): Cart {
  return requireContext(useContext(CartContext), 'CartProvider')
}

/** The data embedded in the HTML. Throws outside a PageDataProvider. */
export function usePageData(): PageData {
  return requireContext(useContext(PageDataContext), 'PageDataProvider')
}

function requireContext<Value>(value: Value | undefined, provider: string): Value {
  if (value === undefined) throw new Error(`must be used within ${provider}`)
  return value
}
