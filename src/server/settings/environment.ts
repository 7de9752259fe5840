import { environmentFaults } from '#domain/site/environment.js'
import { readText } from '#server/pocketbase/files.ts'
import { exitWith } from '#server/pocketbase/terminal.ts'

const LOOPBACK = ['127.0.0.1', '::1']
const SUBMISSION_PORT = 587
const IMPLICIT_TLS_PORT = 465

/** The commands that set up or serve the shop, and read its settings. */
const CHECKED = ['serve', 'migrate', 'owner']

/**
 * Refuses to start with an invalid or unknown setting, which would otherwise be ignored or misread:
 * ends the process with a line for each.
 */
export function checkEnvironment(): void {
  if (!CHECKED.some((command) => $os.args.includes(command))) return
  const faults = environmentFaults(variableNames(), (name) => $os.getenv(name))
  if (faults.length > 0) exitWith(...faults)
}

/** The names of the variables that are set; none on a system that cannot list them. */
function variableNames(): string[] {
  const variables = readText('/proc/self/environ').split('\0')
  return (variables.length > 1 ? variables : listedByEnv()).map((line) => line.split('=')[0] ?? '')
}

/** Elsewhere than on Linux: by POSIX `env`. */
function listedByEnv(): string[] {
  try {
    return toString($os.cmd('env').output()).split('\n')
  } catch {
    return []
  }
}

/** Applies the environment to PocketBase's settings, in memory only. */
export function applyEnvironment(settings: core.Settings): void {
  const { meta, smtp } = settings
  const url = $os.getenv('DARZI_URL')
  const smtpHost = $os.getenv('DARZI_SMTP_HOST')
  const sender = $os.getenv('DARZI_SMTP_FROM')
  const proxyHeader = $os.getenv('DARZI_TRUSTED_PROXY')
  if (url !== '') meta.appURL = url
  if (smtpHost !== '') {
    smtp.enabled = true
    smtp.host = smtpHost
    smtp.port = Number($os.getenv('DARZI_SMTP_PORT')) || SUBMISSION_PORT
    smtp.username = $os.getenv('DARZI_SMTP_USER')
    smtp.password = $os.getenv('DARZI_SMTP_PASSWORD')
    smtp.tls = smtp.port === IMPLICIT_TLS_PORT
  }
  if (sender !== '') {
    meta.senderAddress = sender
    meta.senderName = meta.appName
  }
  if (proxyHeader !== '') settings.trustedProxy.headers = [proxyHeader]
  if (!areLimitsOn()) settings.rateLimits.enabled = false
  // PocketBase's request log can be read only in the Dashboard. Without the Dashboard it would just fill
  // the disk, with up to 13 kB per request, refused ones included.
  if (!isDashboardOn()) settings.logs.maxDays = 0
  // Superuser tokens are valid on this machine only, unless the owner enables the Dashboard.
  settings.superuserIPs = isDashboardOn() ? [] : LOOPBACK
}

/** Whether rate limits apply; most tests turn them off. */
export function areLimitsOn(): boolean {
  return $os.getenv('DARZI_LIMITS') !== 'off'
}

/** Whether PocketBase's Dashboard is enabled. */
export function isDashboardOn(): boolean {
  return $os.getenv('DARZI_DASHBOARD') === '1'
}

/** Whether this process serves the shop, and does not run one of the commands. */
export function isServing(): boolean {
  return $os.args.includes('serve')
}
