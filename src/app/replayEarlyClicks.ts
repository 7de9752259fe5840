import { addToCart } from '#data/orders/cart.ts'
import { parseEarlyClick } from '#data/parse/parseEarlyClick.ts'
import { parseJson } from '#domain/base/parse.ts'
import { notifyProblem, notifySuccess } from '#ui/notices/notify.ts'

const KEY = 'darzi_tapped'

/**
 * Adds the pieces whose "Add to Cart" was tapped on a page that was left before its script had
 * loaded. The inline script (`tools/build/startAfterPaint.js`) hands them over in the session
 * storage as a JSON list of `{ product, material }`.
 */
export async function replayEarlyClicks(): Promise<void> {
  const tapped = parseJson(sessionStorage.getItem(KEY) ?? undefined)
  sessionStorage.removeItem(KEY)
  for (const one of Array.isArray(tapped) ? tapped : []) {
    const piece = parseEarlyClick(one)
    if (!piece.ok) continue
    const added = await addToCart(piece.value.product, piece.value.choice)
    if (added.ok) notifySuccess('addedToCart')
    else notifyProblem(added.problem)
  }
}
