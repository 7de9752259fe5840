import type { Result } from '#domain/problem.ts'
import type { AppointmentForm } from '#domain/requests.ts'
import { submit } from './submit.ts'
import type { Submitted } from './submit.ts'
import { inWordsOf } from './spoken.ts'

/** Asks the house for an appointment. Guests may. */
export async function requestAppointment(form: AppointmentForm): Promise<Result<Submitted>> {
  return inWordsOf('appointmentFailed', await submit('appointment', '', { ...form }))
}
