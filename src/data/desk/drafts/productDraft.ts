import { clearDraft, loadDraft, saveDraft } from '#data/local/drafts.ts'
import { ownerId } from '#data/desk/edits/editQueue.ts'

/** The form for a product: `edit/<id>`, `copy/<id>` of the product that is copied, or `add`. */
export type ProductFormName = `edit/${string}` | `copy/${string}` | 'add'

/**
 * What was typed into the form and not saved, as this device stores it: a tablet may drop the page
 * while the owner takes a photo in another app. Undefined when there is nothing.
 */
export function loadProductDraft(form: ProductFormName): Promise<unknown> {
  return loadDraft(draftName(form), ownerId())
}

/** Stores it: any structured-cloneable value. */
export function saveProductDraft(form: ProductFormName, typed: object): Promise<void> {
  return saveDraft(draftName(form), typed, ownerId())
}

export function clearProductDraft(form: ProductFormName): Promise<void> {
  return clearDraft(draftName(form), ownerId())
}

function draftName(form: ProductFormName): string {
  return `product/${form}`
}
