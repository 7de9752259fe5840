/// Polls the mail queue every few seconds while the server runs. The cron only starts this loop,
/// and restarts it if it has died: a shorter cron interval would run the backup many times over.
const { sendDue } = require(`${__hooks}/lib/sendMails.js`)

const PAUSE_MS = 5000
const DEAD_AFTER_MS = 10 * 60 * 1000 // longer than twenty servers that do not answer
const ONE_MINUTE_NS = 60e9
const BEAT = 'mails:beat'

function start(app) {
  if (!claim(app.store())) return
  app.cron().setInterval(ONE_MINUTE_NS)
  for (;;) {
    try {
      sendDue(app)
    } catch (error) {
      app.logger().error('mails not sent', 'error', String(error.stack || error))
    }
    sleep(PAUSE_MS)
    app.store().set(BEAT, Date.now())
  }
}

/** Claims the loop by its heartbeat; false when another one is alive. */
function claim(store) {
  let mine = false
  store.setFunc(BEAT, (beat) => {
    mine = !beat || Date.now() - beat > DEAD_AFTER_MS
    return mine ? Date.now() : beat
  })
  return mine
}

module.exports = { start }
