/**
 * Goja, PocketBase's JavaScript engine, has neither URL nor URLSearchParams, and the router uses
 * both during rendering. Polyfills only what the router needs; does nothing in other engines.
 */
type Pair = readonly [name: string, value: string]

class SearchParams {
  readonly #pairs: Pair[] = []

  constructor(init: string | Iterable<Pair> = '') {
    this.#pairs = typeof init === 'string' ? parsePairs(init) : [...init]
  }

  get(name: string): string | null {
    return this.#pairs.find(([key]) => key === name)?.[1] ?? null
  }

  getAll(name: string): string[] {
    return this.#pairs.filter(([key]) => key === name).map(([, value]) => value)
  }

  has(name: string): boolean {
    return this.get(name) !== null
  }

  append(name: string, value: string) {
    this.#pairs.push([name, value])
  }

  delete(name: string) {
    const remaining = this.#pairs.filter(([key]) => key !== name)
    this.#pairs.splice(0, this.#pairs.length, ...remaining)
  }

  set(name: string, value: string) {
    this.delete(name)
    this.append(name, value)
  }

  forEach(visit: (value: string, name: string) => void) {
    for (const [name, value] of this.#pairs) visit(value, name)
  }

  [Symbol.iterator]() {
    return this.#pairs[Symbol.iterator]()
  }

  toString(): string {
    return this.#pairs.map(([name, value]) => `${escape(name)}=${escape(value)}`).join('&')
  }
}

class Address {
  readonly protocol: string
  readonly host: string
  readonly pathname: string
  readonly search: string
  readonly hash: string

  constructor(text: string, base = '') {
    const absolute = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : originOf(base) + text
    const [, protocol, host, pathname, search, hash] = PARTS.exec(absolute) ?? []
    if (protocol === undefined || host === undefined) throw new TypeError(`Invalid URL: ${text}`)
    this.protocol = protocol
    this.host = host
    this.pathname = pathname || '/'
    this.search = search ?? ''
    this.hash = hash ?? ''
  }

  get origin(): string {
    return `${this.protocol}//${this.host}`
  }

  get href(): string {
    return this.origin + this.pathname + this.search + this.hash
  }

  get searchParams(): SearchParams {
    return new SearchParams(this.search)
  }

  toString(): string {
    return this.href
  }
}

const PARTS = /^([a-z][a-z0-9+.-]*:)\/\/([^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/i

function originOf(base: string): string {
  const [, protocol = '', host = ''] = PARTS.exec(base) ?? []
  return `${protocol}//${host}`
}

function parsePairs(text: string): Pair[] {
  const parts = text.replace(/^\?/, '').split('&')
  return parts.filter(Boolean).map((part) => {
    const [name = '', ...value] = part.split('=')
    return [unescape(name), unescape(value.join('='))]
  })
}

function unescape(text: string): string {
  const spaced = text.replace(/\+/g, ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}

function escape(text: string): string {
  return encodeURIComponent(text).replace(/%20/g, '+')
}

if (typeof globalThis.URL === 'undefined') {
  Object.assign(globalThis, { URL: Address, URLSearchParams: SearchParams })
}

export {}
