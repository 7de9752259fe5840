import { useState, type FormEvent } from 'react'
import type { FieldProblems } from '#domain/base/problem.ts'
import type { OwnedProduct } from '#domain/products/ownedProduct.ts'
import { PRODUCT_TEXT_FIELDS, type ProductTextField } from '#domain/products/productText.ts'
import { productForm } from '#copy/desk/adminProducts.ts'
import { busyLabels } from '#copy/base/busyLabels.ts'
import { problemSentence } from '#copy/base/notices.ts'
import { Button } from '#ui/parts/Button.tsx'
import styles from '#features/admin/parts/parts.module.css'
import { Dialog } from '#ui/notices/Dialog.tsx'
import { ProductConflict } from './ProductConflict.tsx'
import { ProductDetailFields } from './ProductDetailFields.tsx'
import { ProductFields } from './ProductFields.tsx'
import { DiscardQuestion } from '#ui/notices/DiscardQuestion.tsx'
import { useProductForm } from './useProductForm.ts'

type ProductFormProps = {
  /** The product to edit; omit it to add one. */
  product?: OwnedProduct
  /** A product to copy from when adding. */
  like?: OwnedProduct
  categories: readonly string[]
  onClose: () => void
}

/** The modal form of the specification. Saving or cancelling resets and closes it. */
export function ProductForm({ product, like, categories, onClose }: ProductFormProps) {
  // Edit the product as it was when the form opened, even if updates arrive meanwhile.
  const [start] = useState(product)
  const form = useProductForm({ product: start, like, onSaved: onClose })
  const [leaving, setLeaving] = useState(false)
  const { text, setText, field, sent, newer } = form

  function discard() {
    form.forget()
    onClose()
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const reading = form.check()
    if (reading.ok) form.save()
    else focusFirst(event.currentTarget, reading.fields)
  }

  const title = start ? productForm.editTitle : productForm.addTitle
  return (
    <Dialog title={title} wide onClose={() => (form.dirty ? setLeaving(true) : discard())}>
      <form className="stack" onSubmit={submit} noValidate>
        {form.restored && form.dirty && <p role="status">{productForm.restored}</p>}
        <ProductFields form={form} categories={categories} />
        <ProductDetailFields text={text} field={field} onChange={setText} />
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={text.draft}
            onChange={({ target }) => setText({ ...text, draft: target.checked })}
          />
          {productForm.draft}
        </label>
        {sent !== undefined && (
          <progress value={sent} aria-label={productForm.uploading(Math.round(sent * 100))} />
        )}
        <div className={`${styles.actions} ${styles.answer}`}>
          {form.failure && (
            <p className="problem" role="alert">
              {problemSentence(form.failure)}
            </p>
          )}
          <Button look="outline" onClick={discard}>
            {productForm.cancel}
          </Button>
          <Button
            type="submit"
            busy={form.busy || form.preparing}
            busyLabel={form.preparing ? productForm.preparing : busyLabels.saving}
          >
            {start ? productForm.update : productForm.save}
          </Button>
        </div>
      </form>
      {newer && start && (
        <ProductConflict
          before={start}
          changes={form.changes}
          photo={form.newPhoto}
          theirs={newer}
          onTakeTheirs={discard}
          onTakeMine={(...mine) => form.save(newer, ...mine)}
          onClose={form.leaveNewer}
        />
      )}
      {leaving && (
        <DiscardQuestion title={title} onDiscard={discard} onStay={() => setLeaving(false)} />
      )}
    </Dialog>
  )
}

function focusFirst(form: HTMLFormElement, problems: FieldProblems<ProductTextField>) {
  const first = PRODUCT_TEXT_FIELDS.find((name) => problems[name])
  const control = first && form.elements.namedItem(first)
  if (control instanceof HTMLElement) control.focus()
}
