import { stackOf } from './log.ts'

/** PocketBase's types hide that the app has a cron. */
type AppWithCron = CoreApp & { cron?(): cron.Cron }

const PAUSE_MS = 5000
const LOOK_MS = 250
const ONE_MINUTE_NS = 60e9
const DEAD_AFTER_MS = 10 * 60 * 1000 // longer than twenty servers that do not answer

/** The store's key for whether a loop has work. */
const wakeOf = (name: string) => `${name}:wake`

/** Ends the pause of a loop: what it sends has been queued. */
export function wakeLoop(app: CoreApp, name: string): void {
  app.store().set(wakeOf(name), true)
}

/**
 * Repeats `work` when it is woken, and every few seconds for what is due again, while the server
 * runs, in an engine of its own. The cron only starts it, soon after the server's start, and restarts
 * it if it has died: a shorter cron interval would run the backup many times over.
 * @param name what it sends
 */
export function runLoop(app: AppWithCron, name: string, work: () => void): void {
  const heartbeat = `${name}:beat`
  if (!claimLoop(app, heartbeat)) return
  app.cron?.().setInterval(ONE_MINUTE_NS)
  for (;;) {
    try {
      work()
    } catch (error) {
      app.logger().error(`${name} not sent`, 'error', stackOf(error))
    }
    pause(app, name)
    app.store().set(heartbeat, Date.now())
  }
}

function pause(app: CoreApp, name: string): void {
  const until = Date.now() + PAUSE_MS
  while (Date.now() < until && app.store().get(wakeOf(name)) !== true) sleep(LOOK_MS)
  app.store().remove(wakeOf(name))
}

/** Claims the loop by its heartbeat; false when another one is alive. */
function claimLoop(app: CoreApp, heartbeat: string): boolean {
  let isMine = false
  app.store().setFunc(heartbeat, (beat: unknown) => {
    isMine = typeof beat !== 'number' || Date.now() - beat > DEAD_AFTER_MS
    return isMine ? Date.now() : beat
  })
  return isMine
}
