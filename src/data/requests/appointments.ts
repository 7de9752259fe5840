import type { Result } from '#domain/base/problem.ts'
import type { AppointmentForm } from '#domain/orders/requests.ts'
import { submit } from '#data/outbox/submit.ts'
import type { Submitted } from '#data/outbox/submit.lazy.ts'
import { problemFor } from '#data/server/problemFor.ts'

/** Requests an appointment. Guests may too. */
export async function requestAppointment(form: AppointmentForm): Promise<Result<Submitted>> {
  return problemFor('appointmentFailed', await submit('appointment', '', { ...form }))
}
