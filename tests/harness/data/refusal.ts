import type { Refusal, RefusalCode, RefusalData } from '#domain/base/refusal.ts'

/** The server's answer when it refuses a request. */
export function refusalOf(status: number, code: RefusalCode, data: RefusalData = {}): Refusal {
  return { status, code, message: 'A sentence about it.', data }
}

/** The response with that answer. */
export function refusalResponse(status: number, code: RefusalCode, data?: RefusalData): Response {
  return Response.json(refusalOf(status, code, data), { status })
}
