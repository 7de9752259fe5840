import { checkBody } from '#domain/body/checkBody.ts'
import {
  MEASUREMENT_FIELDS,
  MILLIMETRES_PER_INCH,
  type MeasurementField,
  type Measurements,
} from '#domain/length/measurement.ts'
import { EIGHT_FAULTS, OTHER_FAULTS, type Fault } from './faults.ts'
import { drawnPeople, measured, peopleOf, randomFrom, type Person, type Random } from './people.ts'

export type BenchOptions = { csv?: string | undefined; seed: number; people: number }

/** An entry error that changes less than this is not worth catching. */
const NOTICEABLE_MM = MILLIMETRES_PER_INCH

/** People at home measure worse than a survey's measurers: the standard deviation of their tape. */
const OWN_TAPE_INCHES = 0.5

/** An offer this near the truth counts. */
const NEAR_MM = MILLIMETRES_PER_INCH / 4 + 0.1

/** False alarms, catches and offers of `checkBody`, per kind of fault, in per cent. */
export function benchMeasurements({ csv, seed, people: count }: BenchOptions): string[] {
  const random = randomFrom(seed)
  const people = csv === undefined ? drawnPeople(count, random) : peopleOf(csv)
  const right = measured(people, 0, random)
  const own = measured(people, OWN_TAPE_INCHES, random)
  const rowsOf = (faults: Record<string, Fault>) =>
    Object.entries(faults).map(([name, fault]) => {
      return [row(name, fault, right, random), row(name, fault, own, random)] as const
    })
  const eight = rowsOf(EIGHT_FAULTS)
  const of200 = (column: 0 | 1, part: 'caught' | 'offered') =>
    ((eight.reduce((sum, kind) => sum + kind[column][part], 0) / eight.length) * 200).toFixed(0)
  const sums = (column: 0 | 1) =>
    `${of200(column, 'caught')} caught, ${of200(column, 'offered')} true values offered`
  return [
    `${right.length} bodies ${csv === undefined ? `drawn with seed ${seed}` : 'of the file'}, to the quarter inch`,
    '',
    'False alarms, %'.padEnd(36) + 'any'.padStart(9) + 'warning'.padStart(9),
    alarms('as measured', right),
    ...[0.5, 1].map((error) => alarms(`own tape, SD ${error} in`, measured(people, error, random))),
    alarms(
      'four of the eight given',
      right.map((person) => someOf(person, 4, random)),
    ),
    ...(csv === undefined ? [] : [0, 0.25, 0.75, 1]).map((seam) =>
      alarms(`shoulder ${seam} of bones to widest`, measured(peopleOf(csv ?? '', seam), 0, random)),
    ),
    '',
    'Faults, %'.padEnd(36) + ('caught'.padStart(9) + 'offered'.padStart(9)).repeat(2),
    `${''.padEnd(36)}${'as measured'.padStart(18)}${`own tape, ${OWN_TAPE_INCHES} in`.padStart(18)}`,
    ...eight.map(print),
    `Of 200 (25 of each): ${sums(0)}`,
    `With an own tape: ${sums(1)}`,
    '',
    ...rowsOf(OTHER_FAULTS).map(print),
  ]
}

function alarms(name: string, people: readonly Measurements[]): string {
  const found = people.map((person) => checkBody(person))
  const any = found.filter((findings) => findings.length > 0)
  const loud = any.filter((findings) => findings.some(({ level }) => level === 'warning'))
  const share = (part: unknown[]) => ((100 * part.length) / people.length).toFixed(2).padStart(9)
  return name.padEnd(36) + share(any) + share(loud)
}

type Row = { name: string; caught: number; offered: number }

function row(name: string, fault: Fault, people: readonly Person[], random: Random): Row {
  const tried = people.flatMap((person) => {
    const wrong = fault(person, random)
    const fields = MEASUREMENT_FIELDS.filter((field) => {
      return wrong?.[field] !== undefined && Math.abs(wrong[field] - person[field]) >= NOTICEABLE_MM
    })
    if (fields.length === 0) return []
    const findings = checkBody({ ...eightOf(person), ...wrong })
    const changes = findings.reduce<Measurements>(
      (all, { offer }) => ({ ...all, ...offer?.changes }),
      {},
    )
    const isOffered = fields.every((field) => isNear(changes[field], person[field]))
    return [{ isCaught: findings.length > 0, isOffered }]
  })
  const share = (is: 'isCaught' | 'isOffered') =>
    tried.filter((one) => one[is]).length / tried.length
  return { name, caught: share('isCaught'), offered: share('isOffered') }
}

function print(kinds: readonly [asMeasured: Row, ownTape: Row]): string {
  const percent = (share: number) => (100 * share).toFixed(1).padStart(9)
  const shares = kinds.map(({ caught, offered }) => percent(caught) + percent(offered))
  return kinds[0].name.padEnd(36) + shares.join('')
}

function isNear(offered: number | undefined, truth: number): boolean {
  return offered !== undefined && Math.abs(offered - truth) <= NEAR_MM
}

function eightOf(person: Person, fields: readonly MeasurementField[] = MEASUREMENT_FIELDS) {
  return Object.fromEntries(fields.map((field) => [field, person[field]])) satisfies Measurements
}

function someOf(person: Person, count: number, random: Random): Measurements {
  const shuffled = MEASUREMENT_FIELDS.map((field) => ({ field, place: random.uniform() }))
  shuffled.sort((a, b) => a.place - b.place)
  return eightOf(
    person,
    shuffled.slice(0, count).map(({ field }) => field),
  )
}
