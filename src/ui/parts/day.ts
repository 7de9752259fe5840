const DAY = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric' })
const MOMENT = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
})

/** `21 November 2026`, in this device's time zone; undefined for an invalid date. */
export function dayText(iso: string): string | undefined {
  return written(DAY, iso)
}

/** `21 Nov, 3:05 pm`. */
export function momentText(iso: string): string | undefined {
  return written(MOMENT, iso)
}

function written(format: Intl.DateTimeFormat, iso: string): string | undefined {
  const date = new Date(iso)
  return iso === '' || Number.isNaN(date.getTime()) ? undefined : format.format(date)
}
