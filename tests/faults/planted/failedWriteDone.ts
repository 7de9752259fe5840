import type { storing as sound } from '#data/storing.ts'
import type { Faulty } from './faulty.ts'

export const storing: Faulty<typeof sound> = (original) => async (work) => {
  let last: Awaited<ReturnType<typeof work>> | undefined
  const kept = await original(async (db) => {
    last = undefined
    return (last = await work(db))
  })
  if (kept.ok) return kept
  return { ok: true, value: last as Awaited<ReturnType<typeof work>> }
}
