/** PocketBase puts a space between date and time, which not every browser can parse. */
export function toIsoDate(date: string): string {
  return date.replace(' ', 'T')
}
