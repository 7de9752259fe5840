import { failed, type Result } from '#domain/base/problem.ts'
import type { TailoringForm } from '#domain/orders/requests.ts'
import { currentOwner } from '#data/auth/currentOwner.ts'
import { problemFor } from '#data/server/problemFor.ts'
import { submit } from '#data/outbox/submit.ts'
import type { Submitted } from '#data/outbox/enqueue.ts'

/** Sends the signed-in shopper's tailoring request. */
export async function sendTailoringRequest(form: TailoringForm): Promise<Result<Submitted>> {
  const user = currentOwner()
  if (user === '') return failed('measurementsNeedLogin')
  const request = {
    ...form,
    user,
    orderCode: form.hasPurchased ? form.orderCode.trim().toUpperCase() : '',
  }
  return problemFor('tailoringFailed', await submit('tailoring', user, request))
}
