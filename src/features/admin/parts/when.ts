const DAY = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric' })
const MOMENT = new Intl.DateTimeFormat('en-IN', {
  ...{ day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
})

/** `21 Nov 2026`, from an ISO date or moment; empty when there is none. */
export function dayText(iso: string): string {
  return written(iso, DAY)
}

/** `21 Nov, 4:05 pm`. */
export function momentText(iso: string): string {
  return written(iso, MOMENT)
}

/** The day of a moment on this device's calendar, `2026-11-21`. */
export function isoDay(at: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

/** When a day began on this device's calendar, so many days ago, ISO 8601. */
export function startOfDay(daysAgo: number): string {
  const now = new Date()
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo).toISOString()
}

function written(iso: string, format: Intl.DateTimeFormat): string {
  const at = new Date(iso)
  return Number.isNaN(at.getTime()) ? '' : format.format(at)
}
