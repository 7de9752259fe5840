import type {
  AppointmentRequest,
  RequestStatus,
  Subscriber,
  TailoringRequest,
} from '#domain/ownerInbox.ts'
import { done } from '#domain/problem.ts'
import type { Result } from '#domain/problem.ts'
import { copyOf } from './adminCopy.ts'
import { keep, kept } from './adminStore.ts'
import { told } from './failure.ts'
import { ask } from './pocketbase.ts'
import { reading } from './reading.ts'
import type { Read } from './reading.ts'
import { readMeasurements } from './readOrder.ts'
import { isoOf } from './readProduct.ts'

export const appointmentRequests = copyOf('appointments', readAppointment)

export const tailoringRequests = copyOf('tailoring_requests', readTailoring)

type Inbox = 'appointments' | 'tailoring_requests'

/** Marks a request as answered, or as new again. */
export async function markRequest(
  inbox: Inbox,
  id: string,
  status: RequestStatus,
): Promise<Result<void>> {
  const answer = await ask('admin', (client) => client.collection(inbox).update(id, { status }))
  if (!answer.ok) return told(answer)
  return inbox === 'appointments' ? appointmentRequests.pull() : tailoringRequests.pull()
}

/** Everyone who asked for the newsletter; offline, those this device has seen. */
export async function subscribers(): Promise<Subscriber[]> {
  const answer = await ask('admin', (client) =>
    client.collection('subscribers').getFullList({ sort: '-timestamp' }),
  )
  if (answer.ok) await keep('subscribers', answer.value)
  const records: unknown[] = answer.ok ? answer.value : await kept('subscribers')
  return records.map(readSubscriber).flatMap((row) => (row.ok ? [row.value] : []))
}

/** Stops the newsletter for somebody, or starts it again. */
export async function setSubscriber(id: string, active: boolean): Promise<Result<void>> {
  const body = { status: active ? 'active' : 'stopped' }
  const answer = await ask('admin', (client) => client.collection('subscribers').update(id, body))
  return answer.ok ? done(undefined) : told(answer)
}

function readSubscriber(wire: unknown): Read<Subscriber> {
  const from = reading(wire)
  return from.finish({
    id: from.text('id'),
    email: from.text('email'),
    active: from.textOr('status', 'active') !== 'stopped',
    since: isoOf(from.textOr('timestamp', '')),
  })
}

function readInquiry(wire: unknown) {
  const from = reading(wire)
  const status: RequestStatus = from.textOr('status', '') === 'answered' ? 'answered' : 'new'
  const created = isoOf(from.textOr('created', ''))
  return { id: from.text('id'), status, seq: from.numberOr('seq', 0), created }
}

function readContact(wire: unknown) {
  const from = reading(wire)
  return {
    name: from.textOr('name', ''),
    email: from.textOr('email', ''),
    phone: from.textOr('phone', ''),
  }
}

function readAppointment(wire: unknown): Read<AppointmentRequest> {
  const from = reading(wire)
  const message = from.textOr('message', '')
  const service = from.textOr('service', '')
  return from.finish({ ...readInquiry(wire), ...readContact(wire), service, message })
}

/** The server adds `customer`, whom the request came from, for the owner alone. */
function readTailoring(wire: unknown): Read<TailoringRequest> {
  const from = reading(wire)
  const contact = from.optional('customer', (customer) => done(readContact(customer)))
  return from.finish({
    ...readInquiry(wire),
    ...(contact ?? readContact(undefined)),
    measurements: from.optional('measurements', readMeasurements) ?? {},
    material: from.textOr('material', ''),
    color: from.textOr('color', ''),
    fitType: from.textOr('fitType', ''),
    additionalRequests: from.textOr('additionalRequests', ''),
    orderCode: from.textOr('orderCode', ''),
  })
}
