import { done } from '#domain/base/problem.ts'
import type {
  CatalogueChange,
  CatalogueIds,
  CataloguePage,
  SentCataloguePage,
  SentChange,
} from '#domain/products/pull.ts'
import { parseProduct } from './parseProduct.ts'
import { fieldReader, parseText, type Parsed } from '#domain/base/parse.ts'

/** A page of changes from the server. Of an unreadable product only the id and `seq` are kept. */
export function parseCataloguePage(wire: unknown): Parsed<CataloguePage> {
  const from = fieldReader<SentCataloguePage>(wire)
  return from.finish({
    changes: from.list('changes', (wire) => done(changeOf(wire))),
    seq: from.number('seq'),
    more: from.flag('more'),
    epoch: from.text('epoch'),
  })
}

export function parseCatalogueIds(wire: unknown): Parsed<CatalogueIds> {
  const from = fieldReader<CatalogueIds>(wire)
  return from.finish({
    ids: from.list('ids', parseText),
    seq: from.number('seq'),
    epoch: from.text('epoch'),
  })
}

function changeOf(wire: unknown): CatalogueChange {
  const from = fieldReader<SentChange>(wire)
  const place = { id: from.textOr('id', ''), seq: from.numberOr('seq', 0) }
  if (from.flag('gone')) return { kind: 'gone', ...place }
  const product = parseProduct(wire)
  return product.ok ? { kind: 'product', product: product.value } : { kind: 'unreadable', ...place }
}
