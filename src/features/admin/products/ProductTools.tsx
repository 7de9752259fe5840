import { PRODUCT_ORDERS, PRODUCTS_SHOWN, type ProductQuery } from '#domain/products/productTable.ts'
import { adminProducts } from '#copy/desk/adminProducts.ts'
import { Field, SelectField } from '#ui/forms/Field.tsx'
import styles from '#features/admin/parts/parts.module.css'

type ProductToolsProps = {
  query: ProductQuery
  categories: readonly string[]
  onWords: (words: string) => void
  onChoose: (name: Exclude<keyof ProductQuery, 'words'>, value: string) => void
}

/** Search, filter and sort of the product table. */
export function ProductTools(props: ProductToolsProps) {
  const { query, categories, onWords, onChoose } = props
  return (
    <div className={styles.tools} role="search">
      <Field
        label={adminProducts.search}
        type="search"
        value={query.words}
        onChange={({ target }) => onWords(target.value)}
      />
      <SelectField
        label={adminProducts.category}
        value={query.category}
        onChange={({ target }) => onChoose('category', target.value)}
      >
        <option value="">{adminProducts.allCategories}</option>
        {categories.map((category) => (
          <option key={category} value={category}>
            {category}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={adminProducts.shown}
        value={query.shown}
        onChange={({ target }) => onChoose('shown', target.value)}
      >
        {PRODUCTS_SHOWN.map((shown) => (
          <option key={shown} value={shown}>
            {adminProducts.shownChoices[shown]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={adminProducts.sort}
        value={query.order}
        onChange={({ target }) => onChoose('order', target.value)}
      >
        {PRODUCT_ORDERS.map((order) => (
          <option key={order} value={order}>
            {adminProducts.orders[order]}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
