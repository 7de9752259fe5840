/** The text that this tab's session has under the key; undefined when there is none. */
export function readSession(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined // the browser stores nothing for this site
  }
}

/**
 * Stores the text for this tab's session, or removes it when undefined.
 * @returns whether the browser did so
 */
export function writeSession(key: string, text: string | undefined): boolean {
  try {
    if (text === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}
