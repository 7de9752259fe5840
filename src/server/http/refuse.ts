import { problemMessages } from '#copy/base/notices.ts'
import type { FieldProblems, ProblemCode } from '#domain/base/problem.ts'
import type { Refusal } from '#domain/base/refusal.ts'
import type { RequestEvent } from '#server/pocketbase/events.ts'
import { setDataHeaders } from './headers.ts'

/** Why a request is refused: what `refuse` answers. */
export type Rejection = { status: number; code: ProblemCode; data?: object }

/** Answers with a refusal: one of the shop's problem codes and its sentence. */
export function refuse(e: RequestEvent, { status, code, data = {} }: Rejection): void {
  setDataHeaders(e)
  const refusal: Refusal = { status, code, message: problemMessages[code], data }
  e.json(status, refusal)
}

/** Refuses a request because of its fields. */
export function refuseFields(e: RequestEvent, code: ProblemCode, fields: FieldProblems): void {
  refuse(e, { status: 400, code, data: { fields } })
}
