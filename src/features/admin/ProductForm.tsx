import { useState } from 'react'
import type { FormEvent } from 'react'
import { addProduct, changeProduct } from '#data/adminProducts.ts'
import type { PhotoChange } from '#data/adminProducts.ts'
import { newRecordId } from '#data/newRecordId.ts'
import { formatRupees } from '#domain/money.ts'
import { parseMeasurementNames } from '#domain/product.ts'
import type { FieldProblems } from '#domain/problem.ts'
import type { OwnedProduct, ProductFields } from '#domain/ownedProduct.ts'
import {
  EMPTY_PRODUCT_TEXT,
  PRODUCT_TEXT_FIELDS,
  productTextOf,
  readProductText,
} from '#domain/productText.ts'
import type { ProductText, ProductTextField } from '#domain/productText.ts'
import { adminProducts, productForm } from '#copy/adminProducts.ts'
import { busyLabels } from '#copy/messages.ts'
import { Button } from '#ui/Button.tsx'
import { AreaField, Field } from '#ui/Field.tsx'
import { notifyProblem, notifySuccess } from '#ui/notify.ts'
import { useBusy } from '#ui/useBusy.ts'
import styles from './admin.module.css'
import { Modal } from './Modal.tsx'
import { PhotoField } from './PhotoField.tsx'
import { ProductConflict } from './ProductConflict.tsx'
import { ProductDetailFields } from './ProductDetailFields.tsx'
import { Question } from './Question.tsx'

type ProductFormProps = {
  /** The product to edit; without one a product is added. */
  product?: OwnedProduct
  /** A product to start from when adding. */
  like?: OwnedProduct
  categories: readonly string[]
  onClose: () => void
}

/** The modal form of the specification. Saving or cancelling resets and closes it. */
export function ProductForm({ product, like, categories, onClose }: ProductFormProps) {
  const [first] = useState(() => startText(product, like))
  const [text, setText] = useState(first)
  const [photo, setPhoto] = useState<PhotoChange>()
  const [problems, setProblems] = useState<FieldProblems<ProductTextField>>({})
  const [base, setBase] = useState(product)
  const [newer, setNewer] = useState<OwnedProduct>()
  const [sent, setSent] = useState<number>()
  const [leaving, setLeaving] = useState(false)
  const [id] = useState(newRecordId)
  const [busy, run] = useBusy()
  const dirty = text !== first || photo !== undefined

  async function save(fields: ProductFields, over: OwnedProduct | undefined) {
    const saved = over
      ? await changeProduct(over, { ...fields, photo }, setSent)
      : await addProduct({ id, fields, photo }, setSent)
    setSent(undefined)
    if (saved.ok) {
      notifySuccess(over ? 'productUpdated' : 'productAdded')
      return onClose()
    }
    const { problem, newer: theirs } = saved.problem
    if (theirs) return setNewer(theirs)
    if (problem.fields) setProblems(problem.fields)
    notifyProblem(problem.code === 'signInNeeded' ? problem : 'productSaveFailed')
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const reading = readProductText(text)
    setProblems(reading.ok ? {} : reading.fields)
    if (reading.ok) run(() => save(reading.value, base))
    else focusFirst(event.currentTarget, reading.fields)
  }

  function field(name: ProductTextField) {
    return {
      name,
      value: text[name],
      problem: problems[name],
      onChange: ({ target }: { target: { value: string } }) => {
        setText({ ...text, [name]: target.value })
        if (problems[name]) setProblems({ ...problems, [name]: undefined })
      },
    }
  }

  const { fields } = productForm
  const reading = readProductText({ ...EMPTY_PRODUCT_TEXT, ...text })
  const kept = reading.ok && String(reading.value.price) !== text.price.trim()
  const title = product ? productForm.editTitle : productForm.addTitle
  return (
    <Modal title={title} wide onClose={() => (dirty ? setLeaving(true) : onClose())}>
      <form className="stack" onSubmit={submit} noValidate>
        <div className={styles.columns}>
          <div className="stack">
            <Field {...fields.name} {...field('name')} required maxLength={120} />
            <AreaField {...fields.description} {...field('description')} required />
            <Field
              {...fields.price}
              {...field('price')}
              hint={kept ? productForm.priceKept(formatRupees(reading.value.price)) : undefined}
              inputMode="decimal"
              required
            />
            <Field {...fields.category} {...field('category')} list="categories" required />
            <datalist id="categories">
              {categories.map((category) => (
                <option key={category} value={category} />
              ))}
            </datalist>
          </div>
          <div className="stack">
            <PhotoField
              shown={photo === 'none' ? '' : (product?.photo ?? '')}
              onChange={setPhoto}
            />
            <Field {...fields.image} {...field('image')} inputMode="url" />
            <Field {...fields.measurements} {...field('measurements')} />
            <ul className={styles.chips}>
              {parseMeasurementNames(text.measurements).map((name) => (
                <li key={name} className="chip">
                  {name}
                </li>
              ))}
            </ul>
          </div>
        </div>
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
        <div className={styles.actions}>
          <Button look="outline" onClick={onClose}>
            {productForm.cancel}
          </Button>
          <Button type="submit" busy={busy} busyLabel={busyLabels.saving}>
            {product ? productForm.update : productForm.save}
          </Button>
        </div>
      </form>
      {newer && reading.ok && (
        <ProductConflict
          theirs={newer}
          yours={reading.value}
          onTakeTheirs={onClose}
          onKeepYours={() => {
            setNewer(undefined)
            setBase(newer)
            run(() => save(reading.value, newer))
          }}
          onClose={() => setNewer(undefined)}
        />
      )}
      {leaving && (
        <Question
          title={title}
          text={productForm.discard}
          yes={productForm.discardYes}
          onYes={onClose}
          onNo={() => setLeaving(false)}
        />
      )}
    </Modal>
  )
}

function startText(product: OwnedProduct | undefined, like: OwnedProduct | undefined): ProductText {
  if (product) return productTextOf(product)
  if (!like) return EMPTY_PRODUCT_TEXT
  return { ...productTextOf(like), name: adminProducts.copyOf(like.name), draft: true }
}

function focusFirst(form: HTMLFormElement, problems: FieldProblems<ProductTextField>) {
  const first = PRODUCT_TEXT_FIELDS.find((name) => problems[name])
  const control = first && form.elements.namedItem(first)
  if (control instanceof HTMLElement) control.focus()
}
