/** Copies a text, and answers whether the browser let it: some have no clipboard, or deny it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
