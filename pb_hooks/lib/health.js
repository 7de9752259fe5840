/// Health check: the server can write, its backup is recent, and mails go out. Nothing else shows a
/// filling disk before orders fail.
const { healthReasons } = require(`${__hooks}/built/domain.js`)
const { asData } = require(`${__hooks}/lib/headers.js`)
const { warn } = require(`${__hooks}/lib/journal.js`)

const KNOWN = 'health:known'
const REPORTED = 'health:reported'
const STARTED = 'health:started'
const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS

/** A check writes a file and runs `df`; within this time the last result is reused. */
const KEPT_MS = 5000
const PROBE_BYTES = 64 * 1024
/** SQLite needs room for its journal before anything fails. */
const USUAL_MIN_FREE_MB = 200
const BACKUP_MAX_AGE_MS = 36 * HOUR_MS
const MAIL_MAX_WAIT_MS = 30 * MINUTE_MS

function start(app) {
  app.store().set(STARTED, Date.now())
}

/** Answers 200, or 503 with every reason. */
function answer(e) {
  asData(e, 'no-store')
  const reasons = reasonsOf(e.app)
  if (reasons.length === 0) return e.json(200, { code: 200, message: 'API is healthy.', data: {} })
  const message = reasons.map((reason) => healthReasons[reason]).join(' ')
  return e.json(503, { status: 503, code: 'unhealthy', message, data: { reasons } })
}

/** Reports to the journal when something goes wrong, hourly while it lasts, and on recovery. */
function watch(app) {
  const reasons = reasonsOf(app)
  const state = reasons.join(' ')
  const last = app.store().get(REPORTED) || { state: '', at: 0 }
  const isNews = state !== last.state || (state !== '' && Date.now() - last.at > HOUR_MS)
  if (!isNews) return
  app.store().set(REPORTED, { state, at: Date.now() })
  if (state === '') return warn('health: all is well again')
  for (const reason of reasons) warn(`health: ${reason}: ${healthReasons[reason]}`)
}

function reasonsOf(app) {
  const known = app.store().get(KNOWN)
  if (known && Date.now() - known.at < KEPT_MS)
    return known.state === '' ? [] : known.state.split(' ')
  const reasons = []
  if (!hasRoom(app.dataDir())) reasons.push('disk')
  if (isBackupOld(app)) reasons.push('backup')
  if (isMailStuck(app)) reasons.push('mail')
  app.store().set(KNOWN, { state: reasons.join(' '), at: Date.now() })
  return reasons
}

function hasRoom(folder) {
  const probe = `${folder}/health.part`
  try {
    $os.writeFile(probe, 'x'.repeat(PROBE_BYTES), 0o600)
    $os.remove(probe)
  } catch (_full) {
    return false
  }
  const freeMb = freeMbOf(folder)
  const minFreeMb = Number($os.getenv('DARZI_MIN_FREE_MB')) || USUAL_MIN_FREE_MB
  return freeMb === undefined || freeMb >= minFreeMb
}

/** The free space in megabytes, by POSIX `df -P`; undefined on a system without it. */
function freeMbOf(folder) {
  try {
    const [, line] = toString($os.cmd('df', '-Pk', folder).output()).split('\n')
    const kb = Number(line.trim().split(/\s+/)[3])
    return Number.isFinite(kb) ? kb / 1024 : undefined
  } catch (_noDf) {
    return undefined
  }
}

/** Without a backup, its age counts from this server's start. */
function isBackupOld(app) {
  const own = `${app.dataDir()}/backups`
  const archives = $os.getenv('DARZI_BACKUPS') || `${app.dataDir()}/../backups`
  const times = timesOf(own, /\.zip$/).concat(timesOf(archives, /^darzi-[\d-]+\.tar\.gz$/))
  const since = times.length > 0 ? Math.max(...times) : app.store().get(STARTED) || Date.now()
  return Date.now() - since > BACKUP_MAX_AGE_MS
}

function timesOf(folder, names) {
  try {
    return $os
      .readDir(folder)
      .filter((entry) => names.test(entry.name()))
      .map((entry) => entry.info().modTime().unixMilli())
  } catch (_noFolder) {
    return []
  }
}

/**
 * Whether a mail is overdue and none has gone out since it was written: one bad address is no
 * fault.
 */
function isMailStuck(app) {
  if (!app.settings().smtp.enabled) return false
  const before = new Date(Date.now() - MAIL_MAX_WAIT_MS).toISOString().replace('T', ' ')
  const row = new DynamicModel({ stuck: 0 })
  app
    .db()
    .newQuery(
      `SELECT COUNT(*) AS stuck FROM mails
       WHERE sent = '' AND held = '' AND created < {:before}
         AND created > (SELECT COALESCE(MAX(sent), '') FROM mails)`,
    )
    .bind({ before })
    .one(row)
  return row.stuck > 0
}

module.exports = { answer, start, watch }
