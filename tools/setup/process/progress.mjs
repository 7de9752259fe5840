const TELL_AGAIN_MS = 10_000
const REDRAW_MS = 500

/**
 * @typedef {{ note: (detail: string) => void, print: (lines: string) => void,
 *   done: (outcome?: string) => void }} Progress `print`: shows lines above it
 * @typedef {(doing: string) => Progress} StartProgress
 */

/**
 * Shows on one line what is being done and how long it has taken. On a terminal the line updates in
 * place; a log file gets a line at the start, one every ten seconds and one at the end.
 * @param {string} doing what is being done, as in "Building PocketBase with Go"
 * @returns {Progress}
 */
export function startProgress(doing) {
  const out = process.stdout
  const live = out.isTTY === true
  const startedAt = performance.now()
  let detail = ''

  const line = () =>
    `${doing} … ${seconds(performance.now() - startedAt)}${detail && `, ${detail}`}`
  const redraw = () => out.write(`\r\x1b[2K${line()}`)

  if (live) redraw()
  else out.write(`${doing} …\n`)
  const timer = setInterval(
    () => (live ? redraw() : out.write(`${line()}\n`)),
    live ? REDRAW_MS : TELL_AGAIN_MS,
  )
  timer.unref()

  return {
    note(text) {
      detail = text
    },
    print(lines) {
      out.write(live ? `\r\x1b[2K${lines}\n` : `${lines}\n`)
      if (live) redraw()
    },
    done(outcome = 'done') {
      clearInterval(timer)
      const line = `${doing}: ${outcome} (${seconds(performance.now() - startedAt)})\n`
      out.write(live ? `\r\x1b[2K${line}` : line)
    },
  }
}

/**
 * A duration for people: "0.4 s", "12 s", "2 min 5 s".
 * @param {number} lengthMs milliseconds
 */
export function seconds(lengthMs) {
  if (lengthMs < 10_000) return `${(lengthMs / 1000).toFixed(1)} s`
  const whole = Math.round(lengthMs / 1000)
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}
