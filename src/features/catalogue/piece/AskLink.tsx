import { chatLink } from '#domain/site/chatLink.ts'
import type { Product } from '#domain/products/product.ts'
import { askAboutPiece, product as words } from '#copy/product/product.ts'
import { paths } from '#ui/routing/paths.ts'
import { usePageData } from '#ui/state/contexts.ts'
import { ASK } from './askAttributes.ts'

/** Opens a chat with the house that names the piece and its address. */
export function AskLink({ product }: { product: Product }) {
  const { shop, origin = '' } = usePageData()
  const text = askAboutPiece(product.name, origin + paths.product(product.slug))
  return (
    <a {...ASK} href={chatLink(shop.whatsappNumber, text)}>
      {words.ask}
    </a>
  )
}
