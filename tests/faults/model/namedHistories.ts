import type { History, Step } from './step.ts'

const HOUR_MS = 3_600_000

const calm = (...steps: Step[]): History => steps.map((step) => ({ step, rush: false }))
const rush = (...steps: Step[]): History => steps.map((step) => ({ step, rush: true }))

const add: Step = { do: 'add', tab: 0 }
const order: Step = { do: 'order', tab: 0, seen: 'nothing', isValid: true }
const slow: Step = {
  do: 'network',
  fault: { kind: 'delay', delayMs: 300 },
  times: 1,
  method: 'POST',
}

/** Realistic situations, each as a history; none may lose or duplicate anything. */
export const NAMED_HISTORIES = {
  'a page is frozen for an hour while it sends an order': [
    ...calm(add, slow),
    ...rush(order, { do: 'untilSent' }, { do: 'freeze', tab: 0 }),
    ...calm(
      { do: 'wait', ms: HOUR_MS },
      { do: 'add', tab: 1 },
      { ...order, tab: 1 },
      { do: 'thaw', tab: 0 },
    ),
  ],
  'two tabs place the same cart': [
    ...calm(add, { do: 'checkout', tab: 0 }, { do: 'checkout', tab: 1 }, slow),
    ...rush({ ...order, seen: 'draft and cart' }),
    ...calm({ ...order, tab: 1, seen: 'draft and cart' }),
    ...calm(add, { ...order, tab: 1, seen: 'draft' }),
  ],
  'the server goes on from an older backup, behind what the phone has and still has to send': [
    ...calm({ do: 'signIn', who: 1 }, { do: 'backup' }, { do: 'measure', tab: 0, field: 'chest' }),
    ...calm({ do: 'edit', product: 1 }, { do: 'pull', tab: 0 }),
    ...calm({ do: 'measure', tab: 0, field: 'waist' }, add, order),
    ...calm({ do: 'airplane', on: true }, add, order),
    ...calm({ do: 'restore' }, { do: 'edit', product: 2 }, { do: 'edit', product: 3 }),
    ...calm({ do: 'airplane', on: false }),
  ],
} satisfies Record<string, History>
