import { parsePhone, phoneProblem } from '#domain/base/phone.ts'
import { failed, type Result } from '#domain/base/problem.ts'
import type { AppointmentForm, TailoringForm } from '#domain/orders/requests.ts'
import type { FittingWish } from '#domain/fittings/sentFitting.ts'
import type { Submitted } from '#data/outbox/enqueue.ts'
import { currentOwner } from '#data/auth/currentOwner.ts'
import { problemFor, submitForm } from './submitForm.ts'

/** Requests an appointment. Guests may too. Refuses a number that cannot be dialled. */
export async function requestAppointment(form: AppointmentForm): Promise<Result<Submitted>> {
  const phone = parsePhone(form.phone)
  if (phone === undefined) {
    const problem = phoneProblem(form.phone) ?? 'phoneInvalid'
    return failed(problem, { fields: { phone: problem } })
  }
  return problemFor('appointmentFailed', await submitForm('appointment', '', { ...form, phone }))
}

/** Sends the signed-in shopper's tailoring request. */
export async function sendTailoringRequest(form: TailoringForm): Promise<Result<Submitted>> {
  const user = currentOwner()
  if (user === '') return failed('measurementsNeedLogin')
  const request = {
    ...form,
    user,
    orderCode: form.hasPurchased ? form.orderCode.trim().toUpperCase() : '',
  }
  return problemFor('tailoringFailed', await submitForm('tailoring', user, request))
}

/**
 * Sends a wish for a fitting, or the answer to one, by the token of the order's page. Guests may too.
 */
export function sendFittingWish(token: string, wish: FittingWish): Promise<Result<Submitted>> {
  return submitForm('fitting', '', { ...wish, token })
}
