import { counted } from '#copy/base/count.ts'
import type { DemoProducts, FirstStep } from '#domain/desk/firstRun.ts'

/** The setup checklist of a new house, on the desk's first page. */
export const firstRun = {
  title: 'First steps',
  progress: (done: number, of: number) =>
    `${done} of ${of} done. Each step is ticked once it is done.`,
  done: 'Done:',
  steps: {
    password: 'Change the first password',
    name: 'Give the house its name',
    whatsappNumber: 'Give the house its WhatsApp number',
    hours: 'Give the house its hours',
    demo: 'Remove the demo collection',
    product: 'Add the first piece of your own',
  } satisfies Record<FirstStep, string>,
  dismiss: 'Hide this list',
  dismissed: 'The list is hidden, on every device.',
  dismissFailed: 'The list could not be hidden. Please try again.',
  shown: 'The list is back',
  showFailed: 'The list could not be brought back. Please try again.',
  remove: 'Remove',
  removeQuestion: ({ removable, ordered, edited }: DemoProducts) =>
    [
      `${counted(removable.length, 'demo product leaves', 'demo products leave')} the shop.`,
      ordered.length > 0 && firstRun.ordered(ordered.length),
      edited.length > 0 &&
        `${counted(edited.length, 'stays, because you have edited it', 'stay, because you have edited them')}.`,
    ]
      .filter(Boolean)
      .join(' '),
  ordered: (count: number) =>
    `${counted(count, 'stays until its order is finished', 'stay until their orders are finished')}.`,
  removed: (count: number) => `${counted(count, 'demo product', 'demo products')} removed`,
  restored: (count: number) => `${counted(count, 'demo product is', 'demo products are')} back`,
  removeFailed: 'Nothing was removed. Please try again.',
  restoreFailed: 'Nothing was brought back. Please try again.',
} as const
