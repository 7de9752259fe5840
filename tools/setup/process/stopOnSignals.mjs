import { onOrphaned } from './onOrphaned.mjs'

const SIGNALS = /** @type {const} */ ({ SIGHUP: 129, SIGINT: 130, SIGTERM: 143 })

/**
 * Turns a signal into an ordinary exit, so that the `exit` listeners run that stop children and
 * remove partial files. Without a listener Node exits at once and leaves both behind.
 */
export function stopOnSignals() {
  for (const [signal, code] of Object.entries(SIGNALS))
    process.once(signal, () => process.exit(code))
  onOrphaned(() => process.exit(SIGNALS.SIGTERM))
}
