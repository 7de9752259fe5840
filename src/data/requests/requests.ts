import { parsePhone, phoneProblem } from '#domain/base/phone.ts'
import { failed, type Result } from '#domain/base/problem.ts'
import type { AppointmentForm, TailoringForm } from '#domain/orders/requests.ts'
import { submit } from '#data/outbox/submit.ts'
import type { Submitted } from '#data/outbox/enqueue.ts'
import { problemFor } from '#data/server/problemFor.ts'
import { isEmail } from '#domain/base/text.ts'
import { currentOwner } from '#data/auth/currentOwner.ts'

/** Requests an appointment. Guests may too. Refuses a number that cannot be dialled. */
export async function requestAppointment(form: AppointmentForm): Promise<Result<Submitted>> {
  const phone = parsePhone(form.phone)
  if (phone === undefined) {
    const problem = phoneProblem(form.phone) ?? 'phoneInvalid'
    return failed(problem, { fields: { phone: problem } })
  }
  return problemFor('appointmentFailed', await submit('appointment', '', { ...form, phone }))
}

/** Subscribes an address to the newsletter; does nothing if it is subscribed already. */
export async function subscribe(email: string): Promise<Result<Submitted>> {
  if (!isEmail(email)) return failed('newsletterInvalid')
  const subscriber = { email: email.trim(), status: 'active' }
  return problemFor('newsletterFailed', await submit('subscriber', '', subscriber))
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
  return problemFor('tailoringFailed', await submit('tailoring', user, request))
}
