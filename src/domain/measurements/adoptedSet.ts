import { compareMeasurements } from '#domain/length/compareMeasurements.ts'
import { editSet, mergeSets, type MeasurementSet } from './measurementSet.ts'
import type { EditStamp } from './setEdit.ts'

/** Leaves room for a number in a name, which has 80 characters at most. */
const NAME_LENGTH = 76

/**
 * The set that a guest's set becomes in an account. If the account has a set with the same name and
 * measurements, the two are merged; if it has one with the same name but other measurements, the
 * guest's set is renamed.
 * @param own the account's sets
 */
export function adoptedSet(
  set: MeasurementSet,
  own: readonly MeasurementSet[],
  stamp: EditStamp,
): MeasurementSet {
  const isNamed = (wanted: string) => own.some(({ name }) => name === wanted)
  const same = own.find(({ name, kind, values }) => {
    const isAlike = name === set.name && kind === set.kind
    return isAlike && compareMeasurements(values, set.values).length === 0
  })
  if (same) return mergeSets(same, set)
  let { name } = set
  for (let count = 2; isNamed(name); count += 1) name = `${set.name.slice(0, NAME_LENGTH)} ${count}`
  return name === set.name ? set : editSet(set, { details: { name } }, stamp)
}
