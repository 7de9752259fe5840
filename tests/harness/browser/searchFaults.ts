/**
 * The fields that search engines require of each type for rich results, after Google Search
 * Central's pages on structured data: local business, product (snippet and merchant listing),
 * article, breadcrumb.
 */
type Node = Record<string, unknown>

/** The missing or invalid fields of a JSON-LD text, each as a path and a sentence. */
export function searchFaults(json: string): string[] {
  const data: unknown = JSON.parse(json)
  if (!isNode(data) || data['@context'] !== 'https://schema.org') return ['no schema.org context']
  const graph = data['@graph']
  if (!Array.isArray(graph) || graph.length === 0) return ['an empty graph']
  return graph.flatMap((node: unknown) =>
    isNode(node) ? faultsOf(node) : ['a thing is not an object'],
  )
}

/** The types of the items in a JSON-LD text, in order. */
export function searchTypes(json: string): string[] {
  const { '@graph': graph } = JSON.parse(json) as { '@graph': Node[] }
  return graph.map((node) => String(node['@type']))
}

function faultsOf(node: Node): string[] {
  const type = String(node['@type'])
  const check = CHECKS[type]
  return check ? check(node).map((fault) => `${type}: ${fault}`) : [`unknown type ${type}`]
}

const CHECKS: Record<string, (node: Node) => string[]> = {
  ClothingStore: (node) => [
    ...texts(node, ['name', 'telephone', 'email']),
    ...addresses(node, ['url', 'image']),
    ...postal(node['address']),
    ...hours(node['openingHoursSpecification']),
    ...when(String(node['priceRange']).length > 99, 'priceRange is too long'),
  ],
  Product: (node) => [
    ...texts(node, ['name', 'description', 'sku']),
    ...addresses(node, ['url', 'image']),
    ...texts(child(node, 'brand'), ['name']).map((fault) => `brand ${fault}`),
    ...offer(child(node, 'offers')).map((fault) => `offer ${fault}`),
  ],
  Article: (node) => [
    ...texts(node, ['headline', 'description', 'datePublished']),
    ...addresses(node, ['image', 'mainEntityOfPage']),
    ...texts(child(node, 'author'), ['name']).map((fault) => `author ${fault}`),
  ],
  BreadcrumbList: (node) => {
    const steps = Array.isArray(node['itemListElement']) ? node['itemListElement'] : []
    return [
      ...when(steps.length < 2, 'fewer than two steps'),
      ...steps.flatMap((step: unknown, index) =>
        isNode(step)
          ? [
              ...texts(step, ['name']),
              ...addresses(step, ['item']),
              ...when(step['@type'] !== 'ListItem', 'a step is not a ListItem'),
              ...when(step['position'] !== index + 1, 'positions do not count from one'),
            ]
          : ['a step is not an object'],
      ),
    ]
  },
}

const AVAILABILITY = /^https:\/\/schema\.org\/(InStock|OutOfStock|PreOrder|BackOrder|Discontinued)$/

function offer(node: Node): string[] {
  const { price, priceCurrency, availability } = node
  return [
    ...when(node['@type'] !== 'Offer', 'is no Offer'),
    ...when(typeof price !== 'number' || price <= 0, 'has no price'),
    ...when(!/^[A-Z]{3}$/.test(String(priceCurrency)), 'has no currency'),
    ...when(!AVAILABILITY.test(String(availability)), 'has no availability that is shown'),
    ...addresses(node, ['url']),
  ]
}

function postal(address: unknown): string[] {
  if (!isNode(address) || address['@type'] !== 'PostalAddress') return ['no PostalAddress']
  return [
    ...texts(address, ['streetAddress', 'addressLocality', 'postalCode']),
    ...when(!/^[A-Z]{2}$/.test(String(address['addressCountry'])), 'no country code'),
  ]
}

function hours(list: unknown): string[] {
  if (!Array.isArray(list) || list.length === 0) return ['no opening hours']
  return list.flatMap((entry: unknown) => {
    if (!isNode(entry)) return ['hours are not an object']
    const clock = /^([01]\d|2[0-3]):[0-5]\d$/
    const days = Array.isArray(entry['dayOfWeek']) ? entry['dayOfWeek'] : []
    return [
      ...when(!clock.test(String(entry['opens'])), 'opens at no time'),
      ...when(!clock.test(String(entry['closes'])), 'closes at no time'),
      ...when(!days.every((day) => /^\w+day$/.test(String(day))) || days.length === 0, 'no days'),
    ]
  })
}

function texts(node: Node, names: readonly string[]): string[] {
  return names.filter((name) => !isText(node[name])).map((name) => `no ${name}`)
}

function addresses(node: Node, names: readonly string[]): string[] {
  return names
    .filter((name) => !/^https?:\/\/[^/]+\//.test(String(node[name])))
    .map((name) => `${name} is not an absolute address`)
}

function when(wrong: boolean, fault: string): string[] {
  return wrong ? [fault] : []
}

function child(node: Node, name: string): Node {
  const value = node[name]
  return isNode(value) ? value : {}
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
