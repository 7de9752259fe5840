import { done } from '#domain/problem.ts'
import type { CatalogueChange, CataloguePage } from '#domain/pull.ts'
import { readProduct } from './readProduct.ts'
import { reading, readText } from './reading.ts'
import type { Read } from './reading.ts'

/** A page of changes as the server gives it. One product that cannot be read spoils the page. */
export function readCataloguePage(wire: unknown): Read<CataloguePage> {
  const from = reading(wire)
  return from.finish({
    changes: from.list('changes', readChange),
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

function readChange(wire: unknown): Read<CatalogueChange> {
  const from = reading(wire)
  if (from.flag('gone')) {
    return from.finish({ kind: 'gone', id: from.text('id'), seq: from.number('seq') } as const)
  }
  const product = readProduct(wire)
  return product.ok ? done({ kind: 'product', product: product.value }) : product
}
