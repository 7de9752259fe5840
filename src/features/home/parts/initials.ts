/** The first letters of the first and the last name. */
export function initials(name: string): string {
  const names = name.trim().split(/\s+/)
  const first = names[0]?.[0] ?? ''
  return names.length > 1 ? first + (names.at(-1)?.[0] ?? '') : first
}
