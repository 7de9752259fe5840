import { readSession, writeSession } from '#data/live/sessionText.ts'
import { TAPPED_PIECES } from '#data/cart/tappedPieces.ts'
import { addToCart } from '#data/cart/cart.ts'
import { parseJson, fieldReader, type Parsed } from '#domain/base/parse.ts'
import { subscribe } from '#data/requests/newsletter.ts'
import { savedForLater } from '#copy/base/savedForLater.ts'
import { notify, notifyAdded, notifyProblem, notifySuccess } from '#ui/notices/notify.ts'
import type { AddChoice } from '#domain/cart/cart.ts'
import type { Product } from '#domain/products/product.ts'
import { parseProduct } from '#data/parse/parseProduct.ts'

/**
 * Adds the pieces whose "Add to Cart" was tapped on a page that was left before it could add them,
 * and sends a newsletter form that was submitted before its script had loaded. The inline script
 * (`tools/build/startAfterPaint.js`) and `keepTapped` hand them over in the session storage as a JSON
 * list of `{ product, material, set }` and `{ subscriber }`.
 */
export async function replayEarlyClicks(): Promise<void> {
  const tapped = parseJson(readSession(TAPPED_PIECES))
  writeSession(TAPPED_PIECES, undefined)
  for (const one of Array.isArray(tapped) ? tapped : []) {
    const email = fieldReader(one).textOr('subscriber', '')
    if (email !== '') await subscribeEarly(email)
    const piece = parseEarlyClick(one)
    if (!piece.ok) continue
    const added = await addToCart(piece.value.product, piece.value.choice)
    if (added.ok) notifyAdded(added.value)
    else notifyProblem(added.problem)
  }
}

async function subscribeEarly(email: string): Promise<void> {
  const subscribed = await subscribe(email)
  if (!subscribed.ok) notifyProblem(subscribed.problem)
  else if (subscribed.value.state === 'saved') notify(savedForLater)
  else notifySuccess('subscribed')
}

/** A piece that was handed over: what was tapped, and the chosen material and measurement set. */
function parseEarlyClick(stored: unknown): Parsed<{ product: Product; choice: AddChoice }> {
  const from = fieldReader(stored)
  const product = from.ifReadable('product', parseProduct)
  const material = from.textOr('material', '')
  const set = from.textOr('set', '')
  const choice = { ...(material !== '' && { material }), ...(set !== '' && { set }) }
  return from.finish(product && { product, choice })
}
