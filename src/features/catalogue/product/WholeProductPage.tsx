import { ProductPage } from './ProductPage.tsx'
import { staticParts } from './staticParts.lazy.ts'

/** A product's page with its whole story: on the server, and where no served page is shown. */
export function WholeProductPage() {
  return <ProductPage parts={staticParts} />
}
