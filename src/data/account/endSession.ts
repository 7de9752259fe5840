import { connection, isNavigatorOffline } from '#data/server/connection.ts'

/**
 * Revokes one token before it expires; other devices stay signed in. This device has dropped the
 * token already, so there is no retry: without a network it stays valid until it expires, 30 days
 * after the last refresh.
 */
export async function endSession(token: string): Promise<void> {
  if (isNavigatorOffline() || connection.current() !== 'online') return
  try {
    await fetch(`${globalThis.location.origin}/api/account/sign-out`, {
      method: 'POST',
      headers: { Authorization: token },
      keepalive: true, // people close the tab after signing out
    })
  } catch {
    // No response: see above.
  }
}
