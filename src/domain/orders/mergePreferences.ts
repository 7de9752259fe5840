import type { Preferences } from '#domain/cart/cart.ts'

export const PREFERENCE_FIELDS = ['material', 'color', 'fitType', 'additionalRequests'] as const

/** When each field was last edited, in Unix milliseconds; never-edited fields are missing. */
export type EditTimes = Partial<Record<keyof Preferences, number>>

export type TimedPreferences = { preferences: Preferences; editedAt: EditTimes }

/** Preferences as the server answers them; an account has one record. */
export type PreferencesRecord = Preferences & { id: string; user: string; editedAt: EditTimes }

/**
 * Applies an edit to the stored preferences. Only the fields that were changed count, so a form that
 * was opened before another tab saved does not undo that tab's fields. Each gets a timestamp after
 * its previous one, even if the device's clock is behind.
 * @param shown - what the form was opened with
 */
export function editPreferences(
  stored: TimedPreferences,
  { shown, next }: { shown: Preferences; next: Preferences },
  nowMs: number,
): TimedPreferences {
  const preferences = { ...stored.preferences }
  const editedAt = { ...stored.editedAt }
  for (const field of PREFERENCE_FIELDS) {
    if (next[field] === shown[field] || next[field] === preferences[field]) continue
    preferences[field] = next[field]
    editedAt[field] = Math.max(nowMs, (editedAt[field] ?? 0) + 1)
  }
  return { preferences, editedAt }
}

/**
 * Merges two replicas field by field: last write wins. On equal timestamps the greater text wins,
 * so that every device converges; where neither was edited, `stored` stays.
 */
export function mergePreferences(
  stored: TimedPreferences,
  other: TimedPreferences,
): TimedPreferences {
  const preferences = { ...stored.preferences }
  const editedAt = { ...stored.editedAt }
  for (const field of PREFERENCE_FIELDS) {
    const ours = stored.editedAt[field] ?? 0
    const theirs = other.editedAt[field] ?? 0
    const tied = ours === theirs && ours > 0
    if (theirs > ours || (tied && other.preferences[field] > preferences[field])) {
      preferences[field] = other.preferences[field]
      editedAt[field] = theirs
    }
  }
  return { preferences, editedAt }
}

/** Whether every field has the same value, whenever it was edited. */
export function isSamePreferences(one: Preferences, other: Preferences): boolean {
  return PREFERENCE_FIELDS.every((field) => one[field] === other[field])
}

/**
 * Merges the preferences that a device sent into the stored ones, on the server.
 * @param sent from an older app without times: all its fields count as edited on arrival
 */
export function mergeSentPreferences(
  stored: { preferences: Preferences; editedAt: unknown } | undefined,
  sent: { preferences: Preferences; editedAt: unknown },
  nowMs: number,
): TimedPreferences {
  const times = parseEditTimes(sent.editedAt)
  const arrival = Object.fromEntries(PREFERENCE_FIELDS.map((field) => [field, nowMs]))
  const arriving = { preferences: sent.preferences, editedAt: times ?? arrival }
  if (!stored) return arriving
  const known = { ...stored, editedAt: parseEditTimes(stored.editedAt) ?? {} }
  return mergePreferences(known, arriving)
}

/** Parses untrusted edit times, dropping invalid ones; undefined when there are none. */
export function parseEditTimes(wire: unknown): EditTimes | undefined {
  if (typeof wire !== 'object' || wire === null || Array.isArray(wire)) return undefined
  const given = new Map<string, unknown>(Object.entries(wire))
  const times: EditTimes = {}
  for (const field of PREFERENCE_FIELDS) {
    const at = given.get(field)
    if (typeof at === 'number' && Number.isFinite(at) && at > 0) times[field] = at
  }
  return times
}
