import { clothFieldsOf, isClothWeight } from '#domain/cloth/clothFields.ts'
import type { Product, ProductDetail } from '#domain/products/product.ts'
import { parseOffer } from '#domain/base/offer.ts'
import { toIsoDate } from './isoDate.ts'
import { fieldReader, isFields, parseText, type Parsed } from '#domain/base/parse.ts'

/** A product from the server, from the page's embedded data or from the bundled catalogue. */
export function parseProduct(wire: unknown): Parsed<Product> {
  const from = fieldReader<Product>(wire)
  const code = from.numberOr('code', 0)
  const detail = from.ifReadable('detail', parseDetail)
  const product: Product = {
    id: from.text('id'),
    slug: from.text('slug'),
    name: from.text('name'),
    description: from.textOr('description', ''),
    price: from.number('price'),
    category: from.text('category'),
    image: from.textOr('image', ''),
    measurements: from.readable('measurements', parseText),
    draft: from.flag('draft'),
    seq: from.numberOr('seq', 0),
    rev: from.numberOr('rev', 0),
    created: toIsoDate(from.textOr('created', '')),
    ...(code > 0 && { code }),
    ...(detail && { detail }),
  }
  return from.finish(product)
}

function parseDetail(wire: unknown): Parsed<ProductDetail> {
  const from = fieldReader<ProductDetail>(wire)
  const offer = isFields(wire) ? parseOffer(wire['offer']) : undefined
  const weight = from.numberOr('weight', 0)
  const cloth = clothFieldsOf({
    mill: from.textOr('mill', ''),
    weave: from.textOr('weave', ''),
    weight: isClothWeight(weight) ? weight : undefined,
    included: from.readable('included', parseText),
    occasions: from.readable('occasions', parseText),
  })
  return from.finish({
    sizes: from.readable('sizes', parseText),
    discount: from.textOr('discount', ''),
    ...(offer && { offer }),
    priceRange: from.textOr('priceRange', ''),
    sleeveLength: from.textOr('sleeveLength', 'N/A'),
    clothType: from.textOr('clothType', ''),
    materials: from.readable('materials', parseText),
    ...cloth,
  })
}
