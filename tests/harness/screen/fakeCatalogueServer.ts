import type { Product } from '#domain/products/product.ts'
import { product } from '#tests/harness/data/products.ts'

/** The page size of the sync, small so that a few products make many pages. */
const PAGE = 3

type Row = { product: Product; shown: boolean; readable: boolean }

/**
 * The catalogue's server in memory: changes in `seq` order, the ids on the shelf, and an owner who
 * changes things.
 */
export function fakeCatalogueServer() {
  const rows = new Map<string, Row>()
  let seq = 0
  let epoch = 1

  function put(id: string, shown: boolean, readable = true): void {
    seq += 1
    rows.set(id, { product: product({ id, seq, price: 1000 + seq }), shown, readable })
  }

  function changes(after: number) {
    const later = [...rows.values()]
      .filter((row) => row.product.seq > after)
      .sort((row, other) => row.product.seq - other.product.seq)
    const page = later.slice(0, PAGE)
    const more = later.length > page.length
    return {
      changes: page.map((row) =>
        row.shown ? wireOf(row) : { gone: true, id: row.product.id, seq: row.product.seq },
      ),
      seq: more ? page.at(-1)?.product.seq : seq,
      more,
      epoch: String(epoch),
    }
  }

  function wireOf({ product: { price, ...rest }, readable }: Row): object {
    return readable ? { ...rest, price } : { ...rest, price: `${price} and a bargain` }
  }

  function shelf(): Product[] {
    return [...rows.values()].filter(({ shown }) => shown).map((row) => row.product)
  }

  return {
    show: (id: string) => put(id, true),
    /** Serves it in a format that the phone cannot parse. */
    garble: (id: string) => put(id, true, false),
    /** The phone's next version can parse everything. */
    explain: () => rows.forEach((row) => (row.readable = true)),
    hide: (id: string) => rows.has(id) && put(id, false),
    /** Deleted without a tombstone, as in the server's own dashboard. */
    wipe: (id: string) => rows.delete(id),
    /** Restored from an older backup: `seq` starts over under a new epoch. */
    putBack() {
      epoch += 1
      seq = 0
      for (const [id, { shown, readable }] of [...rows]) put(id, shown, readable)
    },
    shelf,
    answer(address: Parameters<typeof fetch>[0]): object {
      const path = address instanceof Request ? address.url : address
      const { pathname, searchParams } = new URL(path, 'https://shop.example')
      if (pathname === '/api/catalogue/changes') return changes(Number(searchParams.get('after')))
      return { ids: shelf().map(({ id }) => id), seq, epoch: String(epoch) }
    },
  }
}

export type FakeCatalogueServer = ReturnType<typeof fakeCatalogueServer>
