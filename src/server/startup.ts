import { emailChangeLink } from '#server/accounts/emailChange.ts'
import { passwordResetLink } from '#server/accounts/passwordReset.ts'
import { startHealth } from '#server/health/health.ts'
import { lockDataFolder } from '#server/health/serverLock.ts'
import { sendDueMails } from '#server/mail/sendMails.ts'
import { warmRenderer } from '#server/pages/renderPage.ts'
import { runLoop } from '#server/pocketbase/loop.ts'
import { sendDuePushes } from '#server/push/sendPushes.ts'
import { newsletterLink } from '#server/requests/newsletter.ts'
import { applyEnvironment, checkEnvironment, isServing } from '#server/settings/environment.ts'

const FIRST_CRON_NS = 5e9
const SERVING = 'serving'

/** Starts PocketBase, for a command or to serve the shop. */
export function bootstrap(e: core.BootstrapEvent): void {
  checkEnvironment()
  if (isServing()) lockDataFolder(e.app.dataDir())
  e.next()
  if (isServing()) {
    e.app.runAllMigrations()
    applyEnvironment(e.app.settings())
    e.app.store().set(SERVING, true)
    warmRenderer()
    // The first mails and pushes leave within seconds of the start, not at the next full minute.
    e.app.cron().setInterval(FIRST_CRON_NS)
  }
  startHealth(e.app)
}

/**
 * Applies the environment again: settings that come from it are machine-specific, held in memory and
 * never stored.
 */
export function reloadSettings(e: core.SettingsReloadEvent): void {
  e.next()
  if (e.app.store().get(SERVING)) applyEnvironment(e.app.settings())
}

/** Sends mails, never inside a request. Some get their link when they are sent. */
export function startMailLoop(app: CoreApp): void {
  const links = {
    reset: passwordResetLink,
    newsletter: newsletterLink,
    emailChange: emailChangeLink,
  }
  runLoop(app, 'mails', (isMine) => sendDueMails(app, links, isMine))
}

/** Sends pushes in a loop of their own: a mail server that does not respond delays none. */
export function startPushLoop(app: CoreApp): void {
  runLoop(app, 'pushes', (isMine) => sendDuePushes(app, isMine))
}
