import rules from './environment.json'

/**
 * What is wrong with the server's settings, a sentence for each variable with its value and what is
 * expected. The table beside this file holds the rules because `npm start` reads it too, before
 * anything is built. A variable that is empty counts as not set.
 */
export function environmentFaults(read: (name: string) => string | undefined): string[] {
  return Object.entries(rules).flatMap(([name, { pattern, expected }]) => {
    const value = read(name) ?? ''
    if (value === '' || new RegExp(pattern).test(value)) return []
    return [`${name} is "${value}". Expected: ${expected}.`]
  })
}
