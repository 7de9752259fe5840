import { done } from '#domain/base/problem.ts'
import type { Result } from '#domain/base/problem.ts'

/** A value parsed from outside, or the reason why it could not be. */
export type Parsed<Value> = Result<Value, string>

type Fields = Record<string, unknown>

/** Whether something from outside is an object with named fields. */
export function isFields(wire: unknown): wire is Fields {
  return typeof wire === 'object' && wire !== null && !Array.isArray(wire)
}

/** JSON text as data from outside; undefined when it is none. */
export function parseJson(text: string | undefined): unknown {
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Reads the fields of something that came from outside, one by one. A field of the wrong kind is
 * noted and read as empty; `finish` then gives the reason instead of the value, so that nothing
 * half-read gets in. What a newer server may have added or changed is read with `readable`,
 * `ifReadable` and `oneOfOr`, which leave out what this version cannot read.
 */
export function fieldReader(wire: unknown) {
  const fields = isFields(wire) ? wire : {}
  const wrong: string[] = isFields(wire) ? [] : ['not a record']
  const note = (name: string, expected: string) => wrong.push(`${name}: not ${expected}`)

  function optional<Value>(
    name: string,
    read: (wire: unknown) => Parsed<Value>,
  ): Value | undefined {
    const field = fields[name]
    if (field === undefined || field === null || field === '') return undefined
    const result = read(field)
    if (result.ok) return result.value
    wrong.push(`${name}: ${result.problem}`)
    return undefined
  }

  return {
    text(name: string): string {
      const field = fields[name]
      if (typeof field === 'string') return field
      note(name, 'a text')
      return ''
    },
    textOr(name: string, fallback: string): string {
      const field = fields[name]
      return typeof field === 'string' ? field : fallback
    },
    number(name: string): number {
      const field = fields[name]
      if (typeof field === 'number' && Number.isFinite(field)) return field
      note(name, 'a number')
      return 0
    },
    numberOr(name: string, fallback: number): number {
      const field = fields[name]
      return typeof field === 'number' && Number.isFinite(field) ? field : fallback
    },
    flag: (name: string): boolean => fields[name] === true,
    oneOf<Value extends string>(name: string, allowed: readonly Value[]): Value | undefined {
      const found = allowed.find((value) => value === fields[name])
      if (found === undefined) note(name, `one of ${allowed.join(', ')}`)
      return found
    },
    /** One of the values; another one, of a newer server perhaps, is read as the fallback. */
    oneOfOr<Value extends string>(name: string, allowed: readonly Value[], fallback: Value): Value {
      return allowed.find((value) => value === fields[name]) ?? fallback
    },
    /** A list that says nothing unless it is whole: one unreadable item spoils the record. */
    list<Value>(name: string, read: (wire: unknown) => Parsed<Value>): Value[] {
      const field = fields[name]
      if (field === undefined || field === null) return []
      const result = readWhole(field, read)
      if (result.ok) return result.value
      wrong.push(`${name}: ${result.problem}`)
      return []
    },
    /** The items of a list that can be read. */
    readable<Value>(name: string, read: (wire: unknown) => Parsed<Value>): Value[] {
      const result = parseList(fields[name], read)
      return result.ok ? result.value : []
    },
    /** May be missing; there, it has to be readable. */
    optional,
    /** May be missing, and counts as missing where it cannot be read. */
    ifReadable<Value>(name: string, read: (wire: unknown) => Parsed<Value>): Value | undefined {
      const result = read(fields[name])
      return result.ok ? result.value : undefined
    },
    /** The value, if every field was right and none of the needed ones is missing. */
    finish<Value>(value: Value | undefined): Parsed<Value> {
      if (wrong.length > 0) return { ok: false, problem: wrong.join('; ') }
      return value === undefined ? { ok: false, problem: 'incomplete' } : done(value)
    },
  }
}

/** A list of which every item must be right. */
function readWhole<Value>(wire: unknown, read: (wire: unknown) => Parsed<Value>): Parsed<Value[]> {
  if (!Array.isArray(wire)) return { ok: false, problem: 'not a list' }
  const values: Value[] = []
  for (const item of wire) {
    const result = read(item)
    if (!result.ok) return result
    values.push(result.value)
  }
  return done(values)
}

/** The items of a list that this version can read; the others are skipped. */
export function parseList<Value>(
  wire: unknown,
  read: (wire: unknown) => Parsed<Value>,
): Parsed<Value[]> {
  if (!Array.isArray(wire)) return { ok: false, problem: 'not a list' }
  return done(wire.map(read).flatMap((item) => (item.ok ? [item.value] : [])))
}

/** A text, for lists of texts. */
export function readText(wire: unknown): Parsed<string> {
  return typeof wire === 'string' ? done(wire) : { ok: false, problem: 'not a text' }
}
