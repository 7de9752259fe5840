import type { Preferences } from './cart.ts'

export const PREFERENCE_FIELDS = ['material', 'color', 'fitType', 'additionalRequests'] as const

/** When each field was last edited, in Unix milliseconds; a field without a time never was. */
export type EditTimes = Partial<Record<keyof Preferences, number>>

export type TimedPreferences = { preferences: Preferences; editedAt: EditTimes }

/**
 * The preferences after an edit: only fields that changed get its time. A device whose clock is
 * behind still edits after what it saw.
 */
export function editPreferences(
  before: TimedPreferences,
  next: Preferences,
  nowMs: number,
): TimedPreferences {
  const editedAt = { ...before.editedAt }
  for (const field of PREFERENCE_FIELDS) {
    if (next[field] === before.preferences[field]) continue
    editedAt[field] = Math.max(nowMs, (editedAt[field] ?? 0) + 1)
  }
  return { preferences: next, editedAt }
}

/**
 * Two states brought together field by field: the later edit wins. Of two edits at the same
 * millisecond the greater text wins, on every device; where neither was edited, `stored` stays.
 */
export function mergePreferences(
  stored: TimedPreferences,
  other: TimedPreferences,
): TimedPreferences {
  const preferences = { ...stored.preferences }
  const editedAt = { ...stored.editedAt }
  for (const field of PREFERENCE_FIELDS) {
    const [ours = 0, theirs = 0] = [stored.editedAt[field], other.editedAt[field]]
    const tied = ours === theirs && ours > 0
    if (theirs > ours || (tied && other.preferences[field] > preferences[field])) {
      preferences[field] = other.preferences[field]
      editedAt[field] = theirs
    }
  }
  return { preferences, editedAt }
}

/**
 * What the server stores when a device sends its preferences.
 * @param sent an older app sends no times: all that it sends counts as edited at arrival
 */
export function mergeSentPreferences(
  stored: { preferences: Preferences; editedAt: unknown } | undefined,
  sent: { preferences: Preferences; editedAt: unknown },
  nowMs: number,
): TimedPreferences {
  const times = readEditTimes(sent.editedAt)
  const arrival = Object.fromEntries(PREFERENCE_FIELDS.map((field) => [field, nowMs]))
  const arriving = { preferences: sent.preferences, editedAt: times ?? arrival }
  if (!stored) return arriving
  const known = { ...stored, editedAt: readEditTimes(stored.editedAt) ?? {} }
  return mergePreferences(known, arriving)
}

/** Times from outside; undefined when there are none. What is no time is left out. */
export function readEditTimes(wire: unknown): EditTimes | undefined {
  if (typeof wire !== 'object' || wire === null || Array.isArray(wire)) return undefined
  const given = new Map<string, unknown>(Object.entries(wire))
  const times: EditTimes = {}
  for (const field of PREFERENCE_FIELDS) {
    const at = given.get(field)
    if (typeof at === 'number' && Number.isFinite(at) && at > 0) times[field] = at
  }
  return times
}
