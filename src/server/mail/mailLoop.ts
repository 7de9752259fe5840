import { stackOf } from '#server/pocketbase/log.ts'
import { sendDueMails, type MailLink } from './sendMails.ts'

const PAUSE_MS = 5000
const DEAD_AFTER_MS = 10 * 60 * 1000 // longer than twenty servers that do not answer
const ONE_MINUTE_NS = 60e9
const HEARTBEAT = 'mails:beat'

/**
 * Polls the mail queue every few seconds while the server runs. The cron only starts this loop, and
 * restarts it if it has died: a shorter cron interval would run the backup many times over.
 */
export function runMailLoop(
  app: CoreApp & { cron?(): cron.Cron },
  links: Readonly<Record<string, MailLink>>,
): void {
  if (!claimLoop(app)) return
  app.cron?.().setInterval(ONE_MINUTE_NS)
  for (;;) {
    try {
      sendDueMails(app, links)
    } catch (error) {
      app.logger().error('mails not sent', 'error', stackOf(error))
    }
    sleep(PAUSE_MS)
    app.store().set(HEARTBEAT, Date.now())
  }
}

/** Claims the loop by its heartbeat; false when another one is alive. */
function claimLoop(app: CoreApp): boolean {
  let isMine = false
  app.store().setFunc(HEARTBEAT, (beat: unknown) => {
    isMine = typeof beat !== 'number' || Date.now() - beat > DEAD_AFTER_MS
    return isMine ? Date.now() : beat
  })
  return isMine
}
