import { pushOrigin } from './endpoint.ts'
import { authorizationFor } from './vapid.ts'

/** What a push service answered; `gone`: this endpoint has expired. */
type ServiceAnswer =
  | { kind: 'accepted' }
  | { kind: 'gone' }
  | { kind: 'refused'; status: number }
  /** `afterMs`: its Retry-After, 0 without one. */
  | { kind: 'later'; afterMs: number }

const TIMEOUT_S = 10
const ONE_DAY_S = 24 * 60 * 60

/** The origin of the endpoint's push service; undefined for an address that is not called. */
export function serviceOf(endpoint: string): string | undefined {
  return pushOrigin(endpoint, $os.getenv('DARZI_PUSH_ORIGIN'))
}

/**
 * Sends a push to a device through its push service. The push is empty: the device fetches its text
 * from the shop.
 * @param topic replaces an earlier push of the same topic that the device has not received
 */
export function postToPushService(
  app: CoreApp,
  endpoint: string,
  { topic, isUrgent }: { topic: string; isUrgent: boolean },
): ServiceAnswer {
  const origin = serviceOf(endpoint)
  if (origin === undefined) return { kind: 'gone' }
  const headers = {
    Authorization: authorizationFor(app, origin),
    TTL: String(ONE_DAY_S),
    Topic: topic,
    Urgency: isUrgent ? 'high' : 'normal',
    // Without one, PocketBase declares the empty body to be JSON.
    'Content-Type': 'application/octet-stream',
  }
  try {
    const answer = $http.send({ url: endpoint, method: 'POST', headers, timeout: TIMEOUT_S })
    return answerOf(answer.statusCode, answer.headers['Retry-After']?.[0] ?? '')
  } catch {
    return { kind: 'later', afterMs: 0 } // no answer
  }
}

function answerOf(status: number, retryAfter: string): ServiceAnswer {
  if (status < 300) return { kind: 'accepted' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status === 429 || status >= 500)
    return { kind: 'later', afterMs: (Number(retryAfter) || 0) * 1000 }
  return { kind: 'refused', status }
}
