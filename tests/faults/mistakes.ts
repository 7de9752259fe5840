import type { Step } from './history.ts'
import type { OracleName } from './judge.ts'

/** Wrong expressions in place of right ones, a history that suffers, and the oracles that find it. */
export type Mistake = {
  edits: { file: string; right: string; wrong: string }[]
  history: Step[]
  found: OracleName[]
}

const appointment: Step = { do: 'place', tab: 0, kind: 'appointment', flaw: 'none' }
const order: Step = { do: 'place', tab: 0, kind: 'order', flaw: 'none' }
const preferences: Step = { do: 'place', tab: 0, kind: 'preferences', flaw: 'none' }
const offline: Step = { do: 'airplane', on: true }
const unanswered: Step = { do: 'network', fault: { kind: 'drop-after-commit' }, times: 20 }

export const MISTAKES = {
  'takes silence for a yes': {
    edits: [
      {
        file: 'domain/delivery.ts',
        right: "{ kind: 'retry', uncertain: true }",
        wrong: "{ kind: 'delivered' }",
      },
    ],
    history: [{ do: 'network', fault: { kind: 'drop-before' }, times: 20 }, appointment],
    found: ['lost', 'receipt for nothing'],
  },
  'stores each attempt under an id of its own': {
    edits: [
      {
        file: 'data/send.ts',
        right: 'pb.collection(collection).create(body, options)',
        wrong:
          'pb.collection(collection).create({ ...body, id: row.id.slice(0, 13) + (10 + row.attempts) }, options)',
      },
    ],
    history: [unanswered, appointment],
    found: ['doubled'],
  },
  'sends the last first': {
    edits: [
      {
        file: 'domain/outboxTurn.ts',
        right: 'one.order - other.order',
        wrong: 'other.order - one.order',
      },
    ],
    history: [offline, appointment, appointment],
    found: ['order'],
  },
  'takes back what may have arrived': {
    edits: [
      { file: 'domain/outbox.ts', right: "!uncertain && status !== 'sending'", wrong: 'true' },
    ],
    history: [unanswered, appointment, { do: 'cancel', tab: 0, nth: 0 }],
    found: ['sent after it was taken back'],
  },
  'asks the network within a transaction': {
    edits: [
      {
        file: 'data/outboxRun.ts',
        right: 'db.outbox.put(taken)',
        wrong: 'fetch(`${location.origin}/api/health`).then(() => db.outbox.put(taken))',
      },
    ],
    history: [order],
    found: ['asked within a transaction'],
  },
  'never frees what a dead tab held': {
    edits: [
      {
        file: 'domain/outbox.ts',
        right: 'lease !== undefined && lease.until > nowMs && lease.until - nowMs <= LEASE_MS',
        wrong: 'lease !== undefined',
      },
    ],
    history: [
      { do: 'network', fault: { kind: 'silence' }, times: 20 },
      order,
      { do: 'killBrowser' },
    ],
    found: ['not sent within a minute'],
  },
  'leaves what was ordered in the cart': {
    edits: [{ file: 'data/orderRow.ts', right: 'db.cart.bulkDelete(wanted)', wrong: 'undefined' }],
    history: [offline, order],
    found: ['ordered and still in the cart'],
  },
  'sends with whatever sign-in there is': {
    edits: [
      { file: 'data/send.ts', right: 'auth?.id !== owner', wrong: 'auth === undefined' },
      {
        file: 'domain/outboxTurn.ts',
        right: "owner === '' || [signedIn].flat().includes(owner)",
        wrong: 'true',
      },
    ],
    history: [{ do: 'signIn', who: 1 }, offline, order, { do: 'signIn', who: 2 }],
    found: ["in another's name"],
  },
  'moves on past what it did not keep': {
    edits: [
      { file: 'data/pullCatalogue.ts', right: 'db.products.bulkPut(products)', wrong: 'undefined' },
    ],
    history: [{ do: 'edit', product: 3 }],
    found: ['catalogue differs'],
  },
  'calls refused what it keeps and sends': {
    edits: [{ file: 'data/outbox.ts', right: "done('saved')", wrong: "failed('refused')" }],
    history: [offline, order],
    found: ['told refused, yet stored'],
  },
  'never takes a yes for an answer': {
    edits: [
      {
        file: 'domain/outbox.ts',
        right: "{ ...rest, status: 'queued', unexplained: 0, nextAt: nowMs, confirmedAt: nowMs }",
        wrong: 'entry',
      },
    ],
    history: [offline, order, { do: 'wait', ms: 691_200_000 }],
    found: ['still waiting'],
  },
  'keeps from the account what is its own': {
    edits: [{ file: 'data/preferences.ts', right: "owner === ''", wrong: 'true' }],
    history: [{ do: 'signIn', who: 1 }, preferences],
    found: ['account and phone differ'],
  },
} satisfies Record<string, Mistake>

export type MistakeName = keyof typeof MISTAKES

export const NAMES = Object.keys(MISTAKES) as MistakeName[]
