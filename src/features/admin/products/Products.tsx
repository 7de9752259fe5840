import { useCallback, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { changeProduct, ownedProducts } from '#data/desk/products.ts'
import type { OwnedProduct } from '#domain/products/ownedProduct.ts'
import { writeProductCsv } from '#domain/products/productCsv.ts'
import { adminProducts } from '#copy/desk/adminProducts.ts'
import { desk } from '#copy/desk/desk.ts'
import { deskPages } from '#copy/desk/adminPages.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Head } from '#ui/parts/Head.tsx'
import { notify, notifyProblem, notifySuccess } from '#ui/notices/notify.ts'
import { paths } from '#ui/routing/paths.ts'
import styles from '#features/admin/parts/parts.module.css'
import { ReplicaGate } from '#features/admin/rows/ReplicaGate.tsx'
import { UndoBar } from '#features/admin/parts/UndoBar.tsx'
import { ProductTable, useProductTable } from './ProductTable.tsx'
import type { OnProductTask } from './ProductRow.tsx'
import { ProductTasks, type Task } from './ProductTasks.tsx'
import { ProductTools } from './ProductTools.tsx'
import { shopToday } from '#ui/workroom/shopToday.ts'
import { saveFile } from '#ui/device/saveFile.ts'

/** The products: table, form, delete with undo, CSV files, bulk price changes. */
export function Products() {
  const table = useProductTable()
  const { products, rows, categories, query, settled } = table
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [task, setTask] = useState<Task | undefined>(hash === '#add' ? { kind: 'add' } : undefined)
  const [deleted, setDeleted] = useState<OwnedProduct>()
  const close = useCallback(() => {
    setTask(undefined)
    // Otherwise a reload would open the form again.
    if (hash !== '') void navigate(paths.adminPage('products'), { replace: true })
  }, [hash, navigate])
  const dismissUndo = useCallback(() => setDeleted(undefined), [])
  const begin = useCallback<OnProductTask>((kind, product) => setTask({ kind, product }), [])

  async function remove(product: OwnedProduct) {
    close()
    const gone = await changeProduct(product, { deleted: true })
    if (!gone.ok) return notifyProblem('productDeleteFailed')
    if (gone.value === 'sent') notifySuccess('productDeleted')
    else notify(desk.saved)
    setDeleted(product)
  }

  async function restore({ id, name }: OwnedProduct) {
    dismissUndo()
    const product = products.find((known) => known.id === id)
    if (!product) return
    const back = await changeProduct(product, { deleted: false })
    if (back.ok) notify(adminProducts.restored(name))
    else notifyProblem('productSaveFailed')
  }

  return (
    <>
      <Head copy={deskPages.products} />
      <div className={styles.head}>
        <h1>{adminProducts.title}</h1>
        <div className="row">
          <Button look="quiet" onClick={() => setTask({ kind: 'prices' })}>
            {adminProducts.prices}
          </Button>
          <Button look="quiet" onClick={() => setTask({ kind: 'import' })}>
            {adminProducts.importCsv}
          </Button>
          <Button look="quiet" onClick={() => exportAll(products)}>
            {adminProducts.exportCsv}
          </Button>
          <Button onClick={() => setTask({ kind: 'add' })}>{adminProducts.add}</Button>
        </div>
      </div>
      <ProductTools
        query={query}
        categories={categories}
        onWords={table.setWords}
        onChoose={table.choose}
      />
      <ReplicaGate of={ownedProducts} loading={adminProducts.loading} problem="productsLoadFailed">
        <ProductTable
          listKey={JSON.stringify(settled)}
          rows={rows}
          empty={table.isEmpty ? adminProducts.empty : adminProducts.noMatch}
          onTask={begin}
        />
      </ReplicaGate>
      {task && (
        <ProductTasks
          task={task}
          products={products}
          categories={categories}
          shown={rows}
          onRemove={(product) => void remove(product)}
          onClose={close}
        />
      )}
      {deleted && (
        <UndoBar
          key={deleted.id}
          text={adminProducts.deletedNamed(deleted.name)}
          onUndo={() => void restore(deleted)}
          onOver={dismissUndo}
        />
      )}
    </>
  )
}

function exportAll(products: readonly OwnedProduct[]) {
  const existing = products.filter(({ deleted }) => !deleted)
  saveFile(`products-${shopToday()}.csv`, writeProductCsv(existing))
}
