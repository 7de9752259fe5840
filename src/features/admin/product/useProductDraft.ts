import { useEffect, useState } from 'react'
import {
  clearProductDraft,
  loadProductDraft,
  saveProductDraft,
  type ProductFormName,
} from '#data/desk/drafts/productDraft.ts'
import { fieldReader, isFields } from '#domain/base/parse.ts'
import { PRODUCT_TEXT_FIELDS, type ProductText } from '#domain/products/productText.ts'

const FIELDS = [...PRODUCT_TEXT_FIELDS, 'draft'] as const

/**
 * The text of a product's form. What differs from the text that it starts with is stored on the
 * tablet with every change, until `forget`, and is back when the form opens again.
 * @param first the text that the form starts with; keep the same object
 */
export function useProductDraft(form: ProductFormName, first: ProductText) {
  const [text, show] = useState(first)
  const [restored, setRestored] = useState(false)

  useEffect(() => {
    let left = false
    void loadProductDraft(form).then((stored) => {
      if (left || stored === undefined) return
      setRestored(true)
      show((now) => (now === first ? withTyped(first, stored) : now))
    })
    return () => {
      left = true
    }
  }, [form, first])

  function setText(next: ProductText) {
    show(next)
    const typed = FIELDS.filter((name) => next[name] !== first[name])
    const draft = Object.fromEntries(typed.map((name) => [name, next[name]]))
    void (typed.length > 0 ? saveProductDraft(form, draft) : clearProductDraft(form))
  }

  return { text, setText, restored, forget: () => void clearProductDraft(form) }
}

function withTyped(first: ProductText, stored: unknown): ProductText {
  const from = fieldReader<ProductText>(stored)
  const typed = { ...first }
  for (const name of PRODUCT_TEXT_FIELDS) typed[name] = from.textOr(name, first[name])
  const isDraftKnown = isFields(stored) && 'draft' in stored
  return isDraftKnown ? { ...typed, draft: from.flag('draft') } : typed
}
