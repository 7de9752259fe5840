const LOOK_AGAIN_MS = 500

/**
 * Calls back when npm, which started this process, has exited. A SIGTERM to npm ends npm and its
 * shell, and the shell does not forward it: without this the process would be orphaned. When
 * started in another way (a service, a terminal that closes later) nothing is watched.
 * @param {() => void} gone
 */
export function onOrphaned(gone) {
  if (!process.env['npm_lifecycle_event']) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    gone()
  }, LOOK_AGAIN_MS)
  timer.unref()
}
