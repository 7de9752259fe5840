import type { isBehind as realBehind, pullStep as realStep } from '#domain/products/pull.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const pullStep: Faulty<typeof realStep> = (original) => (cursor, page) =>
  original({ seq: cursor.seq }, page)

export const isBehind: Faulty<typeof realBehind> = (original) => (here, there) =>
  original(here && { seq: here.seq }, { seq: there.seq })
