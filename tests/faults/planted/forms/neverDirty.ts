import type { isPageDirty as real } from '#ui/forms/dirtyForms.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const isPageDirty: Faulty<typeof real> = () => () => false
