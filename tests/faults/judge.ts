import type { Deed, Story } from './story.ts'

type Oracle = (story: Story) => string[]

/** Each says what is wrong with a story; nothing, when it is as it should be. */
export const ORACLES = {
  lost: ({ deeds, stored }) =>
    deeds
      .filter((deed) => deed.told === 'kept' && !deed.cancelled && deed.flaw !== 'field')
      .filter(({ label }) => !stored.some((one) => one.label === label))
      .map(({ label }) => label),
  doubled: ({ deeds, stored }) =>
    deeds
      .filter(({ label }) => stored.filter((one) => one.label === label).length > 1)
      .map(({ label }) => label),
  order: ({ deeds, stored, longWaits }) => {
    const placeOf = ({ label }: Deed) => stored.find((one) => one.label === label)?.place
    const sound = deeds.filter(({ flaw, told }) => flaw === 'none' && told === 'kept')
    return sound.flatMap((deed) =>
      sound
        .filter((later) => comesBefore(deed, later, longWaits))
        .filter((later) => (placeOf(deed) ?? 0) > (placeOf(later) ?? Infinity))
        .map((later) => `${later.label} before ${deed.label}`),
    )
  },
  'sent after it was taken back': ({ deeds, stored }) =>
    deeds
      .filter(({ cancelled, label }) => cancelled && stored.some((one) => one.label === label))
      .map(({ label }) => label),
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
  'asked within a transaction': ({ askedWithin }) => [...new Set(askedWithin)],
  'not sent within a minute': ({ slow }) => slow,
  'still waiting': ({ report }) =>
    report.waiting
      .filter(({ status }) => status !== 'refused')
      .map(({ id, kind, status }) => `${kind} ${id} ${status}`),
  'receipt for nothing': ({ report, stored }) =>
    report.receipts
      .filter(({ kind }) => kind === 'order' || kind === 'appointment' || kind === 'tailoring')
      .filter(({ id }) => !stored.some((one) => one.id === id))
      .map(({ id }) => id),
  'ordered and still in the cart': ({ deeds, report }) =>
    deeds
      .filter(({ kind, told }) => kind === 'order' && told === 'kept')
      .filter(({ mark }) => report.cart.some(({ quantity }) => quantity === mark))
      .map(({ label }) => label),
  'account and phone differ': ({ kept }) =>
    kept
      .filter(({ here, there }) => here !== there)
      .map(({ user, here, there }) => `${user}: ${here} here, ${there} there`),
  'catalogue differs': ({ catalogue: { here, there } }) =>
    here === there ? [] : ['what the phone shows is not what the shop has'],
} satisfies Record<string, Oracle>

export type OracleName = keyof typeof ORACLES

/** What is wrong with a story, by the oracle that found it. */
export function judge(story: Story): string[] {
  return Object.entries(ORACLES).flatMap(([name, oracle]) =>
    oracle(story).map((what) => `${name}: ${what}`),
  )
}

/** Whether the one was safely kept before the other was begun, in the same lane, and not set aside. */
function comesBefore(one: Deed, later: Deed, longWaits: readonly number[]): boolean {
  if (one.kind !== later.kind || one.user !== later.user) return false
  return one.keptAt < later.begunAt && !longWaits.some((at) => at > one.begunAt)
}
