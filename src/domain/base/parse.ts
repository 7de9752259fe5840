import { done, type Result } from './problem.ts'

/** A value parsed from untrusted data, or the reason why parsing failed. */
export type Parsed<Value> = Result<Value, string>

type Fields = Record<string, unknown>

/** The fields that a record should have, of which nothing is known yet. */
export type Unread<Wire> = { [Name in keyof Wire]?: unknown }

/** Whether untrusted data is an object with named fields. */
export function isFields(wire: unknown): wire is Fields {
  return typeof wire === 'object' && wire !== null && !Array.isArray(wire)
}

/** Parses JSON text into untrusted data; undefined when it is not valid JSON. */
export function parseJson(text: string | undefined): unknown {
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The fields of a record that hold such a value; of an unknown record, any. */
type FieldOfType<Wire, Value> = Wire extends unknown
  ? {
      [Name in keyof Wire & string]-?: unknown extends Wire[Name]
        ? Name
        : NonNullable<Wire[Name]> extends Value
          ? Name
          : never
    }[keyof Wire & string]
  : never

type Name<Wire, Value = unknown> = string & FieldOfType<Wire, Value>

/**
 * Reads the fields of untrusted data one by one. A field of the wrong type is recorded and read as
 * empty; `finish` then returns the reasons instead of the value, so no half-parsed value gets in.
 * Use `readable`, `ifReadable` and `oneOfOr` for fields that a newer server may have added or
 * changed: they leave out what this version cannot read.
 * @typeParam Wire - the record that the server sends: a field that it does not have fails to compile
 */
export function fieldReader<Wire extends object = Fields>(wire: unknown) {
  const fields = isFields(wire) ? wire : {}
  const wrong: string[] = isFields(wire) ? [] : ['not a record']
  const note = (name: string, expected: string) => wrong.push(`${name}: not ${expected}`)

  function optional<Value>(
    name: Name<Wire>,
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
    text(name: Name<Wire, string>): string {
      const field = fields[name]
      if (typeof field === 'string') return field
      note(name, 'a text')
      return ''
    },
    textOr(name: Name<Wire, string>, fallback: string): string {
      const field = fields[name]
      return typeof field === 'string' ? field : fallback
    },
    number(name: Name<Wire, number>): number {
      const field = fields[name]
      if (typeof field === 'number' && Number.isFinite(field)) return field
      note(name, 'a number')
      return 0
    },
    numberOr(name: Name<Wire, number>, fallback: number): number {
      const field = fields[name]
      return typeof field === 'number' && Number.isFinite(field) ? field : fallback
    },
    flag: (name: Name<Wire, boolean>): boolean => fields[name] === true,
    oneOf<Value extends string>(
      name: Name<Wire, string>,
      allowed: readonly Value[],
    ): Value | undefined {
      const found = allowed.find((value) => value === fields[name])
      if (found === undefined) note(name, `one of ${allowed.join(', ')}`)
      return found
    },
    /**
     * One of the allowed values; an unknown one, perhaps from a newer server, becomes the fallback.
     */
    oneOfOr<Value extends string>(
      name: Name<Wire, string>,
      allowed: readonly Value[],
      fallback: Value,
    ): Value {
      return allowed.find((value) => value === fields[name]) ?? fallback
    },
    /** A list that is only useful when complete: one unreadable item invalidates the record. */
    list<Value>(name: Name<Wire>, read: (wire: unknown) => Parsed<Value>): Value[] {
      const field = fields[name]
      if (field === undefined || field === null) return []
      const result = parseWhole(field, read)
      if (result.ok) return result.value
      wrong.push(`${name}: ${result.problem}`)
      return []
    },
    /** The readable items of a list; the others are skipped. */
    readable<Value>(name: Name<Wire>, read: (wire: unknown) => Parsed<Value>): Value[] {
      const result = parseList(fields[name], read)
      return result.ok ? result.value : []
    },
    /** May be missing; if present, it must be readable. */
    optional,
    /** May be missing; an unreadable value counts as missing. */
    ifReadable<Value>(name: Name<Wire>, read: (wire: unknown) => Parsed<Value>): Value | undefined {
      const result = read(fields[name])
      return result.ok ? result.value : undefined
    },
    /** The value, if every field had the right type and no required one is missing. */
    finish<Value>(value: Value | undefined): Parsed<Value> {
      if (wrong.length > 0) return { ok: false, problem: wrong.join('; ') }
      return value === undefined ? { ok: false, problem: 'incomplete' } : done(value)
    },
  }
}

/** A list in which every item must be readable. */
function parseWhole<Value>(wire: unknown, read: (wire: unknown) => Parsed<Value>): Parsed<Value[]> {
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

/** Parses one item of a list of texts. */
export function parseText(wire: unknown): Parsed<string> {
  return typeof wire === 'string' ? done(wire) : { ok: false, problem: 'not a text' }
}
