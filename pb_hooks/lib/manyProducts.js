/// Many products at once, for table files and price changes: all of them or none.
const { refuse } = require(`${__hooks}/lib/answers.js`)
const { once } = require(`${__hooks}/lib/catalogueHint.js`)
const { plain, findById } = require(`${__hooks}/lib/records.js`)
const { tidyRecord } = require(`${__hooks}/lib/plainTexts.js`)
const { prepare } = require(`${__hooks}/lib/productEdit.js`)
const { inTurn } = require(`${__hooks}/lib/transaction.js`)

const MOST = 5000
const WRITABLE = [
  'name',
  'description',
  'price',
  'category',
  'image',
  'measurements',
  'detail',
  'draft',
]

function change(e) {
  const { changes } = plain(e.requestInfo().body)
  if (!Array.isArray(changes) || changes.length === 0 || changes.length > MOST) {
    return refuse(e, 400, 'refused')
  }
  if (!changes.every((wanted) => wanted && typeof wanted.fields === 'object' && wanted.fields)) {
    return refuse(e, 400, 'refused')
  }
  let refused
  try {
    once(e.app, () =>
      inTurn(e.app, (tx) => {
        for (const wanted of changes) {
          refused = apply(tx, wanted)
          if (refused) throw new Error('undone as a whole')
        }
      }),
    )
  } catch (error) {
    if (!refused) throw error
    return refuse(e, refused.status, refused.code, refused.data)
  }
  return e.json(200, { changed: changes.length })
}

/** Creates or updates one product; returns the reason when it cannot. */
function apply(tx, { id, base, fields }) {
  const stored = findById(tx, 'products', String(id))
  if (!stored && base !== undefined) return { status: 404, code: 'notFound', data: { id } }
  // A product that is there without a base is this very file, sent again.
  if (stored && base === undefined) return undefined
  if (stored && stored.getInt('rev') !== base) {
    return { status: 409, code: 'newerVersion', data: { record: stored } }
  }
  const product = stored || new Record(tx.findCollectionByNameOrId('products'), { id })
  for (const name of WRITABLE) if (fields[name] !== undefined) product.set(name, fields[name])
  tidyRecord(product)
  const unsound = prepare(tx, product)
  if (unsound) return { status: 400, code: 'productSaveFailed', data: { id, fields: unsound } }
  product.set('rev', product.getInt('rev') + 1)
  tx.save(product)
}

module.exports = { change }
