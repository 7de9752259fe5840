import type { Database } from '#data/storage/connect.ts'
import { MEASUREMENT_FIELDS, type Measurements } from '#domain/length/measurement.ts'
import type { OutboxKind } from '#domain/outbox/outbox.ts'

/**
 * The content of a phone's storage. A cart line is identified by its label, which is its additional
 * requests.
 */
export type Report = {
  waiting: Waiting[]
  receipts: { id: string; kind: OutboxKind }[]
  cart: { label: string; owner: string }[]
  sets: { id: string; owner: string; values: Measurements }[]
  /** By account. */
  likes: { owner: string; values: Likes }[]
  products: { id: string; description: string }[]
}

export type Waiting = {
  id: string
  kind: OutboxKind
  owner: string
  status: string
  /** The labels of an order's lines. */
  lines: string[]
}

/** The preferences that the histories change, each separately. */
export const LIKES = ['material', 'color', 'additionalRequests'] as const

export type Likes = Record<(typeof LIKES)[number], string>

type Tables = Pick<
  Database,
  'outbox' | 'receipts' | 'cart' | 'measurementSets' | 'preferences' | 'products'
>

export async function reportOf(db: Tables): Promise<Report> {
  return {
    waiting: (await db.outbox.orderBy('order').toArray()).map((row) => ({
      id: row.id,
      kind: row.kind,
      owner: row.owner,
      status: row.status,
      lines: labelsIn(row.payload),
    })),
    receipts: (await db.receipts.toArray()).map(({ id, kind }) => ({ id, kind })),
    cart: (await db.cart.toArray()).map(({ preferences, owner }) => ({
      label: preferences.additionalRequests,
      owner,
    })),
    sets: (await db.measurementSets.toArray())
      .filter(({ deleted }) => !deleted)
      .map(({ id, owner, values }) => ({ id, owner, values: measuresIn(values) })),
    likes: (await db.preferences.toArray()).map(({ owner, preferences }) => ({
      owner,
      values: likesIn(preferences),
    })),
    products: (await db.products.toArray()).map(({ id, description }) => ({ id, description })),
  }
}

/** The labels of the lines of an order, as it is sent and as it is stored. */
export function labelsIn(order: unknown): string[] {
  const lines = fieldOf(order, 'lines')
  if (!Array.isArray(lines)) return []
  return lines.map((line: unknown) =>
    textOf(fieldOf(fieldOf(line, 'preferences'), 'additionalRequests')),
  )
}

/** The measures of a set, without anything else that its values may hold. */
export function measuresIn(values: unknown): Measurements {
  const measures: Measurements = {}
  for (const field of MEASUREMENT_FIELDS) {
    const value = fieldOf(values, field)
    if (typeof value === 'number') measures[field] = value
  }
  return measures
}

export function likesIn(preferences: unknown): Likes {
  const text = (name: keyof Likes) => textOf(fieldOf(preferences, name))
  return {
    material: text('material'),
    color: text('color'),
    additionalRequests: text('additionalRequests'),
  }
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return new Map<string, unknown>(Object.entries(value)).get(name)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
