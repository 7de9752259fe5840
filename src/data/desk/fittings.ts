import { withFittingEdits } from '#domain/desk/optimisticUpdates.ts'
import type { FittingRecord } from '#domain/fittings/fitting.ts'
import type { OwnerFitting } from '#domain/fittings/sentFitting.ts'
import type { Result } from '#domain/base/problem.ts'
import { newRecordId } from '#data/live/newRecordId.ts'
import { withQueued } from '#data/desk/edits/queuedEdits.ts'
import { submitEdit } from '#data/desk/edits/submitEdit.ts'
import { fittingReplica } from '#data/desk/replicas/replicas.ts'
import { toEditState } from './orders.ts'
import type { EditState } from './products.ts'

/** The fittings of every order, with this device's queued edits on top. */
export const ownedFittings = {
  ...fittingReplica,
  rows: withQueued<FittingRecord>(fittingReplica.rows, withFittingEdits),
}

/** What the owner sets about a fitting. */
export function ownerFittingOf({
  order,
  kind,
  place,
  date,
  time,
  status,
}: OwnerFitting): OwnerFitting {
  return { order, kind, place, date, time, status }
}

/** Saves a fitting, at any time of day; `before` is missing for a new one. */
export async function setFitting(
  fitting: OwnerFitting,
  before?: FittingRecord,
): Promise<Result<EditState>> {
  const edit = {
    what: 'fitting',
    id: before?.id ?? newRecordId(),
    base: before?.rev ?? 0,
    ...(before && { before: ownerFittingOf(before) }),
    fitting,
  } as const
  return toEditState(await submitEdit(edit))
}
