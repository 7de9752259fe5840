import { describe, expect, it } from 'vitest'
import catalogue from '../../../../public/catalogue.json'
import { isOccasion } from '#domain/cloth/occasion.ts'
import { parseOffer } from '#domain/base/offer.ts'
import type { OwnedProduct } from '#domain/products/ownedProduct.ts'
import { parseProductCsv, writeProductCsv } from '#domain/products/productCsv.ts'
import { MATERIALS, slugOf } from '#domain/products/product.ts'

const products: OwnedProduct[] = catalogue.map((product, index) => ({
  ...product,
  id: `demoproduct${String(product.code).padStart(4, '0')}`,
  slug: slugOf(product.name),
  detail: {
    ...product.detail,
    offer: parseOffer('offer' in product.detail ? product.detail.offer : undefined),
    occasions:
      'occasions' in product.detail ? product.detail.occasions.filter(isOccasion) : undefined,
    materials: MATERIALS.filter((material) => product.detail.materials.includes(material)),
  },
  photo: '',
  deleted: false,
  draft: index % 7 === 0,
  seq: index + 1,
  rev: 1,
  created: '2026-11-01T10:00:00.000Z',
}))

describe('products in a CSV file', () => {
  it('change nothing when they are imported unchanged', () => {
    expect(parseProductCsv(writeProductCsv(products), products)).toEqual({
      ok: true,
      unknown: [],
      value: { added: [], changed: [], unchanged: products.length, restored: 0 },
    })
  })

  it('are imported field by field when they are new to the shop', () => {
    const file = writeProductCsv(products).replace(/demoproduct\d{4}/g, '')
    const reading = parseProductCsv(file, [])
    const added = reading.ok ? reading.value.added : []
    expect(added).toHaveLength(products.length)
    for (const [index, product] of products.entries()) {
      const { name, description, price, category, image, measurements, detail, draft } = product
      expect(added[index]).toMatchObject({
        name,
        description,
        price,
        category,
        image,
        measurements,
        draft,
        detail: { sizes: detail?.sizes, discount: detail?.discount },
      })
    }
  })

  it('update the product with the row’s id, and only in the columns present', () => {
    const first = products[0]
    const reading = parseProductCsv(
      `id,name,price\n${first?.id},${first?.name},"₹1,23,456"`,
      products,
    )
    const changed = reading.ok ? reading.value.changed : []
    expect(changed.map(({ fields }) => fields.price)).toEqual([123456])
    expect(changed.map(({ fields }) => fields.description)).toEqual([first?.description])
  })

  it('are all refused on any fault, and each fault is named with its line', () => {
    const file = [
      'id,name,description,price,category,materials',
      ',Suit,Wool,42999,Suits,Wool',
      ',,Wool,cheap,Suits,Wool',
      'demoproduct9999,Suit,Wool,1,Suits,Mohair',
      ',Suit,Wool,1,Suits,Wool,more',
    ].join('\n')
    expect(parseProductCsv(file, products)).toEqual({
      ok: false,
      unknown: [],
      faults: [
        { line: 3, column: 'name', problem: 'required' },
        { line: 3, column: 'price', problem: 'numberInvalid' },
        { line: 4, column: 'id', problem: 'idUnknown' },
        { line: 4, column: 'materials', problem: 'materialUnknown' },
        { line: 5, problem: 'cellsMany' },
      ],
    })
  })

  it('are refused when one product appears twice', () => {
    const row = `${products[0]?.id},A,1`
    const reading = parseProductCsv(`id,name,price\n${row}\n${row}`, products)
    expect(reading).toMatchObject({ faults: [{ line: 3, column: 'id', problem: 'idTwice' }] })
  })

  it('are refused when the file is something else', () => {
    expect(parseProductCsv('', products)).toMatchObject({ faults: [{ problem: 'notCsv' }] })
    expect(parseProductCsv('shoe,size\nA,44', products)).toMatchObject({
      unknown: ['shoe', 'size'],
      faults: [
        { line: 1, column: 'name', problem: 'columnMissing' },
        { line: 1, column: 'price', problem: 'columnMissing' },
      ],
    })
  })

  it('are read under headings in any case, with spaces around them', () => {
    const first = products[0]
    const file = `ID, Name ,PRICE,pricerange\n${first?.id},${first?.name},41999,30000 to 50000`
    const reading = parseProductCsv(file, products)
    const changed = reading.ok ? reading.value.changed : []
    expect(changed.map(({ fields }) => [fields.price, fields.detail?.priceRange])).toEqual([
      [41999, '30000 to 50000'],
    ])
  })

  it('are refused when two headings name one column', () => {
    expect(parseProductCsv('name,price,Price\nA,1,2', products)).toMatchObject({
      faults: [{ line: 1, column: 'price', problem: 'columnTwice' }],
    })
  })

  it('are imported without the unknown columns, which are named', () => {
    const file = 'name,description,price,category,Shelf,Who\nSuit,Wool,42999,Suits,B4,Asha'
    expect(parseProductCsv(file, products)).toMatchObject({
      ok: true,
      unknown: ['Shelf', 'Who'],
      value: { added: [{ name: 'Suit', price: 42999 }] },
    })
  })

  it('may be padded with empty cells, as spreadsheets do', () => {
    const file = 'name,description,price,category,,\nSuit,Wool,42999,Suits,,,\n'
    expect(parseProductCsv(file, products)).toMatchObject({ ok: true, unknown: [] })
    expect(parseProductCsv(`${file}Robe,Silk,5,Robes,,lost`, products)).toMatchObject({
      faults: [{ line: 3, problem: 'cellsMany' }],
    })
  })

  it.each(['0', '0.4', '1E+05', '-5'])('are refused with the price %s', (price) => {
    const file = `name,description,price,category\nSuit,Wool,${price},Suits`
    expect(parseProductCsv(file, products)).toMatchObject({
      faults: [{ line: 2, column: 'price', problem: 'priceInvalid' }],
    })
  })

  it('keep signs that Excel’s plain CSV has lost, and say in how many cells', () => {
    const rupees = products.filter(({ detail }) => detail?.priceRange.includes('₹'))
    const file = writeProductCsv(products).replaceAll('₹', '?').replaceAll('²', '\u00b2')
    expect(rupees.length).toBeGreaterThan(10)
    expect(parseProductCsv(file, products)).toMatchObject({
      ok: true,
      value: { added: [], changed: [], unchanged: products.length, restored: rupees.length },
    })
  })

  it('keep a question mark that replaces no lost character', () => {
    const first = { ...products[0], description: 'A suit.' }
    const known = products.map((product, index) =>
      index === 0 ? { ...product, ...first } : product,
    )
    const file = `id,name,price,description\n${first.id},${first.name},42999,A suit?`
    const reading = parseProductCsv(file, known)
    const changed = reading.ok ? reading.value.changed : []
    expect(changed.map(({ fields }) => fields.description)).toEqual(['A suit?'])
  })
})
