import { done } from '#domain/problem.ts'
import type { CatalogueChange, CataloguePage } from '#domain/pull.ts'
import { readProduct } from './readProduct.ts'
import { reading, readText } from './reading.ts'
import type { Read } from './reading.ts'

/** A page of changes as the server gives it. A product that cannot be read is named, and no more. */
export function readCataloguePage(wire: unknown): Read<CataloguePage> {
  const from = reading(wire)
  return from.finish({
    changes: from.list('changes', (wire) => done(changeOf(wire))),
    seq: from.number('seq'),
    more: from.flag('more'),
    epoch: from.text('epoch'),
  })
}

export type CatalogueIds = { ids: string[]; seq: number; epoch: string }

export function readCatalogueIds(wire: unknown): Read<CatalogueIds> {
  const from = reading(wire)
  return from.finish({
    ids: from.list('ids', readText),
    seq: from.number('seq'),
    epoch: from.text('epoch'),
  })
}

function changeOf(wire: unknown): CatalogueChange {
  const from = reading(wire)
  const place = { id: from.textOr('id', ''), seq: from.numberOr('seq', 0) }
  if (from.flag('gone')) return { kind: 'gone', ...place }
  const product = readProduct(wire)
  return product.ok ? { kind: 'product', product: product.value } : { kind: 'unreadable', ...place }
}
