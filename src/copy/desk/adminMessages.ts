import { standardMessage, type OrderFacts } from '#copy/shop/statusMessage.ts'
import { PAGES } from '#domain/site/pages.js'
import { fittingWords } from '#copy/account/fittings.ts'
import { statusCopy } from '#copy/shop/orders.ts'
import { sumsOf } from '#domain/money/ledger.ts'
import { MESSAGE_KINDS, type MessageKind, type Messages } from '#domain/shop/messages.ts'

/** The house's words for its messages, in the settings. */
export const adminMessages = {
  title: 'Messages to customers',
  lead: 'The chat opens with these words. A new status is mailed in the same words.',
  which: 'Message',
  kind: (kind: MessageKind) => {
    if (kind === 'reminder') return 'Reminder to pay'
    if (kind === 'agreedFitting') return 'A fitting that is agreed'
    return kind === 'fitting' ? 'A fitting to answer' : statusCopy(kind).label
  },
  own: (label: string) => `${label} (your words)`,
  text: 'Words',
  hint: 'Left empty, the standard words go out. A line whose placeholders are all empty is left out.',
  insert: 'Put in',
  unknown: (written: readonly string[]) =>
    `We do not know ${written.join(', ')}. Please choose from the placeholders below.`,
  preview: 'As a customer reads it',
  long: 'Some phones cut off a message of this length. Please shorten it.',
  reset: 'Use the standard words',
} as const

/** The text of a message: the owner's own, or else the standard one. */
export function messageText(messages: Messages | undefined, kind: MessageKind): string {
  const own = messages?.[kind] ?? ''
  return own.trim() === '' ? standardMessage(kind) : own
}

/** The house's own words as text, to compare two versions. */
export function messagesWords(messages: Messages): string {
  return MESSAGE_KINDS.filter((kind) => messages[kind])
    .map((kind) => `${adminMessages.kind(kind)}: ${messages[kind] ?? ''}`)
    .join('\n\n')
}

/** Sample data for the preview of a message. */
export function sampleFacts(kind: MessageKind, origin: string): OrderFacts {
  const isFitting = kind === 'fitting' || kind === 'agreedFitting'
  const sums = sumsOf(42_999, { received: 2_149_950, discounted: 50_000 })
  return {
    name: 'Asha',
    number: 'ET-1795260951150',
    status: kind === 'reminder' ? 'ready' : isFitting ? 'stitching' : kind,
    lines: [SAMPLE_LINE],
    trialDate: '2026-11-30',
    dueDate: '2026-12-05',
    sums,
    due: { paise: sums.balance, since: kind === 'reminder' ? '2026-12-05' : '' },
    links: {
      order: `${origin}${PAGES.OwnOrder.path}/sample`,
      pay: `${origin}${PAGES.Pay.path}/sample`,
    },
    ...(isFitting && {
      fitting: {
        words: fittingWords({ kind: 'firstTrial', place: 'shop', ...SAMPLE_SLOT }),
        link: `${origin}${PAGES.Fittings.path}/sample`,
      },
    }),
  }
}

const SAMPLE_SLOT = { date: '2026-11-30', time: '10:30' }

const SAMPLE_LINE = {
  product: 'sample',
  name: 'Navy Twill Suit',
  category: 'Suits',
  price: 42_999,
  quantity: 1,
  material: 'Wool',
  preferences: { material: 'Wool', color: '', fitType: '', additionalRequests: '' },
}
