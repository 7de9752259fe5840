import { useState, type FormEvent } from 'react'
import { changeManyProducts } from '#data/desk/products.ts'
import { formatRupees } from '#domain/base/money.ts'
import type { OwnedProduct } from '#domain/products/ownedProduct.ts'
import { priceUpdates } from '#domain/products/priceAdjustment.ts'
import { adminProducts, priceChange } from '#copy/desk/adminProducts.ts'
import { busyLabels } from '#copy/base/busyLabels.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Field } from '#ui/forms/Field.tsx'
import { notify } from '#ui/notices/notify.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import styles from '#features/admin/parts/parts.module.css'
import { Dialog } from '#ui/notices/Dialog.tsx'
import { PriceGaps } from '#features/admin/documents/PriceGaps.tsx'
import { notifyOutcome } from '#features/admin/parts/notifyOutcome.ts'
import { bulkProblemSentence } from '#features/admin/parts/bulkProblemSentence.ts'

const MAX_SHOWN = 100

type BulkPriceChangeProps = { products: readonly OwnedProduct[]; onClose: () => void }

/** Changes many prices by a percentage, with a preview of each. */
export function BulkPriceChange({ products, onClose }: BulkPriceChangeProps) {
  const [percent, setPercent] = useState('5')
  const [roundTo, setRoundTo] = useState('1')
  const [busy, run] = useBusy()
  const adjustment = { percent: Number(percent), roundTo: Number(roundTo) }
  const isValid = Number.isFinite(adjustment.percent) && Number.isFinite(adjustment.roundTo)
  const updates = isValid ? priceUpdates(products, adjustment) : []

  function submit(event: FormEvent) {
    event.preventDefault()
    run(async () => {
      const changes = updates.map(({ product, to }) => ({ product, changes: { price: to } }))
      const changed = await changeManyProducts(changes)
      if (!changed.ok)
        return notify(bulkProblemSentence(changed.problem.problem, priceChange.failed))
      notifyOutcome(changed.value, priceChange.done(changes.length))
      onClose()
    })
  }

  return (
    <Dialog title={priceChange.title} onClose={onClose}>
      <form className="stack" onSubmit={submit}>
        <p>{priceChange.lead}</p>
        <div className={styles.columns}>
          <Field
            label={priceChange.percent}
            type="number"
            step="any"
            required
            value={percent}
            onChange={({ target }) => setPercent(target.value)}
          />
          <Field
            label={priceChange.roundTo}
            type="number"
            min={1}
            required
            value={roundTo}
            onChange={({ target }) => setRoundTo(target.value)}
          />
        </div>
        <p role="status">
          {updates.length > 0 ? priceChange.preview(updates.length) : priceChange.none}
        </p>
        <PriceGaps products={updates.map(({ product, to }) => ({ ...product, price: to }))} />
        {updates.length > 0 && (
          <div className={styles.scroll}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{adminProducts.columns.name}</th>
                  <th scope="col" className={styles.number}>
                    {priceChange.now}
                  </th>
                  <th scope="col" className={styles.number}>
                    {priceChange.then}
                  </th>
                </tr>
              </thead>
              <tbody>
                {updates.slice(0, MAX_SHOWN).map(({ product, to }) => (
                  <tr key={product.id}>
                    <td>{product.name}</td>
                    <td className={styles.number}>{formatRupees(product.price)}</td>
                    <td className={styles.number}>{formatRupees(to)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        <div className={`${styles.actions} ${styles.answer}`}>
          <Button
            type="submit"
            disabled={updates.length === 0}
            busy={busy}
            busyLabel={busyLabels.saving}
          >
            {priceChange.apply}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
