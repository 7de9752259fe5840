/** PocketBase writes a blank between day and time, which not every browser reads as a date. */
export function isoOf(date: string): string {
  return date.replace(' ', 'T')
}
