import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  fieldNamed,
  isMaterial,
  categoriesOf,
  slugOf,
  type Product,
} from '#domain/products/product.ts'
import { parsePriceText } from '#domain/base/money.ts'
import {
  CARD_LIMIT,
  cardBytes,
  missingFiles,
  pictureFile,
} from '#tests/harness/build/pictureFiles.ts'

type Entry = Required<
  Pick<
    Product,
    | 'id'
    | 'code'
    | 'slug'
    | 'name'
    | 'description'
    | 'price'
    | 'category'
    | 'image'
    | 'measurements'
    | 'detail'
  >
>

const catalogue = readCatalogue()
const named = catalogue.map((product) => [product.name, product] as const)

describe('the demo catalogue', () => {
  it('has the codes 1 to 30 once each', () => {
    const codes = catalogue.map(({ code }) => code)
    expect(codes).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
  })

  it('has at least nine categories', () => {
    expect(categoriesOf(catalogue).length).toBeGreaterThanOrEqual(9)
  })

  it('costs from 1,999 to 1,25,999 rupees, both ends included', () => {
    const prices = catalogue.map(({ price }) => price)
    expect(Math.min(...prices)).toBe(1999)
    expect(Math.max(...prices)).toBe(125_999)
  })

  it('gives no two products the same slug', () => {
    expect(new Set(catalogue.map(({ slug }) => slug)).size).toBe(catalogue.length)
  })
})

describe.each(named)('%s', (_, product) => {
  it('has the id, slug and picture derived from its code and name', () => {
    expect(product.id).toBe(`demoproduct${String(product.code).padStart(4, '0')}`)
    expect(product.slug).toBe(slugOf(product.name))
    expect(product.image).toBe(`/pictures/${product.slug}`)
  })

  it('has pictures in three widths and two formats, with a card light enough for a slow connection', () => {
    const closeUp = existsSync(pictureFile(`${product.slug}-close`, 480, 'avif'))
    for (const stem of [product.slug, ...(closeUp ? [`${product.slug}-close`] : [])]) {
      expect(missingFiles(stem)).toEqual([])
      expect(cardBytes(stem)).toBeLessThanOrEqual(CARD_LIMIT)
    }
  })

  it('is described in two sentences', () => {
    expect(product.description.match(/[^.]\.(?= [A-Z]|$)/g)).toHaveLength(2)
  })

  it('requires only measurements that the house takes', () => {
    const unknown = product.measurements.filter((name) => fieldNamed(name) === undefined)
    expect(unknown).toEqual([])
  })

  it('lists sizes, sleeve length, fabric and known materials', () => {
    const { sizes, sleeveLength, clothType, materials } = product.detail
    expect(sizes).not.toEqual([])
    expect(['Full', 'N/A']).toContain(sleeveLength)
    expect(clothType).not.toBe('')
    expect(materials.length).toBeGreaterThanOrEqual(1)
    expect(materials.filter((material) => !isMaterial(material))).toEqual([])
  })

  it('has a price within its price range', () => {
    const [lowest, highest] = product.detail.priceRange.split(' - ').map(parsePriceText)
    expect(product.price).toBeGreaterThanOrEqual(lowest ?? Infinity)
    expect(product.price).toBeLessThanOrEqual(highest ?? -Infinity)
  })
})

describe('sizes', () => {
  it.each([
    ['Suits', '38R', '46R'],
    ['Blazers', '38R', '46R'],
    ['Sherwani', '38R', '46R'],
    ['Bandhgala', '38R', '46R'],
    ['Fabrics', 'By the yard', 'By the yard'],
    ['Ties and Pocket Squares', 'One Size', 'One Size'],
    ['Cufflinks', 'One Size', 'One Size'],
    ['Belts', '32 inches', '40 inches'],
  ])('are for %s from %s to %s', (category, first, last) => {
    const lists = catalogue.filter((product) => product.category === category)
    expect(lists).not.toEqual([])
    for (const { detail } of lists) {
      expect(detail.sizes.at(0)).toBe(first)
      expect(detail.sizes.at(-1)).toBe(last)
    }
  })
})

function readCatalogue(): Entry[] {
  const entries: unknown = JSON.parse(readFileSync('public/catalogue.json', 'utf8'))
  if (!Array.isArray(entries) || !entries.every(isEntry)) throw new Error('an entry is incomplete')
  return entries
}

function isEntry(value: unknown): value is Entry {
  if (!isRecord(value) || !isRecord(value['detail'])) return false
  const { detail, ...entry } = value
  return (
    hasTexts(entry, ['id', 'slug', 'name', 'description', 'category', 'image']) &&
    typeof entry['code'] === 'number' &&
    Number.isInteger(entry['price']) &&
    isTexts(entry['measurements']) &&
    isRecord(detail) &&
    hasTexts(detail, ['priceRange', 'sleeveLength', 'clothType']) &&
    typeof detail['discount'] === 'string' &&
    isTexts(detail['sizes']) &&
    isTexts(detail['materials'])
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function hasTexts(record: Record<string, unknown>, keys: readonly string[]): boolean {
  return keys.every((key) => typeof record[key] === 'string' && record[key] !== '')
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string' && text !== '')
}
