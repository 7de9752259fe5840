import { fieldChanges } from '#domain/desk/conflict.ts'
import type { ProductImport } from '#domain/products/productCsv.ts'
import { productImport } from '#copy/desk/adminProducts.ts'
import { choices } from '#copy/desk/desk.ts'
import { labelOf } from '#features/admin/product/productLabels.ts'
import { MoreRows, useTableRows } from '#features/admin/rows/MoreRows.tsx'
import styles from '#features/admin/parts/parts.module.css'

type Row = { name: string; what: string; was: string; now: string }

/** What an import would add and change, field by field. */
export function ImportPreview({ plan, listKey }: { plan: ProductImport; listKey: string }) {
  const table = useTableRows(rowsOf(plan), listKey)
  if (table.shown.length === 0) return null
  return (
    <>
      <div className={styles.scroll} role="region" aria-label={productImport.changes} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{productImport.product}</th>
              <th scope="col">{productImport.field}</th>
              <th scope="col">{productImport.now}</th>
              <th scope="col">{productImport.then}</th>
            </tr>
          </thead>
          <tbody>
            {table.shown.map(({ name, what, was, now }, index) => (
              <tr key={index}>
                <th scope="row">{name}</th>
                <td>{what}</td>
                <td>{was || choices.none}</td>
                <td>{now || choices.none}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <MoreRows table={table} />
    </>
  )
}

function rowsOf({ added, changed }: ProductImport): Row[] {
  const fields = changed.flatMap(({ product, fields }) =>
    fieldChanges(product, fields).map(({ field, was, now }) => {
      const text = (value: string) => (field === 'draft' ? yesNo(value) : value)
      return { name: product.name, what: labelOf(field), was: text(was), now: text(now) }
    }),
  )
  const names = added.map(({ name, price }) => {
    return { name, what: productImport.added, was: '', now: String(price) }
  })
  return [...fields, ...names]
}

function yesNo(value: string): string {
  return value ? choices.yes : choices.no
}
