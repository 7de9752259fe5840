import { chatLink } from '#domain/orders/chat.ts'
import type { Product } from '#domain/products/product.ts'
import { askAboutPiece, product as words } from '#copy/product/product.ts'
import { usePageData } from '#ui/state/contexts.ts'
import { paths } from '#ui/routing/paths.ts'

/** Opens a chat with the house that names the piece and its address. */
export function AskLink({ product }: { product: Product }) {
  const { shop, origin = '' } = usePageData()
  const text = askAboutPiece(product.name, origin + paths.product(product.slug))
  return (
    <a
      className="button"
      data-look="outline"
      href={chatLink(shop.whatsappNumber, text)}
      target="_blank"
      rel="noopener noreferrer"
    >
      {words.ask}
    </a>
  )
}
