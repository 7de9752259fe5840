import { expect, test } from 'vitest'
import { breadcrumbData, businessData, productData } from '#domain/shop/structuredData.ts'
import { DEFAULT_SHOP } from '#domain/shop/shop.ts'
import type { Product } from '#domain/products/product.ts'

const ORIGIN = 'https://house.example'

const SUIT: Product = {
  id: 'demoproduct0001',
  slug: 'navy-twill-suit',
  name: 'Navy Twill Suit',
  description: 'Two buttons.',
  price: 42999,
  category: 'Suits',
  image: '/pictures/navy-twill-suit',
  measurements: ['Chest'],
  draft: false,
  seq: 1,
  rev: 1,
  created: '2026-11-01T00:00:00Z',
}

test('the shop lists its opening hours and omits closed days', () => {
  const { openingHoursSpecification } = businessData(DEFAULT_SHOP, ORIGIN)
  expect(openingHoursSpecification).toEqual([
    expect.objectContaining({ opens: '09:00', closes: '18:00' }),
    expect.objectContaining({ dayOfWeek: ['Saturday'], opens: '10:00', closes: '16:00' }),
  ])
})

test('noon and midnight are parsed from a twelve-hour clock', () => {
  const shop = { ...DEFAULT_SHOP, hours: [{ days: 'Sat', hours: '12am-12pm' }] }
  expect(businessData(shop, ORIGIN)['openingHoursSpecification']).toEqual([
    expect.objectContaining({ opens: '00:00', closes: '12:00' }),
  ])
})

test('a product has an offer in rupees and an absolute picture', () => {
  expect(productData(SUIT, DEFAULT_SHOP, ORIGIN)).toMatchObject({
    '@type': 'Product',
    image: 'https://house.example/pictures/navy-twill-suit-960.webp',
    offers: {
      price: 42999,
      priceCurrency: 'INR',
      url: 'https://house.example/all-collections/navy-twill-suit',
    },
  })
})

test('the owner’s own picture keeps its address', () => {
  const image = 'https://pictures.example/suit.jpg'
  expect(productData({ ...SUIT, image }, DEFAULT_SHOP, ORIGIN)['image']).toBe(image)
})

test('a product without a picture has no image', () => {
  expect(productData({ ...SUIT, image: '' }, DEFAULT_SHOP, ORIGIN)).not.toHaveProperty('image')
})

test('breadcrumbs count from one', () => {
  const steps = [
    { name: 'Home', path: '/' },
    { name: 'Collection', path: '/all-collections' },
  ]
  expect(breadcrumbData(steps, ORIGIN)['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${ORIGIN}/` },
    { '@type': 'ListItem', position: 2, name: 'Collection', item: `${ORIGIN}/all-collections` },
  ])
})
