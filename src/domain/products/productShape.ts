import { clothFieldsOf, isClothWeight, type ClothFields } from '#domain/cloth/clothFields.ts'
import { DETAIL_LIMITS, MATERIALS, type ProductDetail } from './product.ts'
import { parseOffer } from '#domain/base/offer.ts'
import { offerText, parseOfferText } from './offerText.ts'
import { plainLine } from '#domain/base/plainText.ts'

/** Parses the names of required measurements; undefined when they are not a list of names. */
export function parseMeasurementNames(sent: unknown): string[] | undefined {
  return sent === undefined || sent === null ? [] : parseTexts(sent)
}

/**
 * Parses the detail record. Its offer comes from the sentence when an earlier version of the desk
 * sent only that; a sentence that cannot be computed is not shown.
 * @returns null when there is none, undefined when it does not have the shape that the detail panel
 *   expects
 */
export function parseDetail(sent: unknown): ProductDetail | null | undefined {
  if (sent === undefined || sent === null) return null
  if (typeof sent !== 'object' || Array.isArray(sent)) return undefined
  const given = new Map<string, unknown>(Object.entries(sent))
  const text = (name: string) => parseText(given.get(name) ?? '', DETAIL_LIMITS.text)
  const sizes = parseTexts(given.get('sizes') ?? [])
  const materials = parseTexts(given.get('materials') ?? [])
  const discount = text('discount')
  const priceRange = text('priceRange')
  const sleeveLength = text('sleeveLength')
  const clothType = text('clothType')
  if (!sizes || !materials) return undefined
  if (discount === undefined || priceRange === undefined) return undefined
  if (sleeveLength === undefined || clothType === undefined) return undefined
  const cloth = parseCloth(given)
  if (!cloth) return undefined
  const explained = MATERIALS.filter((material) => materials.includes(material))
  const offer = parseOffer(given.get('offer')) ?? parseOfferText(discount)
  const shared = { sizes, priceRange, sleeveLength, clothType, materials: explained, ...cloth }
  return offer ? { ...shared, discount: offerText(offer), offer } : { ...shared, discount }
}

function parseCloth(given: ReadonlyMap<string, unknown>): ClothFields | undefined {
  const mill = parseEntry(given.get('mill') ?? '')
  const weave = parseEntry(given.get('weave') ?? '')
  const included = parseTexts(given.get('included') ?? [])
  const occasions = parseTexts(given.get('occasions') ?? [])
  const weight = given.get('weight') ?? undefined
  if (mill === undefined || weave === undefined || !included || !occasions) return undefined
  if (weight !== undefined && (typeof weight !== 'number' || !isClothWeight(weight)))
    return undefined
  return clothFieldsOf({ mill, weave, weight, included, occasions })
}

function parseTexts(sent: unknown): string[] | undefined {
  if (!Array.isArray(sent) || sent.length > DETAIL_LIMITS.entries) return undefined
  const texts = sent.map(parseEntry).filter((text) => text !== undefined)
  return texts.length === sent.length ? texts : undefined
}

function parseEntry(sent: unknown): string | undefined {
  return parseText(sent, DETAIL_LIMITS.entry)
}

function parseText(sent: unknown, most: number): string | undefined {
  if (typeof sent !== 'string' || sent.length > most) return undefined
  return plainLine(sent)
}
