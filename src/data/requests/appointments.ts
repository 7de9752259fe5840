import { parsePhone } from '#domain/base/phone.ts'
import { failed, type Result } from '#domain/base/problem.ts'
import type { AppointmentForm } from '#domain/orders/requests.ts'
import { submit } from '#data/outbox/submit.ts'
import type { Submitted } from '#data/outbox/enqueue.ts'
import { problemFor } from '#data/server/problemFor.ts'

/** Requests an appointment. Guests may too. Refuses a number that cannot be dialled. */
export async function requestAppointment(form: AppointmentForm): Promise<Result<Submitted>> {
  const phone = parsePhone(form.phone)
  if (phone === undefined) return failed('phoneInvalid', { fields: { phone: 'phoneInvalid' } })
  return problemFor('appointmentFailed', await submit('appointment', '', { ...form, phone }))
}
