import { PRODUCT_ORDERS, type ProductQuery } from '#domain/products/productTable.ts'
import { adminProducts } from '#copy/desk/adminProducts.ts'
import { Field, SelectField } from '#ui/forms/Field.tsx'
import styles from '#features/admin/parts/parts.module.css'

const SHOWN = ['all', 'published', 'drafts'] as const

type ProductToolsProps = {
  query: ProductQuery
  categories: readonly string[]
  onChange: (query: ProductQuery) => void
}

/** Search, filter and sort of the product table. */
export function ProductTools({ query, categories, onChange }: ProductToolsProps) {
  return (
    <div className={styles.tools} role="search">
      <Field
        label={adminProducts.search}
        type="search"
        value={query.words}
        onChange={({ target }) => onChange({ ...query, words: target.value })}
      />
      <SelectField
        label={adminProducts.category}
        value={query.category}
        onChange={({ target }) => onChange({ ...query, category: target.value })}
      >
        <option value="">{adminProducts.allCategories}</option>
        {categories.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </SelectField>
      <SelectField
        label={adminProducts.shown}
        value={query.shown}
        onChange={({ target }) => {
          const shown = SHOWN.find((choice) => choice === target.value) ?? 'all'
          onChange({ ...query, shown })
        }}
      >
        {SHOWN.map((shown) => (
          <option key={shown} value={shown}>
            {adminProducts.shownChoices[shown]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={adminProducts.sort}
        value={query.order}
        onChange={({ target }) => {
          const order = PRODUCT_ORDERS.find((choice) => choice === target.value) ?? 'newest'
          onChange({ ...query, order })
        }}
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
