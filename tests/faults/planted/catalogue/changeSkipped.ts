import type { fetchJson as real } from '#data/server/http.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const fetchJson: Faulty<typeof real> = (original) => (path) =>
  original(path.replace(/after=(\d+)/, (_, seq) => `after=${Number(seq) + 1}`))
