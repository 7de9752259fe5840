import { useMemo, useState } from 'react'
import { changeManyProducts } from '#data/desk/products.ts'
import { changedFields } from '#domain/desk/conflict.ts'
import type { OwnedProduct } from '#domain/products/ownedProduct.ts'
import {
  parseProductCsv,
  type CsvFault,
  type CsvProblem,
  type ProductImport as Plan,
} from '#domain/products/productCsv.ts'
import { productImport } from '#copy/desk/adminProducts.ts'
import { busyLabels } from '#copy/base/busyLabels.ts'
import { problemMessages } from '#copy/base/notices.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Field } from '#ui/forms/Field.tsx'
import { notify } from '#ui/notices/notify.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import styles from '#features/admin/parts/parts.module.css'
import { Dialog } from '#ui/notices/Dialog.tsx'
import { notifyOutcome } from '#features/admin/parts/notifyOutcome.ts'
import { PriceGaps } from '#features/admin/documents/PriceGaps.tsx'
import { ImportPreview } from './ImportPreview.tsx'
import { bulkProblemSentence } from '#features/admin/parts/bulkProblemSentence.ts'

type ProductImportProps = { products: readonly OwnedProduct[]; onClose: () => void }

/** Reads a CSV file, previews its changes or lists its errors, and imports all or nothing. */
export function ProductImport({ products, onClose }: ProductImportProps) {
  const [text, setText] = useState<string>()
  // Parse again when a product changes: the plan is based on the current products.
  const reading = useMemo(
    () => (text === undefined ? undefined : parseProductCsv(text, products)),
    [text, products],
  )
  const [busy, run] = useBusy()

  async function choose(file: File | undefined) {
    if (file) setText(csvText(new Uint8Array(await file.arrayBuffer())))
  }

  async function apply({ added, changed }: Plan) {
    const changes = changed.map(({ product, fields }) => {
      return { product, changes: changedFields(product, fields) }
    })
    const all = [...added.map((fields) => ({ fields })), ...changes]
    const imported = await changeManyProducts(all)
    if (!imported.ok)
      return notify(bulkProblemSentence(imported.problem.problem, productImport.failed))
    notifyOutcome(imported.value, productImport.done(all.length))
    onClose()
  }

  const plan = reading?.ok ? reading.value : undefined
  const changeCount = plan ? plan.added.length + plan.changed.length : 0
  return (
    <Dialog title={productImport.title} onClose={onClose}>
      <div className="stack">
        <p>{productImport.lead}</p>
        <Field
          label={productImport.choose}
          type="file"
          accept=".csv,text/csv"
          // A corrected file has the same name, and a browser reports only another choice.
          onClick={({ currentTarget }) => (currentTarget.value = '')}
          onChange={({ target }) => void choose(target.files?.[0])}
        />
        {reading && reading.unknown.length > 0 && (
          <p role="status">{productImport.unknown(reading.unknown.join(', '))}</p>
        )}
        {reading && !reading.ok && <Faults faults={reading.faults} />}
        {plan && (
          <>
            <p role="status">
              {productImport.plan(plan.added.length, plan.changed.length, plan.unchanged)}
            </p>
            {plan.restored > 0 && <p role="status">{productImport.restored(plan.restored)}</p>}
            <PriceGaps products={[...plan.added, ...plan.changed.map(({ fields }) => fields)]} />
            <ImportPreview plan={plan} listKey={text ?? ''} />
            <div className={`${styles.actions} ${styles.answer}`}>
              <Button
                disabled={changeCount === 0}
                busy={busy}
                busyLabel={busyLabels.saving}
                onClick={() => run(() => apply(plan))}
              >
                {productImport.apply}
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  )
}

const MAX_SHOWN = 50

function Faults({ faults }: { faults: readonly CsvFault[] }) {
  return (
    <div role="alert">
      <p className="problem">
        {productImport.faults(new Set(faults.map(({ line }) => line)).size)}.{' '}
        {productImport.nothing}
      </p>
      <ul className={styles.list}>
        {faults.slice(0, MAX_SHOWN).map(({ line, column, problem }, index) => (
          <li key={index}>
            <span>
              {productImport.line(line)}
              {column && `, ${column}`}
            </span>
            <span>{sentenceOf(problem)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function sentenceOf(problem: CsvProblem): string {
  const all: Record<CsvProblem, string> = { ...problemMessages, ...productImport.problems }
  return all[problem]
}

/**
 * The text of a CSV file. Excel's "CSV UTF-8" and other programs write UTF-8; Excel's plain "CSV"
 * on Windows writes Windows-1252, and "Unicode text" UTF-16 with a byte order mark. Text that is not
 * UTF-8 fails the strict decoder, so no letter is replaced.
 */
function csvText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
