import { currentOwner } from '#data/auth/currentOwner.ts'
import type { send as realSend } from '#data/outbox/sending/send.ts'
import type { sendableEntries as realSendable } from '#domain/outbox/schedule.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const send: Faulty<typeof realSend> = (original) => (row) =>
  original({ ...row, owner: currentOwner() })

export const sendableEntries: Faulty<typeof realSendable> =
  (original) =>
  (entries, ...rest) =>
    original(
      entries.map((entry) => ({ ...entry, owner: '' })),
      ...rest,
    )
