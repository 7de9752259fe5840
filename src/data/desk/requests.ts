import type {
  AppointmentRecord,
  AppointmentRequest,
  Contact,
  Inquiry,
  RequestStatus,
  Subscriber,
  SubscriberRecord,
  TailoringRecord,
  TailoringRequest,
} from '#domain/desk/ownerInbox.ts'
import { done, type Result } from '#domain/base/problem.ts'
import type { Inbox } from '#domain/desk/deskEdit.ts'
import type { WaitingEdit } from '#domain/desk/optimisticUpdates.ts'
import { replicaOf } from '#data/desk/replicas/replica.ts'
import type { EditState } from './products.ts'
import { submitEdit } from '#data/desk/edits/submitEdit.ts'
import { waitingEdits, withQueued } from '#data/desk/edits/queuedEdits.ts'
import { saveRecords, loadRecords } from '#data/desk/replicas/replicaStore.ts'
import { ask } from '#data/server/pocketbase.ts'
import { fieldReader, type Parsed } from '#domain/base/parse.ts'
import { parseMeasurements } from '#data/parse/parseOrder.ts'
import { toIsoDate } from '#data/parse/isoDate.ts'

const appointmentBook = replicaOf('appointments', parseAppointment)
// Deleted with the sender's account, because they contain measurements.
const tailoringBook = replicaOf('tailoring_requests', parseTailoring, { mayVanish: true })

export const appointmentRequests = {
  ...appointmentBook,
  rows: withQueued(appointmentBook.rows, withMarks),
}

export const tailoringRequests = {
  ...tailoringBook,
  rows: withQueued(tailoringBook.rows, withMarks),
}

function withMarks<Row extends { id: string; status: RequestStatus }>(
  rows: readonly Row[],
  waiting: readonly WaitingEdit[],
): readonly Row[] {
  const marks = new Map(
    waiting.flatMap(({ edit }) =>
      edit.what === 'request' ? [[edit.id, edit.status] as const] : [],
    ),
  )
  if (marks.size === 0) return rows
  return rows.map((row) => ({ ...row, status: marks.get(row.id) ?? row.status }))
}

/** Marks a request as answered, or as new again. */
export async function markRequest(
  inbox: Inbox,
  id: string,
  status: RequestStatus,
): Promise<Result<EditState>> {
  const submitted = await submitEdit({ what: 'request', inbox, id, status })
  if (!submitted.ok) return { ok: false, problem: submitted.problem.problem }
  if (submitted.value.state === 'sent') {
    await (inbox === 'appointments' ? appointmentBook : tailoringBook).pull()
  }
  return done(submitted.value.state)
}

/** Every newsletter subscriber; offline, those stored on this device. */
export async function subscribers(): Promise<Subscriber[]> {
  const answer = await ask('admin', (client) =>
    client.collection('subscribers').getFullList({ sort: '-timestamp' }),
  )
  if (answer.ok) await saveRecords('subscribers', answer.value)
  const records: unknown[] = answer.ok ? answer.value : await loadRecords('subscribers')
  const people = records.map(parseSubscriber).flatMap((row) => (row.ok ? [row.value] : []))
  const waiting = await waitingEdits()
  const stops = new Map(
    waiting.flatMap((edit) => (edit.what === 'subscriber' ? [[edit.id, edit.active]] : [])),
  )
  return people.map((person) => ({ ...person, active: stops.get(person.id) ?? person.active }))
}

/** Stops or resumes a subscriber's newsletter. */
export async function setSubscriber(id: string, active: boolean): Promise<Result<EditState>> {
  const submitted = await submitEdit({ what: 'subscriber', id, active })
  return submitted.ok
    ? done(submitted.value.state)
    : { ok: false, problem: submitted.problem.problem }
}

function parseSubscriber(wire: unknown): Parsed<Subscriber> {
  const from = fieldReader<SubscriberRecord>(wire)
  return from.finish({
    id: from.text('id'),
    email: from.text('email'),
    active: from.textOr('status', 'active') !== 'stopped',
    since: toIsoDate(from.textOr('timestamp', '')),
  })
}

function parseInquiry(wire: unknown) {
  const from = fieldReader<Inquiry>(wire)
  const status: RequestStatus = from.textOr('status', '') === 'answered' ? 'answered' : 'new'
  const created = toIsoDate(from.textOr('created', ''))
  return { id: from.text('id'), status, seq: from.numberOr('seq', 0), created }
}

function parseContact(wire: unknown): Contact {
  const from = fieldReader<Contact>(wire)
  return {
    name: from.textOr('name', ''),
    email: from.textOr('email', ''),
    phone: from.textOr('phone', ''),
  }
}

function parseAppointment(wire: unknown): Parsed<AppointmentRequest> {
  const from = fieldReader<AppointmentRecord>(wire)
  const message = from.textOr('message', '')
  const service = from.textOr('service', '')
  return from.finish({ ...parseInquiry(wire), ...parseContact(wire), service, message })
}

function parseTailoring(wire: unknown): Parsed<TailoringRequest> {
  const from = fieldReader<TailoringRecord>(wire)
  const contact = from.optional('customer', (customer) => done(parseContact(customer)))
  return from.finish({
    ...parseInquiry(wire),
    ...(contact ?? parseContact(undefined)),
    measurements: from.optional('measurements', parseMeasurements) ?? {},
    material: from.textOr('material', ''),
    color: from.textOr('color', ''),
    fitType: from.textOr('fitType', ''),
    additionalRequests: from.textOr('additionalRequests', ''),
    orderCode: from.textOr('orderCode', ''),
  })
}
