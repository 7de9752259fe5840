import { readSession, writeSession } from '#data/live/sessionText.ts'
import { addToCart } from '#data/cart/cart.ts'
import { parseJson, fieldReader, type Parsed } from '#domain/base/parse.ts'
import { subscribe } from '#data/requests/newsletter.ts'
import { savedForLater } from '#copy/base/savedForLater.ts'
import { notify, notifyAdded, notifyProblem, notifySuccess } from '#ui/notices/notify.ts'
import type { LineChoice } from '#domain/cart/cart.ts'
import type { Product } from '#domain/products/product.ts'
import { parseProduct } from '#data/parse/parseProduct.ts'

const KEY = 'darzi_tapped'

/**
 * Adds the pieces whose "Add to Cart" was tapped on a page that was left before its script had
 * loaded, and sends a newsletter form that was submitted there. The inline script
 * (`tools/build/startAfterPaint.js`) hands them over in the session storage as a JSON list of
 * `{ product, material }` and `{ subscriber }`.
 */
export async function replayEarlyClicks(): Promise<void> {
  const tapped = parseJson(readSession(KEY))
  writeSession(KEY, undefined)
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

/** A piece that the page's inline script handed over: what was tapped, and the chosen material. */
function parseEarlyClick(stored: unknown): Parsed<{ product: Product; choice: LineChoice }> {
  const from = fieldReader(stored)
  const product = from.ifReadable('product', parseProduct)
  const material = from.textOr('material', '')
  return from.finish(product && { product, choice: material === '' ? {} : { material } })
}
