import { inDatabase } from '#data/storage/database.ts'
import type { writeLocal as real } from '#data/storage/writeLocal.ts'
import { done, failed } from '#domain/base/problem.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

/** Gives up at the first failure. */
export const writeLocal: Faulty<typeof real> = () => async (work) => {
  try {
    return done(await inDatabase(work))
  } catch {
    return failed('storageFull')
  }
}
