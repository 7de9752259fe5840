/** PocketBase puts a space between date and time, which not every browser can parse. */
export function isoOf(date: string): string {
  return date.replace(' ', 'T')
}
