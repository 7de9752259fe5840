import { useState } from 'react'
import { formatRupees } from '#domain/money.ts'
import { pictureOf } from '#domain/ownedProduct.ts'
import type { OwnedProduct } from '#domain/ownedProduct.ts'
import { adminProducts } from '#copy/adminProducts.ts'
import { common } from '#copy/frame.ts'
import { emptyStates } from '#copy/messages.ts'
import { Button } from '#ui/Button.tsx'
import { Picture } from '#ui/Picture.tsx'
import styles from './admin.module.css'

/** Rows drawn at once: thousands would be slow to lay out and nobody reads them. */
const STEP = 40

type OnProduct = (product: OwnedProduct) => void

type ProductTableProps = {
  rows: readonly OwnedProduct[]
  /** What was asked for: another question starts again from the first rows. */
  asked: string
  empty: string
  onEdit: OnProduct
  onDuplicate: OnProduct
  onDelete: OnProduct
}

/** The table of the specification: image, name, description, category, price in rupees, actions. */
export function ProductTable({ rows, asked, empty, ...on }: ProductTableProps) {
  const [grown, setGrown] = useState({ asked, most: STEP })
  const most = grown.asked === asked ? grown.most : STEP
  const { columns } = adminProducts
  return (
    <>
      <p className="hint" role="status">
        {rows.length === 0 ? empty : adminProducts.count(rows.length)}
      </p>
      {rows.length > 0 && (
        <div className={styles.scroll}>
          <table>
            <thead>
              <tr>
                <th scope="col">{columns.image}</th>
                <th scope="col">{columns.name}</th>
                <th scope="col">{columns.description}</th>
                <th scope="col">{columns.category}</th>
                <th scope="col">{columns.price}</th>
                <th scope="col">{columns.actions}</th>
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, most).map((product) => (
                <Row key={product.id} product={product} {...on} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {rows.length > most && (
        <div className={styles.actions}>
          <Button look="outline" onClick={() => setGrown({ asked, most: most + STEP })}>
            {adminProducts.more}
          </Button>
        </div>
      )}
    </>
  )
}

type RowProps = {
  product: OwnedProduct
  onEdit: OnProduct
  onDuplicate: OnProduct
  onDelete: OnProduct
}

function Row({ product, onEdit, onDuplicate, onDelete }: RowProps) {
  const picture = pictureOf(product)
  const { name } = product
  return (
    <tr>
      <td>
        <div className={styles.thumb}>
          {picture ? (
            <Picture source={picture} alt="" sizes="3rem" />
          ) : (
            <span className={styles.noPicture}>{emptyStates.picture}</span>
          )}
        </div>
      </td>
      <td className={styles.name}>
        {name} {product.draft && <span className="chip">{adminProducts.draft}</span>}
      </td>
      <td>
        <span className={styles.clamped}>{product.description}</span>
      </td>
      <td>{product.category}</td>
      <td className={styles.number}>{formatRupees(product.price)}</td>
      <td>
        <div className={styles.rowActions}>
          <Action
            label={adminProducts.edit(name)}
            text={common.edit}
            onTap={() => onEdit(product)}
          />
          <Action
            label={adminProducts.duplicate(name)}
            text={adminProducts.duplicateShort}
            onTap={() => onDuplicate(product)}
          />
          <Action
            label={adminProducts.remove(name)}
            text={common.delete}
            look="danger"
            onTap={() => onDelete(product)}
          />
        </div>
      </td>
    </tr>
  )
}

type ActionProps = { label: string; text: string; look?: 'danger'; onTap: () => void }

function Action({ label, text, look, onTap }: ActionProps) {
  return (
    <button
      type="button"
      className={styles.textButton}
      data-look={look}
      aria-label={label}
      onClick={onTap}
    >
      {text}
    </button>
  )
}
