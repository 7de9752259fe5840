import type { Occasion } from './occasion.ts'

/** What an address may narrow the collection to; the server renders each of these pages. */
export type Narrowing = {
  category?: string | undefined
  occasion?: Occasion | undefined
  /** One of the explained materials. */
  material?: string | undefined
}

/** The search part of the address, without `?`; empty for the whole collection. */
export function narrowingSearch({
  category,
  occasion,
  material,
}: Partial<Record<keyof Narrowing, string | null | undefined>>): string {
  return Object.entries({ category, occasion, material })
    .flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []))
    .join('&')
}
