import type { watchForms as real } from '#ui/forms/dirtyForms.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const watchForms: Faulty<typeof real> = () => () => undefined
