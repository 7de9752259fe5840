import type { PushKey } from '#domain/shop/push.ts'
import { fieldReader } from '#domain/base/parse.ts'
import { done, failed, type Result } from '#domain/base/problem.ts'
import { toUserResult } from '#data/server/failure.ts'
import { fetchJson } from '#data/server/http.ts'

/**
 * This device's endpoint at the browser's push service, for the server's key; created if there is
 * none. The permission has been given before.
 */
export async function deviceEndpoint(): Promise<Result<string>> {
  const manager = await pushManager()
  if (!manager) return failed('pushUnavailable')
  const answer = await fetchJson('/api/push/key')
  if (!answer.ok) return toUserResult(answer)
  const key = fieldReader<PushKey>(answer.value).textOr('key', '')
  const known = await manager.getSubscription()
  if (known && keyOf(known) === key) return done(known.endpoint)
  await known?.unsubscribe()
  try {
    const made = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    return done(made.endpoint)
  } catch {
    return failed('pushUnavailable') // the browser has no push service, or cannot reach it
  }
}

/** This device's subscription; undefined when it has none. */
export async function deviceSubscription(): Promise<PushSubscription | undefined> {
  return (await (await pushManager())?.getSubscription()) ?? undefined
}

async function pushManager(): Promise<PushManager | undefined> {
  if (!('serviceWorker' in globalThis.navigator)) return undefined
  const registration = await globalThis.navigator.serviceWorker.getRegistration()
  return registration?.pushManager
}

/** The key that the browser subscribed with, base64url without padding. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  const text = btoa(String.fromCharCode(...bytes))
  return text.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}
