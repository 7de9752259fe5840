/// The environment variables that the server knows, and what each of them sets.
const { environmentFaults } = require(`${__hooks}/built/domain.js`)

const LOOPBACK = ['127.0.0.1', '::1']

/** Refuses to start with a setting that would be ignored otherwise, or do something else. */
function check() {
  const faults = environmentFaults((name) => $os.getenv(name))
  if (faults.length > 0) throw new Error(faults.join(' '))
}

function apply(settings) {
  const env = (name) => $os.getenv(name)
  const meta = settings.meta
  if (env('DARZI_URL')) meta.appURL = env('DARZI_URL')
  if (env('DARZI_SMTP_HOST')) {
    const smtp = settings.smtp
    smtp.enabled = true
    smtp.host = env('DARZI_SMTP_HOST')
    smtp.port = Number(env('DARZI_SMTP_PORT')) || 587
    smtp.username = env('DARZI_SMTP_USER')
    smtp.password = env('DARZI_SMTP_PASSWORD')
    smtp.tls = smtp.port === 465
  }
  if (env('DARZI_SMTP_FROM')) {
    meta.senderAddress = env('DARZI_SMTP_FROM')
    meta.senderName = meta.appName
  }
  if (env('DARZI_TRUSTED_PROXY')) settings.trustedProxy.headers = [env('DARZI_TRUSTED_PROXY')]
  if (env('DARZI_LIMITS') === 'off') settings.rateLimits.enabled = false
  // Superuser tokens are valid on this machine only, unless the owner enables the Dashboard.
  settings.superuserIPs = env('DARZI_DASHBOARD') === '1' ? [] : LOOPBACK
}

module.exports = { apply, check }
