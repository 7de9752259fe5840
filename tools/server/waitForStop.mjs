import { onOrphaned } from '../setup/process/onOrphaned.mjs'

/**
 * Resolves on the first Ctrl-C, SIGTERM or closed terminal, for a graceful shutdown. A second one
 * exits at once.
 * @returns {Promise<void>}
 */
export function waitForStop() {
  return new Promise((resolve) => {
    let isReported = false
    const stop = () => {
      if (isReported) process.exit(130)
      isReported = true
      resolve()
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
    onOrphaned(() => isReported || stop())
  })
}
