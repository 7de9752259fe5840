import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Occasion } from '#domain/cloth/occasion.ts'
import type { Product, ProductDetail } from '#domain/products/product.ts'
import { completeTheLook, RELATED_COUNT, relatedTo, wornWith } from '#domain/products/related.ts'

const shelf = JSON.parse(readFileSync('public/catalogue.json', 'utf8')) as Product[]

const [first] = shelf
if (!first?.detail) throw new Error('the catalogue is empty')
const piece = (id: string, category: string, ...occasions: Occasion[]): Product => ({
  ...first,
  id,
  category,
  detail: { ...first.detail, occasions } as ProductDetail,
})

test('a look is the first piece of each category that is worn with it', () => {
  const look = completeTheLook(piece('kurta', 'Kurta'), shelf).map(({ category }) => category)
  expect(look).toEqual(['Waistcoats', 'Trousers'])
})

test('a piece for the same occasion completes a look before others', () => {
  const shirts = [piece('office', 'Shirts', 'office'), piece('wedding', 'Shirts', 'wedding')]
  const lookIds = (...occasions: Occasion[]) =>
    completeTheLook(piece('suit', 'Suits', ...occasions), shirts).map(({ id }) => id)
  expect(lookIds('wedding', 'festival')).toEqual(['wedding'])
  expect(lookIds('summer')).toEqual(['office'])
  expect(lookIds()).toEqual(['office'])
})

test('a category that the house invented, or one named like a part of JavaScript, has no look', () => {
  for (const category of ['Sherwani', 'Turbans', 'constructor'])
    expect([category, completeTheLook(piece('own', category), shelf)]).toEqual([category, []])
})

test('every category that is worn with another is one of the demo catalogue', () => {
  const known = new Set(shelf.map(({ category }) => category))
  for (const category of known)
    expect(wornWith(category).filter((worn) => !known.has(worn) || worn === category)).toEqual([])
})

test('others of its category leave out the product itself', () => {
  const [suit] = shelf
  if (!suit) throw new Error('the catalogue is empty')
  const others = relatedTo(suit, shelf)
  expect(others).toHaveLength(RELATED_COUNT)
  expect(others.every(({ id, category }) => id !== suit.id && category === 'Suits')).toBe(true)
})
