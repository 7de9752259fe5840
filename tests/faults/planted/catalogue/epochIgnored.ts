import type { isBehind as soundBehind, pullStep as soundStep } from '#domain/products/pull.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const pullStep: Faulty<typeof soundStep> = (original) => (cursor, page) =>
  original({ seq: cursor.seq }, page)

export const isBehind: Faulty<typeof soundBehind> = (original) => (here, there) =>
  original(here && { seq: here.seq }, { seq: there.seq })
