import type { ReactNode } from 'react'
import { AuthProvider } from './AuthProvider.tsx'
import { CartProvider } from './CartProvider.tsx'
import { CurrencyProvider } from './CurrencyProvider.tsx'

/** Fills the shared contexts with this device's data. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <AuthProvider>
      <CurrencyProvider>
        <CartProvider>{children}</CartProvider>
      </CurrencyProvider>
    </AuthProvider>
  )
}
