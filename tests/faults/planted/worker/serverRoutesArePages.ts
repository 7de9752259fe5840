import type { pageKind as real } from '#app/worker/pageKinds.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const pageKind: Faulty<typeof real> = (original) => (pathname) => {
  const kind = original(pathname)
  return kind === 'foreign' ? 'network' : kind
}
