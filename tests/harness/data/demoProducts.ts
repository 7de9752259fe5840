import { readFileSync } from 'node:fs'
import type { Product } from '#domain/products/product.ts'

/** The demo catalogue, in display order. */
export function demoProducts(): Product[] {
  return JSON.parse(readFileSync('public/catalogue.json', 'utf8')) as Product[]
}
