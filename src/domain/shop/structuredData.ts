import { parsePhone } from '#domain/base/phone.ts'
import { PAGES } from '#domain/site/pages.js'
import { pictureFile, SOCIAL_PICTURE } from '#domain/products/pictureFile.ts'
import type { Product } from '#domain/products/product.ts'
import type { Shop } from './shop.ts'

/** A node of schema.org data as JSON-LD. */
export type Thing = { '@type': string } & Record<string, unknown>

type Step = { name: string; path: string }

const DAYS: Record<string, readonly string[]> = {
  'Mon-Fri': ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  Sat: ['Saturday'],
  Sun: ['Sunday'],
}

/** The structured data of a page for search engines, as one graph. */
export function pageGraph(things: readonly Thing[]) {
  return { '@context': 'https://schema.org', '@graph': things }
}

/** The house as a LocalBusiness with its opening hours. `origin` is the shop's own address. */
export function businessData(shop: Shop, origin: string): Thing {
  return {
    '@type': 'ClothingStore',
    '@id': `${origin}/#house`,
    name: shop.name,
    description: shop.tagline,
    url: `${origin}/`,
    image: origin + SOCIAL_PICTURE,
    telephone: parsePhone(shop.phone) ?? shop.phone,
    email: shop.email,
    address: addressData(shop.address),
    ...(shop.mapUrl !== '' && { hasMap: shop.mapUrl }),
    currenciesAccepted: 'INR',
    priceRange: '₹₹',
    openingHoursSpecification: shop.hours.flatMap(({ days, hours }) => openingData(days, hours)),
  }
}

/**
 * A product with its offer in rupees. Made-to-order counts as in stock: search engines do not show
 * schema.org's more precise values.
 */
export function productData(product: Product, shop: Shop, origin: string): Thing {
  const url = `${origin}${PAGES.Catalogue.path}/${product.slug}`
  const materials = product.detail?.materials ?? []
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: product.name,
    description: product.description,
    category: product.category,
    sku: product.id,
    url,
    ...(product.image !== '' && { image: absolute(pictureFile(product.image), origin) }),
    ...(materials.length > 0 && { material: materials.join(', ') }),
    brand: { '@type': 'Brand', name: shop.name },
    offers: {
      '@type': 'Offer',
      url,
      price: product.price,
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'ClothingStore', '@id': `${origin}/#house`, name: shop.name },
    },
  }
}

/** An article of the house; `path` is its page's. */
export function articleData(
  article: { title: string; description: string; published: string },
  path: string,
  shop: Shop,
  origin: string,
): Thing {
  const house = { '@type': 'Organization', name: shop.name, url: `${origin}/` }
  return {
    '@type': 'Article',
    headline: article.title,
    description: article.description,
    datePublished: article.published,
    image: origin + SOCIAL_PICTURE,
    mainEntityOfPage: origin + path,
    author: house,
    publisher: house,
  }
}

/** The breadcrumbs from home to a page. */
export function breadcrumbData(steps: readonly Step[], origin: string): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }
}

/** A one-line address, with city and postal code split off if it ends like an Indian address. */
function addressData(address: string) {
  const [, street, city, code] = /^(.*?),\s*([^,]*?)[\s-]+(\d{3} ?\d{3})\b/.exec(address) ?? []
  return {
    '@type': 'PostalAddress',
    streetAddress: street ?? address,
    ...(city && code && { addressLocality: city, postalCode: code }),
    addressCountry: 'IN',
  }
}

/** Parses `9am-6pm` into opens 09:00, closes 18:00; empty for a closed day or unparsable text. */
function openingData(days: string, hours: string) {
  const [, opens, closes] = /^(\d{1,2}(?:am|pm))-(\d{1,2}(?:am|pm))$/.exec(hours) ?? []
  const dayOfWeek = DAYS[days]
  if (opens === undefined || closes === undefined || !dayOfWeek) return []
  return [
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek,
      opens: clockTime(opens),
      closes: clockTime(closes),
    },
  ]
}

function clockTime(text: string): string {
  const hour = (parseInt(text, 10) % 12) + (text.endsWith('pm') ? 12 : 0)
  return `${String(hour).padStart(2, '0')}:00`
}

function absolute(address: string, origin: string): string {
  return address.startsWith('/') ? origin + address : address
}
