import { shopDay } from '#domain/base/day.ts'
import { isRunning, type Offer } from '#domain/base/offer.ts'
import type { Product } from '#domain/products/product.ts'
import { offerSentence } from '#copy/base/offerSentence.ts'
import { useCurrency } from '#ui/state/contexts.ts'
import { useHydrated } from '#ui/state/useHydrated.ts'

/** The product's offer in words, while it runs. */
export function useOfferSentence({ detail }: Product): string | undefined {
  const { format } = useCurrency()
  const offer = detail?.offer
  // A rendered page may be older than the offer's last day, so its dates are judged on the device.
  const isShown = useHydrated() ? isRunningNow(offer) : offer && !offer.from && !offer.until
  return offer && isShown ? offerSentence(offer, format) : undefined
}

function isRunningNow(offer: Offer | undefined): boolean {
  return offer !== undefined && isRunning(offer, shopDay(Date.now()))
}
