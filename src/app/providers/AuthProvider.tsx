import { useMemo, type ReactNode } from 'react'
import type { Session } from '#domain/base/session.ts'
import { session } from '#data/auth/session.ts'
import { AuthContext } from '#ui/state/contexts.ts'
import { useDeviceValue } from './useDeviceValue.ts'

const UNKNOWN: Session = { status: 'loading' }

/** Provides the session. The page renders without waiting for it. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const current = useDeviceValue(session) ?? UNKNOWN
  const auth = useMemo(() => ({ session: current }), [current])
  return <AuthContext value={auth}>{children}</AuthContext>
}
