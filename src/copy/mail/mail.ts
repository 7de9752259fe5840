export type Mail = { subject: string; text: string }

/** The paragraphs of a mail's text; empty ones are left out. */
export function paragraphs(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n')
}
