import { onOrphaned } from './onOrphaned.mjs'

const SIGNALS = /** @type {const} */ ({ SIGHUP: 129, SIGINT: 130, SIGTERM: 143 })

/**
 * Turns a signal into an ordinary exit, so that the `exit` listeners run which stop children and
 * remove half-made files. Without a listener Node dies on the spot and leaves both behind.
 */
export function stopOnSignals() {
  for (const [signal, code] of Object.entries(SIGNALS))
    process.once(signal, () => process.exit(code))
  onOrphaned(() => process.exit(SIGNALS.SIGTERM))
}
