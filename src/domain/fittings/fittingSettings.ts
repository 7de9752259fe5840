import { minutesOf } from '#domain/base/day.ts'
import { fieldReader, type Parsed } from '#domain/base/parse.ts'

/** Hours of a day of the week in which fittings begin and end. */
export type FittingHours = {
  /** 0 is Sunday. */
  weekday: number
  /** Time of day, `10:30`. */
  from: string
  /** The last fitting is over by then. */
  until: string
}

/** When the house fits its customers. */
export type FittingSettings = {
  hours: FittingHours[]
  /** How long a fitting takes. */
  minutes: number
  /** Fittings that can be served side by side. */
  atOnce: number
  /** Whether the house also comes to the customer. */
  homeVisits: boolean
  /** How far ahead customers may book. */
  daysAhead: number
}

/** Limits of what the owner may set. */
export const FITTING_LIMITS = {
  minutes: { least: 10, most: 240 },
  atOnce: { least: 1, most: 20 },
  daysAhead: { least: 1, most: 180 },
} as const

const MAX_HOURS = 28

/** Parses the settings; an impossible one invalidates all of them. */
export function parseFittingSettings(wire: unknown): Parsed<FittingSettings> {
  const from = fieldReader<FittingSettings>(wire)
  const settings: FittingSettings = {
    hours: from.list('hours', parseHours),
    minutes: from.number('minutes'),
    atOnce: from.number('atOnce'),
    homeVisits: from.flag('homeVisits'),
    daysAhead: from.number('daysAhead'),
  }
  const areCountsSound = (['minutes', 'atOnce', 'daysAhead'] as const).every((name) => {
    const { least, most } = FITTING_LIMITS[name]
    return Number.isInteger(settings[name]) && settings[name] >= least && settings[name] <= most
  })
  return from.finish(areCountsSound && settings.hours.length <= MAX_HOURS ? settings : undefined)
}

function parseHours(wire: unknown): Parsed<FittingHours> {
  const reader = fieldReader<FittingHours>(wire)
  const weekday = reader.number('weekday')
  const from = reader.text('from')
  const until = reader.text('until')
  const isSound = Number.isInteger(weekday) && weekday >= 0 && weekday <= 6 && isSpan(from, until)
  return reader.finish(isSound ? { weekday, from, until } : undefined)
}

/** Whether the first time of day is before the second. */
export function isSpan(from: string, until: string): boolean {
  const first = minutesOf(from)
  const last = minutesOf(until)
  return first !== undefined && last !== undefined && first < last
}
