import { problemMessages } from '#copy/base/notices.ts'
import type { Refusal, RefusalCode, RefusedFields } from '#domain/base/refusal.ts'
import type { RequestEvent } from '#server/pocketbase/events.ts'
import { setDataHeaders } from './headers.ts'

/** Why a request is refused: what `refuse` answers. */
export type RefusalReason = Pick<Refusal, 'status' | 'code'> & Partial<Pick<Refusal, 'data'>>

export const NOT_FOUND: RefusalReason = { status: 404, code: 'notFound' }

/** For an id that belongs to another record, of which the sender learns nothing. */
export const ID_TAKEN: RefusalReason = {
  status: 400,
  code: 'refused',
  data: { fields: { id: 'refused' } },
}

/** Answers with a refusal: one of the shop's problem codes and its sentence. */
export function refuse(e: RequestEvent, { status, code, data = {} }: RefusalReason): void {
  setDataHeaders(e)
  e.json(status, { status, code, message: problemMessages[code], data } satisfies Refusal)
}

/** Refuses a request because of its fields. */
export function refuseFields(e: RequestEvent, code: RefusalCode, fields: RefusedFields): void {
  refuse(e, { status: 400, code, data: { fields } })
}
