import { database, type inDatabase as sound } from '#data/storage/database.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const inDatabase: Faulty<typeof sound> = () => async (work) => work(await database())
