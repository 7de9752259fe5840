const DAY = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric' })
const MOMENT = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
})

/** `21 Nov 2026`, from an ISO date or timestamp; empty when there is none. */
export function dayText(iso: string): string {
  return written(iso, DAY)
}

/** `21 Nov, 4:05 pm`. */
export function momentText(iso: string): string {
  return written(iso, MOMENT)
}

/** The date of a timestamp in this device's time zone, `2026-11-21`. */
export function isoDay(at: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

/** Start of the day `daysAgo` days ago in this device's time zone, ISO 8601. */
export function startOfDay(daysAgo: number): string {
  const now = new Date()
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo).toISOString()
}

function written(iso: string, format: Intl.DateTimeFormat): string {
  const at = new Date(iso)
  return Number.isNaN(at.getTime()) ? '' : format.format(at)
}
