import { isFields } from '#domain/base/parse.ts'
import { report } from './log.ts'

/** PocketBase's types hide that the app has a cron. */
type AppWithCron = CoreApp & { cron?(): cron.Cron }

/** The loop that sends, and when it last reported, in Unix milliseconds. */
type Holder = { id: string; at: number }

/**
 * A loop that has not reported for longer counts as dead. It reports before each thing that it
 * sends; of those, an unanswered connection takes longest to time out, about two minutes.
 */
export const DEAD_AFTER_MS = 10 * 60 * 1000

const PAUSE_MS = 5000
const LOOK_MS = 250
const ONE_MINUTE_NS = 60e9
const ID_LENGTH = 15

/** The store's key for whether a loop has work. */
const wakeOf = (name: string) => `${name}:wake`

/** Wakes a loop: something for it to send has been queued. */
export function wakeLoop(app: CoreApp, name: string): void {
  app.store().set(wakeOf(name), true)
}

/**
 * Repeats `work` when it is woken, and every few seconds for what is due again, while the server
 * runs, in an engine of its own. The cron only starts it, soon after the server's start, and starts
 * another if it has died: a shorter cron interval would run the backup many times over.
 * @param name what it sends
 * @param work checks `isMine` before each send and stops if another loop has taken over: a loop
 *   that hung for long may resume
 */
export function runLoop(
  app: AppWithCron,
  name: string,
  work: (isMine: () => boolean) => void,
): void {
  const id = $security.randomString(ID_LENGTH)
  const isMine = () => claimLoop(app, name, id)
  if (!isMine()) return
  app.cron?.().setInterval(ONE_MINUTE_NS)
  while (isMine()) {
    try {
      work(isMine)
    } catch (error) {
      report(`${name} not sent`, error)
    }
    pause(app, name)
  }
}

function pause(app: CoreApp, name: string): void {
  const until = Date.now() + PAUSE_MS
  while (Date.now() < until && app.store().get(wakeOf(name)) !== true) sleep(LOOK_MS)
  app.store().remove(wakeOf(name))
}

/** Claims the loop, or confirms that this one still runs it; false when another one does. */
function claimLoop(app: CoreApp, name: string, id: string): boolean {
  let isMine = false
  app.store().setFunc(`${name}:holder`, (stored: unknown) => {
    const holder = nextHolder(stored, id, Date.now())
    isMine = holder.id === id
    return holder
  })
  return isMine
}

/** The holder after loop `id` has tried to claim it: `id`, unless another loop is alive. */
export function nextHolder(stored: unknown, id: string, nowMs: number): Holder {
  const holder = holderIn(stored)
  const isTaken = holder && holder.id !== id && nowMs - holder.at <= DEAD_AFTER_MS
  return isTaken ? holder : { id, at: nowMs }
}

function holderIn(stored: unknown): Holder | undefined {
  if (!isFields(stored)) return undefined
  return { id: String(stored['id']), at: Number(stored['at']) }
}
