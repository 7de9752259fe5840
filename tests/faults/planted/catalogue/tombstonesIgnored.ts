import type { parseCataloguePage as real } from '#data/parse/parseCatalogue.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const parseCataloguePage: Faulty<typeof real> = (original) => (wire) => {
  const page = original(wire)
  if (!page.ok) return page
  const changes = page.value.changes.filter(({ kind }) => kind === 'product')
  return { ok: true, value: { ...page.value, changes } }
}
