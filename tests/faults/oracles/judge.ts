import { ORDER_ORACLES } from './orderOracles.ts'
import { REPLICA_ORACLES } from './replicaOracles.ts'
import type { StoryEvent, Story } from '#tests/faults/model/story.ts'

export type Oracle = (story: Story) => string[]

/** Each oracle returns what is wrong with a story; nothing when it is correct. */
export const ORACLES = {
  lost: ({ deeds, stored, cancelled, rolledBack }) =>
    deeds
      .filter(({ told, flaw }) => told === 'kept' && flaw !== 'field')
      .filter(({ id }) => !id || !(cancelled.told.has(id) || cancelled.maybe.has(id)))
      .filter((deed) => !isFlawed(deed, deeds))
      .filter(({ id, label }) => !rolledBack.has(label) && !rolledBack.has(id ?? ''))
      .filter((deed) => !sameOrder(deed, deeds).some((one) => stored.some((row) => isOf(row, one))))
      .map(({ label }) => label),
  doubled: ({ deeds, stored }) =>
    deeds
      .filter(({ label }) => stored.filter((one) => one.label === label).length > 1)
      .map(({ label }) => label),
  order: ({ deeds, lines, stored, longWaits, refused }) => {
    const recordOf = (deed: StoryEvent) => stored.find((one) => isOf(one, deed))
    const placeOf = (deed: StoryEvent) => recordOf(deed)?.place
    const old = lines.flatMap(({ label, oldPrice }) => (oldPrice ? [label] : []))
    const sound = deeds
      .filter(({ flaw, told }) => flaw === 'none' && told === 'kept')
      .filter((deed) => !recordOf(deed)?.lines.some((label) => old.includes(label)))
    const inTurn = sound.filter((deed) => !refused.has(recordOf(deed)?.id ?? ''))
    return inTurn.flatMap((deed) =>
      sound
        .filter((later) => comesBefore(deed, later, longWaits))
        .filter((later) => (placeOf(deed) ?? 0) > (placeOf(later) ?? Infinity))
        .map((later) => `${later.label} before ${deed.label}`),
    )
  },
  'sent after it was cancelled': ({ cancelled, stored }) =>
    [...cancelled.told].filter((id) => stored.some((one) => one.id === id)),
  'told refused, yet stored': ({ deeds, stored }) =>
    deeds
      .filter(({ told, label }) => told === 'refused' && stored.some((one) => one.label === label))
      .map(({ label }) => label),
  "in another's name": ({ deeds, stored, foreign }) => [
    ...foreign,
    ...stored
      .filter(({ label, user }) => deeds.find((deed) => deed.label === label)?.user !== user)
      .map(({ label }) => label),
  ],
  'on its way twice at once': ({ overlapping }) => overlapping,
  'asked within a transaction': ({ askedWithin }) => [...new Set(askedWithin)],
  'not sent within a minute': ({ slow }) => slow,
  'still waiting': ({ reports }) =>
    reports
      .flatMap(({ waiting }) => waiting)
      .filter(({ status }) => status !== 'refused')
      .map(({ id, kind, status }) => `${kind} ${id} ${status}`),
  'receipt for nothing': ({ reports, stored, rolledBack }) =>
    reports
      .flatMap(({ receipts }) => receipts)
      .filter(({ kind }) => kind === 'order' || kind === 'appointment' || kind === 'tailoring')
      .filter(({ id }) => !rolledBack.has(id) && !stored.some((one) => one.id === id))
      .map(({ id }) => id),
  ...ORDER_ORACLES,
  ...REPLICA_ORACLES,
} satisfies Record<string, Oracle>

export type OracleName = keyof typeof ORACLES

/** What is wrong with a story, prefixed with the oracle that found it. */
export function judge(story: Story): string[] {
  return Object.entries(ORACLES).flatMap(([name, oracle]) =>
    oracle(story).map((what) => `${name}: ${what}`),
  )
}

/** Two tabs may have placed the same order: it has one id, and the content of the first of them. */
function isOf(stored: Story['stored'][number], { id, label }: StoryEvent): boolean {
  return stored.id === id || stored.label === label
}

/** Whether the shop refuses the order that this deed became. */
function isFlawed(deed: StoryEvent, deeds: readonly StoryEvent[]): boolean {
  return sameOrder(deed, deeds).some(({ flaw }) => flaw === 'field')
}

/** The deed, and those of other tabs that became the same order. */
function sameOrder({ id, label }: StoryEvent, deeds: readonly StoryEvent[]): StoryEvent[] {
  return deeds.filter((deed) => deed.label === label || (id !== undefined && deed.id === id))
}

/** Whether the one was saved before the other was begun, in the same lane, and not set aside. */
function comesBefore(one: StoryEvent, later: StoryEvent, longWaits: readonly number[]): boolean {
  if (one.kind !== later.kind || one.user !== later.user || one.id === later.id) return false
  return one.keptAt < later.begunAt && !longWaits.some((at) => at > one.begunAt)
}
