import { failed } from '#domain/problem.ts'
import type { Result } from '#domain/problem.ts'
import type { TailoringForm } from '#domain/requests.ts'
import { currentOwner } from './owner.ts'
import { inWordsOf } from './spoken.ts'
import { submit } from './submit.ts'
import type { Submitted } from './submit.ts'

/** Sends what the signed-in shopper would like made. */
export async function sendTailoringRequest(form: TailoringForm): Promise<Result<Submitted>> {
  const user = currentOwner()
  if (user === '') return failed('measurementsNeedLogin')
  const request = {
    ...form,
    user,
    orderCode: form.hasPurchased ? form.orderCode.trim().toUpperCase() : '',
  }
  return inWordsOf('tailoringFailed', await submit('tailoring', user, request))
}
