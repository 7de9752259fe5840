import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { changeProduct, ownedProducts } from '#data/adminProducts.ts'
import { categoriesOf } from '#domain/product.ts'
import { productRows } from '#domain/ownedProduct.ts'
import type { OwnedProduct, ProductQuery } from '#domain/ownedProduct.ts'
import { writeProductCsv } from '#domain/productCsv.ts'
import { adminProducts } from '#copy/adminProducts.ts'
import { desk } from '#copy/desk.ts'
import { common } from '#copy/frame.ts'
import { deleteProductQuestion } from '#copy/messages.ts'
import { Button } from '#ui/Button.tsx'
import { Head } from '#ui/Head.tsx'
import { notify, notifyProblem, notifySuccess } from '#ui/notify.ts'
import styles from './admin.module.css'
import { Books } from './Books.tsx'
import { PriceChange } from './PriceChange.tsx'
import { ProductForm } from './ProductForm.tsx'
import { ProductImport } from './ProductImport.tsx'
import { ProductTable } from './ProductTable.tsx'
import { ProductTools } from './ProductTools.tsx'
import { Question } from './Question.tsx'
import { isoDay } from './when.ts'
import { saveFile } from '#ui/saveFile.ts'
import { UndoBar } from './UndoBar.tsx'
import { useRows } from './useRows.ts'

type Doing =
  | { kind: 'add'; like?: OwnedProduct }
  | { kind: 'edit'; product: OwnedProduct }
  | { kind: 'delete'; product: OwnedProduct }
  | { kind: 'import' }
  | { kind: 'prices' }

const EVERYTHING: ProductQuery = { words: '', category: '', shown: 'all', order: 'newest' }

/** The house's products: table, form, delete with undo, table files, many prices at once. */
export function Products() {
  const products = useRows(ownedProducts)
  const [query, setQuery] = useState(EVERYTHING)
  const [doing, setDoing] = useState<Doing>()
  const [deleted, setDeleted] = useState<OwnedProduct>()
  const settled = useDeferredValue(query)
  const rows = useMemo(() => productRows(products, settled), [products, settled])
  const categories = useMemo(() => categoriesOf(products.filter((p) => !p.deleted)), [products])
  const close = useCallback(() => setDoing(undefined), [])
  const forget = useCallback(() => setDeleted(undefined), [])

  async function remove(product: OwnedProduct) {
    close()
    const gone = await changeProduct(product, { deleted: true })
    if (!gone.ok) return notifyProblem('productDeleteFailed')
    if (gone.value === 'sent') notifySuccess('productDeleted')
    else notify(desk.saved)
    setDeleted(product)
  }

  async function restore({ id, name }: OwnedProduct) {
    forget()
    const product = products.find((known) => known.id === id)
    if (!product) return
    const back = await changeProduct(product, { deleted: false })
    if (back.ok) notify(adminProducts.restored(name))
    else notifyProblem('productSaveFailed')
  }

  return (
    <>
      <Head page="adminProducts" />
      <div className={styles.head}>
        <h1>{adminProducts.title}</h1>
        <div className="row">
          <Button look="quiet" onClick={() => setDoing({ kind: 'prices' })}>
            {adminProducts.prices}
          </Button>
          <Button look="quiet" onClick={() => setDoing({ kind: 'import' })}>
            {adminProducts.importCsv}
          </Button>
          <Button look="quiet" onClick={() => exportAll(products)}>
            {adminProducts.exportCsv}
          </Button>
          <Button onClick={() => setDoing({ kind: 'add' })}>{adminProducts.add}</Button>
        </div>
      </div>
      <ProductTools query={query} categories={categories} onChange={setQuery} />
      <Books of={ownedProducts} loading={adminProducts.loading} problem="productsLoadFailed">
        <ProductTable
          asked={JSON.stringify(settled)}
          rows={rows}
          empty={query === EVERYTHING ? adminProducts.empty : adminProducts.noMatch}
          onEdit={(product) => setDoing({ kind: 'edit', product })}
          onDuplicate={(product) => setDoing({ kind: 'add', like: product })}
          onDelete={(product) => setDoing({ kind: 'delete', product })}
        />
      </Books>
      {doing?.kind === 'add' && (
        <ProductForm
          {...(doing.like && { like: doing.like })}
          categories={categories}
          onClose={close}
        />
      )}
      {doing?.kind === 'edit' && (
        <ProductForm product={doing.product} categories={categories} onClose={close} />
      )}
      {doing?.kind === 'delete' && (
        <Question
          title={adminProducts.remove(doing.product.name)}
          text={deleteProductQuestion}
          yes={common.delete}
          onYes={() => void remove(doing.product)}
          onNo={close}
        />
      )}
      {doing?.kind === 'import' && <ProductImport products={products} onClose={close} />}
      {doing?.kind === 'prices' && <PriceChange products={rows} onClose={close} />}
      {deleted && (
        <UndoBar
          key={deleted.id}
          text={adminProducts.deletedNamed(deleted.name)}
          onUndo={() => void restore(deleted)}
          onOver={forget}
        />
      )}
    </>
  )
}

function exportAll(products: readonly OwnedProduct[]) {
  const kept = products.filter(({ deleted }) => !deleted)
  saveFile(`products-${isoDay(new Date())}.csv`, writeProductCsv(kept))
}
