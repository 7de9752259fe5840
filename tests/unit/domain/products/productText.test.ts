import { describe, expect, it } from 'vitest'
import { parseDetail, parseMeasurementNames } from '#domain/products/productShape.ts'
import {
  EMPTY_PRODUCT_TEXT,
  productTextOf,
  parseProductText,
} from '#domain/products/productText.ts'

const suit = {
  ...EMPTY_PRODUCT_TEXT,
  name: ' Navy Twill Suit ',
  description: 'Two pieces',
  price: '42999',
  category: 'Suits',
}

describe('a product typed by the owner', () => {
  it('requires only name, description, price and category', () => {
    expect(parseProductText(EMPTY_PRODUCT_TEXT)).toEqual({
      ok: false,
      fields: {
        name: 'required',
        description: 'required',
        price: 'required',
        category: 'required',
      },
    })
    expect(parseProductText(suit)).toMatchObject({
      ok: true,
      value: { name: 'Navy Twill Suit', price: 42999, image: '', measurements: [] },
    })
  })

  it.each([
    ['1999.50', 2000],
    ['₹1,25,999', 125999],
    ['1', 1],
  ])('has its price parsed as a decimal number: %s', (price, rupees) => {
    expect(parseProductText({ ...suit, price })).toMatchObject({ value: { price: rupees } })
  })

  it.each(['cheap', '12 or 13'])('is refused with the price %s, which is not a number', (price) => {
    expect(parseProductText({ ...suit, price })).toMatchObject({
      fields: { price: 'numberInvalid' },
    })
  })

  it.each(['0', '0.4', '-5', '1e5', '100000001'])('is refused with the price %s', (price) => {
    expect(parseProductText({ ...suit, price })).toMatchObject({
      fields: { price: 'priceInvalid' },
    })
  })

  it.each(['javascript:alert(1)', 'http://a.example/x.jpg', '//a.example/x.jpg', 'suit.jpg'])(
    'is refused with the picture %s',
    (image) => {
      expect(parseProductText({ ...suit, image })).toMatchObject({
        fields: { image: 'imageInvalid' },
      })
    },
  )

  it('has its measurements split at commas, without blanks and duplicates', () => {
    const reading = parseProductText({ ...suit, measurements: 'Chest, , Waist,Chest ' })
    expect(reading).toMatchObject({ value: { measurements: ['Chest', 'Waist'] } })
  })

  it('has a detail record only when a detail was filled in', () => {
    expect(parseProductText({ ...suit, materials: 'wool, SILK' })).toMatchObject({
      value: { detail: { materials: ['Wool', 'Silk'], sizes: [] } },
    })
    const plain = parseProductText(suit)
    expect(plain.ok && 'detail' in plain.value).toBe(false)
  })

  it('keeps an unknown material from a newer version, and refuses any other unknown one', () => {
    const reading = parseProductText({ ...suit, materials: 'Wool, Jute' }, ['Jute'])
    expect(reading).toMatchObject({ value: { detail: { materials: ['Wool', 'Jute'] } } })
    expect(parseProductText({ ...suit, materials: 'Wool, Jute' })).toMatchObject({
      fields: { materials: 'materialUnknown' },
    })
  })

  it.each([
    ['sizes', 'x'.repeat(121)],
    ['measurements', `Chest, ${'x'.repeat(121)}`],
    ['included', Array.from({ length: 41 }, (_, at) => at).join()],
    ['priceRange', 'x'.repeat(201)],
  ])('is refused when the server would not take its %s', (field, text) => {
    expect(parseProductText({ ...suit, [field]: text })).toMatchObject({
      fields: { [field]: 'tooLong' },
    })
  })

  it('is taken by the server, the longest offer and texts included', () => {
    const offer =
      '₹100000000 off each on your first order when you order 99 or more ' +
      'with the code ABCDEFGHIJKLMNOPQRST from 2026-11-30 until 2026-12-31'
    const texts = { clothType: 'x'.repeat(200), discount: offer, mill: 'y'.repeat(120) }
    const lists = { sizes: 'x'.repeat(120), measurements: 'Chest, Waist' }
    const reading = parseProductText({ ...suit, ...texts, ...lists })
    if (!reading.ok) throw new Error('it should be read')
    expect(parseDetail(reading.value.detail)).toEqual(reading.value.detail)
    expect(parseMeasurementNames(reading.value.measurements)).toEqual(['Chest', 'Waist'])
  })

  it('round-trips through its text form', () => {
    const reading = parseProductText({ ...suit, sizes: '38R, 40R', materials: 'Wool', draft: true })
    if (!reading.ok) throw new Error('it should be read')
    expect(parseProductText(productTextOf(reading.value))).toEqual(reading)
  })
})
