import type { Refusal, RefusalCode, RefusalData } from '#domain/base/refusal.ts'

/** The server's answer when it refuses a request. */
export function refusalOf(status: number, code: RefusalCode, data: RefusalData = {}): Refusal {
  return { status, code, message: 'A sentence about it.', data }
}
