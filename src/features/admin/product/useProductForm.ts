import { useState } from 'react'
import { addProduct, changeProduct } from '#data/desk/products.ts'
import { newRecordId } from '#data/live/newRecordId.ts'
import { changedFields } from '#domain/desk/conflict.ts'
import type { ProductChanges } from '#domain/desk/deskEdit.ts'
import type { FieldProblems, Problem, ProblemCode } from '#domain/base/problem.ts'
import type { OwnedProduct } from '#domain/products/ownedProduct.ts'
import {
  EMPTY_PRODUCT_TEXT,
  productTextOf,
  parseProductText,
  type ProductText,
  type ProductTextField,
} from '#domain/products/productText.ts'
import { adminProducts } from '#copy/desk/adminProducts.ts'
import { desk } from '#copy/desk/desk.ts'
import { notify, notifySuccess } from '#ui/notices/notify.ts'
import { useProductDraft } from './useProductDraft.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import type { ProductFormName } from '#data/desk/drafts/productDraft.ts'
import type { PhotoChange } from '#data/desk/edits/storedPhoto.ts'

type Start = {
  product: OwnedProduct | undefined
  like: OwnedProduct | undefined
  onSaved: () => void
}

/** Problems whose own sentence says more than that saving failed. */
const EXPLAINED: readonly ProblemCode[] = ['signInNeeded', 'storageFull', 'storageFailed']

/** State of the product form: its text, its problems, and saving. */
export function useProductForm({ product, like, onSaved }: Start) {
  const [first] = useState(() => startText(product, like))
  const { text, setText, restored, forget } = useProductDraft(nameOf(product, like), first)
  const [problems, setProblems] = useState<FieldProblems<ProductTextField>>({})
  const [newer, setNewer] = useState<OwnedProduct>()
  const [failure, setFailure] = useState<Problem>()
  const [sent, setSent] = useState<number>()
  const [id] = useState(newRecordId)
  const [busy, run] = useBusy()
  const { photo, ...picture } = useProductPhoto({
    uploaded: product?.photo ?? '',
    address: text.image,
    onNoAddress: () => setText({ ...text, image: '' }),
  })
  const reading = parseProductText(text, (product ?? like)?.detail?.materials)
  const changes = reading.ok && product ? changedFields(product, reading.value) : {}

  /** Saves: adds a new product, or applies the `wanted` changes over the version `over`. */
  async function save(over = product, wanted: ProductChanges = changes, withPhoto = true) {
    if (!reading.ok) return
    setFailure(undefined)
    const saved = over
      ? await changeProduct(over, { ...wanted, ...(withPhoto && { photo }) }, setSent)
      : await addProduct({ id, fields: reading.value, photo }, setSent)
    setSent(undefined)
    if (saved.ok) {
      if (saved.value === 'saved') notify(desk.saved)
      if (saved.value === 'sent') notifySuccess(over ? 'productUpdated' : 'productAdded')
      forget()
      return onSaved()
    }
    const { problem, newer: theirs } = saved.problem
    if (theirs) return setNewer(theirs)
    if (problem.fields) setProblems(problem.fields)
    setFailure(EXPLAINED.includes(problem.code) ? problem : { code: 'productSaveFailed' })
  }

  function check() {
    setProblems(reading.ok ? {} : reading.fields)
    return reading
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

  return {
    text,
    setText,
    restored,
    forget,
    field,
    ...picture,
    sent,
    busy,
    reading,
    changes,
    newer,
    failure,
    check,
    dirty: text !== first || photo !== undefined || picture.preparing,
    save: (...how: Parameters<typeof save>) => {
      setNewer(undefined)
      run(() => save(...how))
    },
    newPhoto: photoUrlOf(photo),
    leaveNewer: () => setNewer(undefined),
  }
}

function nameOf(product?: OwnedProduct, like?: OwnedProduct): ProductFormName {
  if (product) return `edit/${product.id}`
  return like ? `copy/${like.id}` : 'add'
}

/** The photo that is to be saved as a conflict compares it: a URL, empty when it is removed. */
function photoUrlOf(photo: PhotoChange): string | undefined {
  if (photo === undefined) return undefined
  return photo === 'none' ? '' : 'blob:'
}

export type ProductFormState = ReturnType<typeof useProductForm>

function startText(product: OwnedProduct | undefined, like: OwnedProduct | undefined): ProductText {
  if (product) return productTextOf(product)
  if (!like) return EMPTY_PRODUCT_TEXT
  return { ...productTextOf(like), name: adminProducts.copyOf(like.name), draft: true }
}

type Pictures = {
  /** URL of the uploaded photo, or empty. */
  uploaded: string
  /** The content of the form's picture URL field. */
  address: string
  onNoAddress: () => void
}

/** The picture in the product form: the one shown, and the pending change to the photo. */
export function useProductPhoto({ uploaded, address, onNoAddress }: Pictures) {
  const [photo, setPhoto] = useState<PhotoChange>()
  const [preparing, setPreparing] = useState(false)
  const [first] = useState(address)
  const uploadedShown = photo === 'none' ? '' : uploaded

  /** Sets a new photo; `none` removes what is shown: the photo, or else the URL. */
  function changePhoto(to: PhotoChange) {
    if (to === 'none' && !(photo instanceof Blob) && uploadedShown === '') onNoAddress()
    setPhoto(to === 'none' && uploaded === '' ? undefined : to)
  }

  // Don't request a URL that is still being typed.
  const shown = uploadedShown || (address === first ? address : '')
  return { photo, changePhoto, preparing, setPreparing, shown }
}
