/**
 * Errors for the operator: one line on standard error, which systemd writes to the journal.
 * PocketBase's own log is in the data folder, where nothing can be written once the disk is full.
 * @param what went wrong
 * @param error behind it
 * @param where an address or a record, never a person's data
 */
export function report(what: string, error: unknown, where = ''): void {
  const reason = stackOf(error).replace(/\s*\n\s*/g, ' | ')
  warn(where === '' ? `${what}: ${reason}` : `${what} (${where}): ${reason}`)
}

/** The stack of an error; the text of anything else that was thrown. */
export function stackOf(error: unknown): string {
  const { stack } = error instanceof Error ? error : { stack: undefined }
  return stack !== undefined && stack !== '' ? stack : String(error)
}

/** One line with the time. */
export function warn(line: string): void {
  $app.rootCmd?.errOrStderr().write(`${new Date().toISOString()} ${line}\n`)
}
