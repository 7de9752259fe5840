import type { ask as real } from '#data/server/pocketbase.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const ask: Faulty<typeof real> = (original) => (role, question) =>
  original(role, (client) => {
    client.autoCancellation(true)
    return question(client)
  })
