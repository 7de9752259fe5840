import type { DateChange } from '#domain/orders/orderEvent.ts'
import type { Promised } from '#domain/workroom/promise.ts'
import { shortDay } from '#copy/base/day.ts'

/** `Trial by Thu 3 Dec, ready by Thu 10 Dec`. */
export function promiseSentence({ trialDate, dueDate }: Omit<Promised, 'confirmed'>): string {
  const ready = shortDay(dueDate)
  return trialDate === ''
    ? `Ready by ${ready}`
    : `Trial by ${shortDay(trialDate)}, ready by ${ready}`
}

/** `Promised day moved from Thu 10 Dec to Mon 14 Dec`. */
export function dateChangeSentence({ kind, from, to }: DateChange): string {
  const [what, first] =
    kind === 'trialDate' ? ['Trial', 'Trial promised for'] : ['Promised day', 'Promised for']
  if (from === '') return `${first} ${shortDay(to)}`
  if (to === '') return `${what} ${shortDay(from)} taken back`
  return `${what} moved from ${shortDay(from)} to ${shortDay(to)}`
}
