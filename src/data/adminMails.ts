import type { HouseMail, MailState } from '#domain/ownerInbox.ts'
import { done } from '#domain/problem.ts'
import type { Result } from '#domain/problem.ts'
import { told } from './failure.ts'
import { ask } from './pocketbase.ts'
import { reading } from './reading.ts'
import type { Read } from './reading.ts'
import { isoOf } from './isoOf.ts'

const LATEST = 100

/** The latest mails of the shop, the newest first. */
export async function latestMails(): Promise<Result<HouseMail[]>> {
  const answer = await ask('admin', (client) =>
    client.collection('mails').getList(1, LATEST, { sort: '-created', skipTotal: true }),
  )
  if (!answer.ok) return told(answer)
  return done(answer.value.items.map(readMail).flatMap((mail) => (mail.ok ? [mail.value] : [])))
}

/** Puts a mail into the queue once more. */
export async function resendMail(id: string): Promise<Result<void>> {
  return decide(`/api/owner/mails/${id}/resend`)
}

/** Throws a mail away that has not left. */
export async function discardMail(id: string): Promise<Result<void>> {
  return decide(`/api/owner/mails/${id}/discard`)
}

/** How many mails wait for the owner's decision. */
export async function heldMailCount(): Promise<Result<number>> {
  const answer = await ask('admin', (client) =>
    client.collection('mails').getList(1, 1, { filter: "held != ''", fields: 'id' }),
  )
  return answer.ok ? done(answer.value.totalItems) : told(answer)
}

/** Sends every mail that waits for the owner's decision, or throws all of them away. */
export function decideHeldMails(decision: 'send' | 'discard'): Promise<Result<void>> {
  return decide(`/api/owner/held-mails/${decision}`)
}

async function decide(path: string): Promise<Result<void>> {
  const answer = await ask('admin', (client) => client.send<unknown>(path, { method: 'POST' }))
  return answer.ok ? done(undefined) : told(answer)
}

function stateOf(sent: string, held: string, error: string): MailState {
  if (sent !== '') return 'sent'
  if (held !== '') return 'held'
  return error === '' ? 'waiting' : 'failed'
}

function readMail(wire: unknown): Read<HouseMail> {
  const from = reading(wire)
  const error = from.textOr('error', '')
  return from.finish({
    id: from.text('id'),
    to: from.text('to'),
    subject: from.text('subject'),
    text: from.textOr('text', ''),
    tries: from.numberOr('tries', 0),
    state: stateOf(from.textOr('sent', ''), from.textOr('held', ''), error),
    error,
    created: isoOf(from.textOr('created', '')),
  })
}
