import { isFields } from '#domain/base/parse.ts'
import type { ShelfPiece } from '#domain/shop/homeShelf.ts'
import { selectText } from '#server/pocketbase/queries.ts'
import { HAS_DETAIL, IN_SHELF_ORDER } from './shelfProduct.ts'

const TEXTS = ['id', 'slug', 'name', 'category', 'image']

/** A piece as JSON; `json_patch` onto an empty object drops null fields. */
const PIECE = `json_patch('{}', json_object(
  'id', id, 'slug', slug, 'name', name, 'category', category,
  'image', iif(photo = '', image, '/api/files/products/' || id || '/' || photo),
  'detail', CASE WHEN ${HAS_DETAIL} THEN json_object(
    'sizes', detail -> '$.sizes', 'materials', detail -> '$.materials',
    'occasions', detail -> '$.occasions',
    'weave', detail -> '$.weave', 'weight', detail -> '$.weight') END))`

/** The last result, cached: parsing it takes as long as rendering the home page's sections. */
let last: { text: string; pieces: ShelfPiece[] } | undefined

/**
 * What the home page is composed from, of the first products on the shelf; the same array as before
 * until one of them changes. SQLite writes it as one text: reading 200 records field by field took
 * the server as long as rendering the page.
 */
export function shelfPieces(app: CoreApp, count: number): ShelfPiece[] {
  const shelf = `SELECT ${PIECE} AS piece FROM products WHERE deleted = false AND draft = false
    ORDER BY ${IN_SHELF_ORDER.join(', ')} LIMIT {:count}`
  const query = `SELECT json_group_array(json(piece)) AS pieces FROM (${shelf})`
  const text = selectText(app.db().newQuery(query).bind({ count }), 'pieces')
  if (last?.text === text) return last.pieces
  const found: unknown = JSON.parse(text)
  const pieces = Array.isArray(found) ? found.filter(isPiece) : []
  last = { text, pieces }
  return pieces
}

function isPiece(stored: unknown): stored is ShelfPiece {
  return isFields(stored) && TEXTS.every((name) => typeof stored[name] === 'string')
}
