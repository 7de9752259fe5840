import { shopDateOf } from '#domain/base/day.ts'

const LONG_DAY = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
const SHORT_DAY = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})
const MOMENT = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** `21 November 2026`, in this device's time zone and on one line; empty for an invalid date. */
export function dayText(iso: string): string {
  return unbroken(written(LONG_DAY, iso))
}

/** `21 Nov 2026`, for tables and on one line; empty for an invalid date. */
export function shortDayText(iso: string): string {
  return unbroken(written(SHORT_DAY, iso))
}

/** `21 Nov 2026, 4:05 pm`; empty for an invalid date. */
export function momentText(iso: string): string {
  return written(MOMENT, iso)
}

/**
 * When something happened to an order: the moment, or only the day where it had to wait for a network
 * before the server stored it.
 */
export function happenedText({ day, created }: { day: string; created: string }): string {
  return day === shopDateOf(created) ? momentText(created) : shortDayText(day)
}

/** A day without a time is the same day in every time zone. */
function written(format: Intl.DateTimeFormat, iso: string): string {
  const date = new Date(iso.length === 10 ? `${iso}T00:00` : iso)
  return Number.isNaN(date.getTime()) ? '' : format.format(date)
}

const SHORT_DAYS = /\b[A-Z][a-z]{2} \d{1,2} [A-Z][a-z]{2}\b/g

/** A sentence in which no line ends inside a day such as `Thu 3 Dec`. */
export function unbrokenDays(sentence: string): string {
  return sentence.replace(SHORT_DAYS, unbroken)
}

function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}
