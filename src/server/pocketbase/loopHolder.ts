import { isFields } from '#domain/base/parse.ts'

/** The loop that sends, and when it last said that it does, in Unix milliseconds. */
export type Holder = { id: string; at: number }

/**
 * A loop that is silent for longer counts as dead. It speaks before each thing that it sends; of
 * those, a connection that is not answered takes the longest to give up, about two minutes.
 */
export const DEAD_AFTER_MS = 10 * 60 * 1000

/** Who sends once the loop `id` has asked to: that one, unless another is alive. */
export function nextHolder(stored: unknown, id: string, nowMs: number): Holder {
  const holder = holderIn(stored)
  const isTaken = holder && holder.id !== id && nowMs - holder.at <= DEAD_AFTER_MS
  return isTaken ? holder : { id, at: nowMs }
}

function holderIn(stored: unknown): Holder | undefined {
  if (!isFields(stored)) return undefined
  return { id: String(stored['id']), at: Number(stored['at']) }
}
