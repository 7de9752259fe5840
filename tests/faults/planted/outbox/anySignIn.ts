import { currentOwner } from '#data/auth/currentOwner.ts'
import type { send as soundSend } from '#data/outbox/sending/send.ts'
import type { sendable as soundSendable } from '#domain/outbox/outboxTurn.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const send: Faulty<typeof soundSend> = (original) => (row) =>
  original({ ...row, owner: currentOwner() })

export const sendable: Faulty<typeof soundSendable> =
  (original) =>
  (entries, ...rest) =>
    original(
      entries.map((entry) => ({ ...entry, owner: '' })),
      ...rest,
    )
