/// Errors for the operator: one line on standard error, which systemd writes to the journal.
/// PocketBase's own log is in the data folder, where nothing can be written once the disk is full.

/** `what` went wrong, with the error behind it; `where` is an address or a record, never a person's data. */
function report(what, error, where = '') {
  const reason = String((error && error.stack) || error).replace(/\s*\n\s*/g, ' | ')
  warn(where === '' ? `${what}: ${reason}` : `${what} (${where}): ${reason}`)
}

/** One line with the time. */
function warn(line) {
  $app.rootCmd.errOrStderr().write(`${new Date().toISOString()} ${line}\n`)
}

module.exports = { report, warn }
