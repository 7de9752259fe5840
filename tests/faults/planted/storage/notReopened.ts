import { database, type inDatabase as real } from '#data/storage/database.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const inDatabase: Faulty<typeof real> = () => async (work) => work(await database())
