import type { MailRecord, OutgoingMail, MailState } from '#domain/desk/ownerInbox.ts'
import { done, type Result } from '#domain/base/problem.ts'
import { toUserResult } from '#data/server/failure.ts'
import { ask } from '#data/server/pocketbase.ts'
import { fieldReader, type Parsed } from '#domain/base/parse.ts'
import { toIsoDate } from '#data/parse/isoDate.ts'

const LATEST = 100

/** The shop's latest mails, newest first. */
export async function latestMails(): Promise<Result<OutgoingMail[]>> {
  const answer = await ask('admin', (client) =>
    client.collection('mails').getList(1, LATEST, { sort: '-@rowid', skipTotal: true }),
  )
  if (!answer.ok) return toUserResult(answer)
  return done(answer.value.items.map(parseMail).flatMap((mail) => (mail.ok ? [mail.value] : [])))
}

/** Queues a mail again. */
export async function resendMail(id: string): Promise<Result<void>> {
  return decide(`/api/owner/mails/${id}/resend`)
}

/** Discards a mail that has not been sent. */
export async function discardMail(id: string): Promise<Result<void>> {
  return decide(`/api/owner/mails/${id}/discard`)
}

/** How many mails are held for the owner's decision. */
export async function heldMailCount(): Promise<Result<number>> {
  const answer = await ask('admin', (client) =>
    client.collection('mails').getList(1, 1, { filter: "held != ''", fields: 'id' }),
  )
  return answer.ok ? done(answer.value.totalItems) : toUserResult(answer)
}

/** Sends, or discards, every mail held for the owner's decision. */
export function decideHeldMails(decision: 'send' | 'discard'): Promise<Result<void>> {
  return decide(`/api/owner/held-mails/${decision}`)
}

async function decide(path: string): Promise<Result<void>> {
  const answer = await ask('admin', (client) => client.send<unknown>(path, { method: 'POST' }))
  return answer.ok ? done(undefined) : toUserResult(answer)
}

function stateOf(sent: string, held: string, error: string): MailState {
  if (sent !== '') return 'sent'
  if (held !== '') return 'held'
  return error === '' ? 'waiting' : 'failed'
}

function parseMail(wire: unknown): Parsed<OutgoingMail> {
  const from = fieldReader<MailRecord>(wire)
  const error = from.textOr('error', '')
  return from.finish({
    id: from.text('id'),
    to: from.text('to'),
    subject: from.text('subject'),
    text: from.textOr('text', ''),
    tries: from.numberOr('tries', 0),
    state: stateOf(from.textOr('sent', ''), from.textOr('held', ''), error),
    error,
    created: toIsoDate(from.textOr('created', '')),
  })
}
