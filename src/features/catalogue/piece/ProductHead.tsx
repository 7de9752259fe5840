import { pages } from '#copy/base/titles.ts'
import { pictureFile } from '#domain/products/pictureFile.ts'
import type { Product } from '#domain/products/product.ts'
import { Head } from '#ui/parts/Head.tsx'
import { paths } from '#ui/routing/paths.ts'

/** Title and metadata of a product's address. */
export function ProductHead({ product }: { product: Product }) {
  return (
    <Head
      copy={pages.collections}
      title={product.name}
      description={product.description}
      path={paths.product(product.slug)}
      picture={product.image === '' ? undefined : pictureFile(product.image)}
      price={product.price}
    />
  )
}
