import {
  CATALOGUE_SORTS,
  WHOLE_CATALOGUE,
  type CatalogueQuery,
} from '#domain/products/catalogueQuery.ts'
import { isOccasion } from '#domain/cloth/occasion.ts'
import { isMaterial } from '#domain/products/product.ts'
import type { Rupees } from '#domain/base/money.ts'

/** Parses a query from an address, ignoring invalid values. Prices are in rupees. */
export function parseQuery(search: string): CatalogueQuery {
  const params = new URLSearchParams(search)
  const occasion = params.get('occasion') ?? ''
  const material = params.get('material') ?? ''
  const categories = params.getAll('category').filter((category) => category !== '')
  return {
    words: params.get('q') ?? '',
    // The same array each time, so its readers don't re-render.
    categories: categories.length > 0 ? categories : WHOLE_CATALOGUE.categories,
    occasion: isOccasion(occasion) ? occasion : undefined,
    material: isMaterial(material) ? material : undefined,
    sort: CATALOGUE_SORTS.find((sort) => sort === params.get('sort')) ?? 'house',
    from: price(params.get('from')),
    to: price(params.get('to')),
  }
}

/** The query as the search part of an address, without default values. */
export function writeQuery(query: CatalogueQuery): string {
  const { words, categories, occasion, material, from, to, sort } = query
  const params = new URLSearchParams()
  if (words.trim() !== '') params.set('q', words)
  for (const category of categories) params.append('category', category)
  if (occasion) params.set('occasion', occasion)
  if (material) params.set('material', material)
  if (from !== undefined) params.set('from', String(from))
  if (to !== undefined) params.set('to', String(to))
  if (sort !== 'house') params.set('sort', sort)
  return params.toString()
}

function price(text: string | null): Rupees | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}
