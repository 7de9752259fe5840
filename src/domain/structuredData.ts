import type { Product } from './product.ts'
import type { Shop } from './shop.ts'

/** A node of schema.org data as JSON-LD. */
export type Thing = { '@context': 'https://schema.org'; '@type': string } & Record<string, unknown>

const DAYS: Record<string, readonly string[]> = {
  'Mon-Fri': ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  Sat: ['Saturday'],
  Sun: ['Sunday'],
}

/** The house as a LocalBusiness with its opening hours. `origin` is the shop's own address. */
export function houseData(shop: Shop, origin: string): Thing {
  return {
    '@context': 'https://schema.org',
    '@type': 'ClothingStore',
    '@id': `${origin}/#house`,
    name: shop.name,
    description: shop.tagline,
    url: `${origin}/`,
    image: `${origin}/pictures/social-1200x630.jpg`,
    telephone: shop.phone,
    email: shop.email,
    address: { '@type': 'PostalAddress', streetAddress: shop.address, addressCountry: 'IN' },
    currenciesAccepted: 'INR',
    priceRange: '₹₹',
    openingHoursSpecification: shop.hours.flatMap(({ days, hours }) => openingData(days, hours)),
  }
}

/** A product with its offer in rupees. */
export function productData(product: Product, shop: Shop, origin: string): Thing {
  const url = `${origin}/all-collections/${product.slug}`
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${url}#product`,
    name: product.name,
    description: product.description,
    category: product.category,
    sku: product.id,
    url,
    ...(product.image !== '' && { image: pictureAddress(product.image, origin) }),
    ...(product.detail && { material: product.detail.materials.join(', ') }),
    brand: { '@type': 'Brand', name: shop.name },
    offers: {
      '@type': 'Offer',
      url,
      price: product.price,
      priceCurrency: 'INR',
      availability: 'https://schema.org/MadeToOrder',
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@id': `${origin}/#house` },
    },
  }
}

/** The way from home to a page, each step a name and a path. */
export function breadcrumbData(
  steps: readonly { name: string; path: string }[],
  origin: string,
): Thing {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }
}

/** `9am-6pm` to opens 09:00 and closes 18:00; nothing for a closed day or words it cannot read. */
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

function pictureAddress(image: string, origin: string): string {
  if (/^https?:/.test(image)) return image
  return /\.[a-z0-9]+$/i.test(image) ? origin + image : `${origin}${image}-960.webp`
}
