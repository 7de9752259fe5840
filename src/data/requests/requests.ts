import { parsePhone, phoneProblem } from '#domain/base/phone.ts'
import { failed, type Result, type ProblemCode } from '#domain/base/problem.ts'
import type { AppointmentForm, TailoringForm } from '#domain/orders/requests.ts'
import type { FittingWish } from '#domain/fittings/sentFitting.ts'
import type { Submitted } from '#data/outbox/enqueue.ts'
import { isEmail } from '#domain/base/text.ts'
import { currentOwner } from '#data/auth/currentOwner.ts'
import type { OutboxKind } from '#domain/outbox/outbox.ts'

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

/**
 * Sends a wish for a fitting, or the answer to one, by the token of the order's page. Guests may too.
 */
export function sendFittingWish(token: string, wish: FittingWish): Promise<Result<Submitted>> {
  return submit('fitting', '', { ...wish, token })
}

/** Problems whose own message already says what to do; the screen's message would say less. */
const SPEAKING: readonly ProblemCode[] = [
  'unreachable',
  'tooManyRequests',
  'signInNeeded',
  'storageFull',
  'storageFailed',
]

/**
 * Replaces a failed result's problem code with the one whose message the specification gives for
 * the screen.
 */
function problemFor<Value>(code: ProblemCode, result: Result<Value>): Result<Value> {
  if (result.ok || SPEAKING.includes(result.problem.code)) return result
  return { ok: false, problem: { ...result.problem, code } }
}

/** Sends a form through the outbox while the user waits. */
async function submit(
  kind: OutboxKind,
  owner: string,
  payload: Record<string, unknown>,
): Promise<Result<Submitted>> {
  // Loaded on demand: reading a page does not need the outbox.
  const sending = await import('#data/outbox/sending/submit.lazy.ts').catch(() => undefined)
  return sending ? sending.enqueueAndDeliver(kind, owner, payload) : failed('storageFailed')
}
