import type { MeasurementSet, MeasurementVersion } from '#domain/measurementSet.ts'
import { readMeasurements } from './readOrder.ts'
import { reading } from './reading.ts'
import type { Read } from './reading.ts'

export type WireSet = { set: MeasurementSet; deleted: boolean }

/** A set as the server stores it: the first of its history is what it is now. */
export function readMeasurementSet(wire: unknown): Read<WireSet> {
  const from = reading(wire)
  const [now, ...history] = from.list('history', readVersion)
  const set = now && { ...now, id: from.text('id'), name: from.text('name'), history }
  return from.finish(set && { set, deleted: from.flag('deleted') })
}

/** The same the other way round, for sending. */
export function wireSet(set: MeasurementSet, user: string, deleted: boolean) {
  const { id, name, history, ...now } = set
  const { values, version } = now
  return { id, user, name, values, version, history: [now, ...history], deleted }
}

function readVersion(wire: unknown): Read<MeasurementVersion> {
  const from = reading(wire)
  const takenBy = from.oneOf('takenBy', ['self', 'shop'] as const)
  const version = {
    version: from.number('version'),
    values: from.optional('values', readMeasurements) ?? {},
    savedAt: from.text('savedAt'),
  }
  return from.finish(takenBy && { ...version, takenBy })
}
