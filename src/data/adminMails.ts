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
  const answer = await ask('admin', (client) =>
    client.send<unknown>(`/api/owner/mails/${id}/resend`, { method: 'POST' }),
  )
  return answer.ok ? done(undefined) : told(answer)
}

function readMail(wire: unknown): Read<HouseMail> {
  const from = reading(wire)
  const error = from.textOr('error', '')
  const waiting: MailState = error === '' ? 'waiting' : 'failed'
  return from.finish({
    id: from.text('id'),
    to: from.text('to'),
    subject: from.text('subject'),
    text: from.textOr('text', ''),
    tries: from.numberOr('tries', 0),
    state: from.textOr('sent', '') === '' ? waiting : 'sent',
    error,
    created: isoOf(from.textOr('created', '')),
  })
}
