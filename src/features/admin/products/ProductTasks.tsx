import type { OwnedProduct } from '#domain/products/ownedProduct.ts'
import { adminProducts, deleteProductQuestion } from '#copy/desk/adminProducts.ts'
import { common } from '#copy/base/frame.ts'
import { BulkPriceChange } from './BulkPriceChange.tsx'
import { ProductForm } from '#features/admin/product/ProductForm.tsx'
import { ProductImport } from './ProductImport.tsx'
import type { ProductTask } from './ProductRow.tsx'
import { ConfirmDialog } from '#ui/notices/ConfirmDialog.tsx'

/** The action the owner has started, on one product or on many. */
export type Task =
  | { kind: ProductTask; product: OwnedProduct }
  | { kind: 'add' | 'import' | 'prices' }

type ProductTasksProps = {
  task: Task
  products: readonly OwnedProduct[]
  /** The products currently in the table. */
  shown: readonly OwnedProduct[]
  categories: readonly string[]
  onRemove: (product: OwnedProduct) => void
  onClose: () => void
}

/** The form or confirmation for the current task. */
export function ProductTasks({ task, products, shown, onRemove, ...form }: ProductTasksProps) {
  const { onClose } = form
  switch (task.kind) {
    case 'add':
      return <ProductForm {...form} />
    case 'duplicate':
      return <ProductForm like={task.product} {...form} />
    case 'edit':
      return <ProductForm product={task.product} {...form} />
    case 'remove':
      return (
        <ConfirmDialog
          title={adminProducts.remove(task.product.name)}
          text={deleteProductQuestion}
          yes={common.delete}
          onYes={() => onRemove(task.product)}
          onNo={onClose}
        />
      )
    case 'import':
      return <ProductImport products={products} onClose={onClose} />
    case 'prices':
      return <BulkPriceChange products={shown} onClose={onClose} />
  }
}
