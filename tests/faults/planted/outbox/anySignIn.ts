import { currentOwner } from '#data/auth/currentOwner.ts'
import type { send as soundSend } from '#data/outbox/sending/send.ts'
import type { sendableEntries as soundSendable } from '#domain/outbox/schedule.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const send: Faulty<typeof soundSend> = (original) => (row) =>
  original({ ...row, owner: currentOwner() })

export const sendableEntries: Faulty<typeof soundSendable> =
  (original) =>
  (entries, ...rest) =>
    original(
      entries.map((entry) => ({ ...entry, owner: '' })),
      ...rest,
    )
