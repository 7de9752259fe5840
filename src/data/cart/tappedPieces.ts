import { readSession, writeSession } from '#data/live/sessionText.ts'
import type { AddChoice } from '#domain/cart/cart.ts'
import type { Product } from '#domain/products/product.ts'

/** Session storage: a JSON list of the pieces that were tapped on a page that was left too early. */
export const TAPPED_PIECES = 'darzi_tapped'

/**
 * Hands a tapped piece over to the next page if this one is left while the code of the cart or the
 * database is still loading; see `src/app/replayEarlyClicks.lazy.ts`.
 * @returns ends that, to be called right before the piece is added; false if it was handed over
 */
export function keepTapped(piece: AddChoice & { product: Product }): () => boolean {
  let isHere = true
  const handOver = () => {
    isHere = false
    const others = readSession(TAPPED_PIECES)?.replace(/]$/, ',') ?? '['
    writeSession(TAPPED_PIECES, `${others}${JSON.stringify(piece)}]`)
  }
  addEventListener('pagehide', handOver, { once: true })
  return () => {
    removeEventListener('pagehide', handOver)
    return isHere
  }
}
