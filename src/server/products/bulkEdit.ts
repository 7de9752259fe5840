import { isFields, type Unread } from '#domain/base/parse.ts'
import type { SentProducts } from '#domain/desk/deskEdit.ts'
import { PRODUCT_FIELDS } from '#domain/products/ownedProduct.ts'
import { findById, newRecord, sentBody } from '#server/pocketbase/records.ts'
import { inWriteTransaction } from '#server/pocketbase/writeTransaction.ts'
import { sanitizeTexts } from '#server/http/plainTexts.ts'
import { refuse, type RefusalReason } from '#server/http/refuse.ts'
import { asOwner } from '#server/sessions/sessions.ts'
import { hintOnce } from '#server/catalogue/catalogueHint.ts'
import { prepareProduct } from './saveProduct.ts'

/** One product of a table file; `base` is the revision it edits, missing for a new product. */
type Change = { id: string; base: unknown; fields: Record<string, unknown> }

const MAX_CHANGES = 5000
const WRITABLE = [...PRODUCT_FIELDS, 'deleted'] as const satisfies FieldOf<'products'>[]

/**
 * Creates and updates many products for table files, price changes and deletions: all of them or
 * none.
 */
export function editManyProducts(e: core.RequestEvent): void {
  asOwner(e, () => {
    const sent: Unread<SentProducts> = sentBody(e)
    const changes = parseChanges(sent.changes)
    if (!changes) return refuse(e, { status: 400, code: 'refused' })
    const rejection = applyAll(e.app, changes)
    if (rejection) refuse(e, rejection)
    else e.json(200, { changed: changes.length })
  })
}

function parseChanges(sent: unknown): Change[] | undefined {
  if (!Array.isArray(sent) || sent.length === 0 || sent.length > MAX_CHANGES) return undefined
  const changes = sent.map(parseChange).filter((change) => change !== undefined)
  return changes.length === sent.length ? changes : undefined
}

function parseChange(sent: unknown): Change | undefined {
  if (!isFields(sent) || !isFields(sent['fields'])) return undefined
  return { id: String(sent['id']), base: sent['base'], fields: sent['fields'] }
}

/** Applies all changes in one transaction, which the first rejection rolls back. */
function applyAll(app: CoreApp, changes: readonly Change[]): RefusalReason | undefined {
  const rejections: RefusalReason[] = []
  try {
    hintOnce(app, () =>
      inWriteTransaction(app, (tx) => {
        for (const change of changes) {
          const rejection = applyChange(tx, change)
          if (!rejection) continue
          rejections.push(rejection)
          throw new Error('rolled back as a whole')
        }
      }),
    )
  } catch (error) {
    if (rejections.length === 0) throw error
  }
  return rejections[0]
}

/** Creates or updates one product; returns the reason when it cannot. */
function applyChange(tx: CoreApp, { id, base, fields }: Change): RefusalReason | undefined {
  const stored = findById(tx, 'products', id)
  if (!stored && base !== undefined) return { status: 404, code: 'notFound', data: { id } }
  // A product that is there without a base is this very file, sent again.
  if (stored && base === undefined) return undefined
  if (stored && stored.getInt('rev') !== base)
    return { status: 409, code: 'newerVersion', data: { record: stored } }
  const product = stored ?? newRecord(tx, 'products', { id })
  for (const name of WRITABLE) if (fields[name] !== undefined) product.set(name, fields[name])
  sanitizeTexts(product)
  const problems = prepareProduct(tx, product)
  if (problems) return { status: 400, code: 'productSaveFailed', data: { id, fields: problems } }
  product.set('rev', product.getInt('rev') + 1)
  tx.save(product)
  return undefined
}
