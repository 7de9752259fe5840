/** Wrong expressions in place of right ones, and what the oracle that finds them out says. */
export type Mistake = { edits: { file: string; right: string; wrong: string }[]; found: RegExp }

export const MISTAKES = {
  'takes silence for a yes': {
    edits: [
      {
        file: 'domain/delivery.ts',
        right: "outcome.kind === 'stored'",
        wrong: "outcome.kind !== 'refused' && (outcome = { kind: 'stored', id: entry.id })",
      },
    ],
    found: /lost/,
  },
  'stores each attempt under an id of its own': {
    edits: [
      {
        file: 'data/send.ts',
        right: 'pb.collection(name).create(body, options)',
        wrong:
          'pb.collection(name).create({ ...body, id: row.id.slice(0, 13) + (10 + row.attempts) }, options)',
      },
    ],
    found: /doubled/,
  },
  'sends the last first': {
    edits: [
      {
        file: 'domain/outbox.ts',
        right: 'one.order - other.order',
        wrong: 'other.order - one.order',
      },
    ],
    found: /order/,
  },
  'takes back what may have arrived': {
    edits: [
      { file: 'domain/outbox.ts', right: "!uncertain && status !== 'sending'", wrong: 'true' },
    ],
    found: /taken back/,
  },
  'never frees what a dead tab held': {
    edits: [
      {
        file: 'domain/outbox.ts',
        right: "entry.status !== 'sending' || isLeased(entry, nowMs)",
        wrong: 'true',
      },
    ],
    found: /within a minute|still waiting/,
  },
  'leaves what was ordered in the cart': {
    edits: [{ file: 'data/cartLeft.ts', right: 'row.cartLines.length > 0', wrong: 'false' }],
    found: /in the cart/,
  },
  'sends with whatever sign-in there is': {
    edits: [
      { file: 'data/send.ts', right: 'auth?.id !== owner', wrong: 'auth === undefined' },
      { file: 'domain/outbox.ts', right: "owner === '' || owner === signedIn", wrong: 'true' },
    ],
    found: /another/,
  },
  'moves on past what it did not keep': {
    edits: [
      { file: 'data/pullCatalogue.ts', right: 'db.products.bulkPut(products)', wrong: 'undefined' },
    ],
    found: /catalogue/,
  },
} satisfies Record<string, Mistake>

export type MistakeName = keyof typeof MISTAKES

export const NAMES = Object.keys(MISTAKES) as MistakeName[]
