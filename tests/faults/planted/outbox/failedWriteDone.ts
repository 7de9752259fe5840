import type { writeLocal as real } from '#data/storage/writeLocal.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const writeLocal: Faulty<typeof real> = (original) => async (work) => {
  const stored = await original(work)
  if (stored.ok || stored.problem.code !== 'storageFull') return stored
  return { ok: true, value: true as never }
}
