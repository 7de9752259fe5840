import { ORDER_STATUSES } from '#domain/orders/order.ts'
import { isFields, type Parsed } from '#domain/base/parse.ts'
import { done } from '#domain/base/problem.ts'
import type { RefusalCode } from '#domain/base/refusal.ts'

/**
 * The customer messages whose text the owner can edit: one for each status, the reminder, a fitting
 * that asks for an answer, and one that is agreed.
 */
export const MESSAGE_KINDS = [...ORDER_STATUSES, 'reminder', 'fitting', 'agreedFitting'] as const

export type MessageKind = (typeof MESSAGE_KINDS)[number]

/** The owner's own words; a kind that is missing goes out in the standard ones. */
export type Messages = Partial<Record<MessageKind, string>>

/** What a message can say of its order, each written in braces: `{balance}`. */
export const PLACEHOLDERS = [
  'name',
  'order',
  'pieces',
  'trial',
  'promised',
  'total',
  'discount',
  'received',
  'balance',
  'due',
  'since',
  'pay',
  'link',
  'fitting',
  'answer',
] as const

export type Placeholder = (typeof PLACEHOLDERS)[number]

/** What replaces each placeholder; empty where the order has no such thing. */
export type MessageValues = Record<Placeholder, string>

/** Characters of a message before it is filled in; a longer one makes a chat link too long. */
export const MAX_MESSAGE_CHARACTERS = 700

/** A placeholder, valid or misspelt: braces have no other meaning in a message. */
const BRACES = /\{[^{}\n]*\}|[{}]/g

/** The unknown placeholders, as written. */
export function unknownPlaceholders(message: string): string[] {
  return (message.match(BRACES) ?? []).filter((written) => placeholderIn(written) === undefined)
}

/** Why a message cannot be sent as it is worded; undefined when it can. */
export function messageProblem(
  message: string,
): Extract<RefusalCode, 'placeholderUnknown' | 'tooLong'> | undefined {
  if (message.length > MAX_MESSAGE_CHARACTERS) return 'tooLong'
  return unknownPlaceholders(message).length > 0 ? 'placeholderUnknown' : undefined
}

/**
 * The message with its placeholders filled in, once: the text that replaces one is never searched for
 * others. A line of which every placeholder is empty is left out.
 */
export function filledMessage(message: string, values: MessageValues): string {
  return message
    .split('\n')
    .filter((line) => {
      const named = (line.match(BRACES) ?? []).flatMap((written) => placeholderIn(written) ?? [])
      return named.length === 0 || named.some((name) => values[name] !== '')
    })
    .map((line) =>
      line.replace(BRACES, (written) => {
        const name = placeholderIn(written)
        return name === undefined ? written : values[name]
      }),
    )
    .join('\n')
    .trim()
}

/** Parses the owner's words. One message that cannot be sent leaves the others. */
export function parseMessages(wire: unknown): Parsed<Messages> {
  const messages: Messages = {}
  for (const kind of MESSAGE_KINDS) {
    const message = isFields(wire) ? wire[kind] : undefined
    const isSendable = typeof message === 'string' && messageProblem(message) === undefined
    if (isSendable && message.trim() !== '') messages[kind] = message
  }
  return done(messages)
}

/** Why untrusted messages are refused; undefined when each of them can be sent. */
export function messagesProblem(
  wire: unknown,
): Extract<RefusalCode, 'placeholderUnknown' | 'tooLong' | 'refused'> | undefined {
  if (!isFields(wire)) return 'refused'
  for (const [kind, message] of Object.entries(wire)) {
    if (!MESSAGE_KINDS.some((known) => known === kind)) return 'refused'
    if (typeof message !== 'string') return 'refused'
    const problem = messageProblem(message)
    if (problem) return problem
  }
  return undefined
}

function placeholderIn(written: string): Placeholder | undefined {
  return PLACEHOLDERS.find((name) => written === `{${name}}`)
}
