import type { Measurements } from '#domain/length/measurement.ts'
import { fieldNamed } from './product.ts'

/** A required measurement of a product; `own` is the owner's own name, to settle in the chat. */
export type Requirement = { name: string; state: 'have' | 'missing' | 'own' }

/** Checks a product's required measurements against the given ones. */
export function requirementsOf(names: readonly string[], values: Measurements = {}): Requirement[] {
  return names.map((name) => {
    const field = fieldNamed(name)
    if (!field) return { name, state: 'own' }
    return { name, state: values[field] === undefined ? 'missing' : 'have' }
  })
}

/** The names of the required measurements that are still missing. */
export function missingMeasurements(names: readonly string[], values?: Measurements): string[] {
  return requirementsOf(names, values)
    .filter(({ state }) => state === 'missing')
    .map(({ name }) => name)
}
