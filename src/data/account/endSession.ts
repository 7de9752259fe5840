import { connection, isNavigatorOffline } from '#data/server/connection.ts'

/**
 * Has the server refuse a token from now on, though it has not expired; other devices stay signed in.
 * The device has forgotten the token already, so nothing is tried again: without a network the token
 * stays valid until it expires, 30 days after it was last renewed.
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
    // No answer: see above.
  }
}
