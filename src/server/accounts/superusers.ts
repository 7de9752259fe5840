import { requestHeader, type RequestEvent } from '#server/pocketbase/events.ts'
import { isDashboardOn } from '#server/settings/environment.ts'

const PROXY_HEADERS = [
  'Forwarded',
  'X-Forwarded-For',
  'X-Real-IP',
  'CF-Connecting-IP',
  'Fly-Client-IP',
  'Via',
]

/**
 * Continues a superuser's sign-in only directly from this machine, not through a local proxy, which
 * anyone may be behind.
 */
export function checkSuperuser(e: RequestEvent): void {
  if (!isDashboardOn() && !isLocal(e))
    throw new ForbiddenError('Superusers sign in on the server itself.')
  e.next()
}

function isLocal(e: RequestEvent): boolean {
  const isLoopback = e.remoteIP() === '127.0.0.1' || e.remoteIP() === '::1'
  return isLoopback && PROXY_HEADERS.every((name) => requestHeader(e, name) === '')
}
