import { readFittingPage } from '#domain/fittings/sentFitting.ts'
import { fieldReader } from '#domain/base/parse.ts'
import type { FittingPageRow } from '#data/storage/rows.ts'

/** The page that answers a wish, to be stored; undefined when it is unreadable. */
export function fittingPageRow(
  payload: unknown,
  answer: unknown,
  owner: string,
): FittingPageRow | undefined {
  const token = fieldReader(payload).textOr('token', '')
  const page = readFittingPage(answer)
  return page.ok && token !== '' ? { ...page.value, token, owner } : undefined
}
