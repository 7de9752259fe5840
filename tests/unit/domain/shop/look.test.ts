import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Product } from '#domain/products/product.ts'
import { HOME_SECTIONS } from '#domain/shop/homePage.ts'
import { lookOf } from '#domain/shop/look.ts'

const shelf = JSON.parse(readFileSync('public/catalogue.json', 'utf8')) as Product[]
const home = (...outfits: string[][]) => ({
  order: [...HOME_SECTIONS],
  hidden: [],
  testimonials: [],
  outfits: outfits.map((pieces) => ({ title: '', pieces })),
  people: [],
  visits: [],
})

const first = (category: string) => shelf.find((one) => one.category === category)?.id ?? ''
const suit = first('Suits')
const belt = first('Belts')
const shirt = first('Shirts')
const kurta = first('Kurta')
const look = (id: string, ...outfits: string[][]) => {
  const piece = shelf.find((one) => one.id === id)
  if (!piece) throw new Error(`no ${id}`)
  return lookOf(piece, shelf, home(...outfits)).map((one) => one.id)
}

test('a piece of an outfit is shown with the others of it, in their order', () => {
  expect(look(shirt, [suit, shirt, belt])).toEqual([suit, belt])
})

test('of several outfits the one that it is the main piece of is shown', () => {
  expect(look(shirt, [suit, shirt], [shirt, kurta])).toEqual([kurta])
})

test('a piece in no outfit, or in one whose others are gone, has what is worn with its category', () => {
  const usual = look(kurta)
  expect(usual).toHaveLength(2)
  expect(look(kurta, [suit, belt])).toEqual(usual)
  expect(look(kurta, [kurta, 'soldlongago0001'])).toEqual(usual)
})
