import type { ask as sound } from '#data/server/pocketbase.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const ask: Faulty<typeof sound> = (original) => (role, question) =>
  original(role, (client) => {
    client.autoCancellation(true)
    return question(client)
  })
