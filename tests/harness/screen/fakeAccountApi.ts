import { vi } from 'vitest'

type Answer = { status: number; body: unknown }

/** The account that `signInOnDevice` signs in. */
const PERSON = { id: 'shopper00000001', email: 'asha@example.com', name: 'Asha Iyer' }

const DONE: Record<string, Answer> = {
  PATCH: { status: 200, body: PERSON },
  POST: { status: 200, body: { token: 'new.token.here', record: PERSON } },
  DELETE: { status: 204, body: undefined },
}

/** A fake server that accepts every account request, except those with the refused method. */
export function fakeAccountApi(refusal?: { method: string } & Answer) {
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${new URL(address).pathname}`)
    const refused = refusal?.method === method
    const { status, body } = (refused ? refusal : DONE[method]) ?? { status: 200, body: {} }
    return Promise.resolve(
      status === 204 ? new Response(null, { status }) : Response.json(body, { status }),
    )
  })
  return { asked }
}

/** PocketBase's validation error for one field. */
export function fieldRefused(method: string, field: string) {
  const data = { [field]: { code: 'validation_invalid', message: 'Wrong.' } }
  return { method, status: 400, body: { status: 400, message: 'Refused.', data } }
}
