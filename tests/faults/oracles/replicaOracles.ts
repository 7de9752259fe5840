import type { Oracle } from './oracles.ts'
import type { Account, Edit } from '#tests/faults/model/outcome.ts'
import { isSameField } from '#tests/faults/model/undoneEdits.ts'

/** A phone's replica of its account and of the catalogue equals the server's, and is the newest. */
export const REPLICA_ORACLES = {
  'account and phone differ': ({ accounts }) =>
    accounts.flatMap(({ user, here, there }) =>
      here
        .filter(
          (account) => setsOf(account) !== setsOf(there) || likesOf(account) !== likesOf(there),
        )
        .map((account) => `${user}: ${textOf(account)} here, ${textOf(there)} there`),
    ),
  'not the newest edit': ({ accounts, edits }) =>
    accounts.flatMap(({ user, there }) =>
      edits
        .filter((edit) => edit.at !== undefined && !edit.raced && isNewest(edit, edits))
        .filter((edit) => {
          const value = valueIn(edit, user, there)
          return value !== undefined && value !== edit.value && !isUnconfirmed(edit, value, edits)
        })
        .map((edit) => `${edit.what} ${edit.field}: ${edit.value} is not what the account has`),
    ),
  'an edit has vanished': ({ accounts, edits }) => {
    const sets = accounts.flatMap(({ there }) => there.sets.map(({ id }) => id))
    return edits
      .filter(({ what, of, at }) => what === 'measure' && at !== undefined && !sets.includes(of))
      .map(({ field, value }) => `${field} ${value}`)
  },
  'a guest’s set is not sent': ({ unsentSets }) => unsentSets,
  'an edit was undone for a while': ({ undone }) => undone,
  'catalogue differs': ({ catalogues }) =>
    catalogues
      .filter(({ here, there }) => here !== there)
      .map(() => 'what the phone shows is not what the shop has'),
} satisfies Record<string, Oracle>

/** The clocks of two phones are read at different moments: edits this close have no order. */
const CLOSE_MS = 1000

function isNewest(edit: Edit, edits: readonly Edit[]): boolean {
  const at = edit.at ?? 0
  return edits
    .filter((one) => one !== edit && isSameField(one, edit) && one.at !== undefined)
    .every((one) => {
      const other = one.at ?? 0
      if (one.device !== edit.device && Math.abs(other - at) < CLOSE_MS) return false
      return other < at || (other === at && one.begunAt < edit.begunAt)
    })
}

/** Whether the value is of an unconfirmed edit, whose time is unknown. */
function isUnconfirmed(edit: Edit, value: string, edits: readonly Edit[]): boolean {
  return edits.some((one) => isSameField(one, edit) && one.at === undefined && one.value === value)
}

/** The account's value of the edited field; undefined when it belongs to another account. */
function valueIn(edit: Edit, user: string, { sets, likes }: Account): string | undefined {
  if (edit.what === 'like')
    return edit.of === user
      ? new Map<string, string>(Object.entries(likes)).get(edit.field)
      : undefined
  const set = sets.find(({ id }) => id === edit.of)
  return set && String(new Map<string, number>(Object.entries(set.values)).get(edit.field))
}

function setsOf({ sets }: Account): string {
  const lines = sets.map(({ id, values }) => {
    const measures = Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1))
    return `${id} ${measures.map(([field, value]) => `${field} ${value}`).join(' ')}`
  })
  return lines.sort().join('; ')
}

function likesOf({ likes }: Account): string {
  return Object.values(likes).join('; ')
}

function textOf(account: Account): string {
  return `${setsOf(account)}; ${likesOf(account)}`
}
