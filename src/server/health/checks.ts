import { isRecipientRefused } from '#server/mail/recipientRefused.ts'
import { databaseTime, selectTexts } from '#server/pocketbase/queries.ts'

const HOUR_MS = 60 * 60 * 1000
const PROBE_BYTES = 64 * 1024
/** SQLite needs room for its journal before anything fails. */
const USUAL_MIN_FREE_MB = 200
const BACKUP_MAX_AGE_MS = 36 * HOUR_MS
const MAIL_MAX_WAIT_MS = HOUR_MS / 2

/** Whether the data folder can be written to and has free space left. */
export function hasDiskSpace(folder: string): boolean {
  const probe = `${folder}/health.part`
  try {
    $os.writeFile(probe, 'x'.repeat(PROBE_BYTES), 0o600)
  } catch {
    return false
  }
  try {
    $os.remove(probe)
  } catch {
    // Another engine that checked at the same moment has removed it.
  }
  const freeMb = freeMbOf(folder)
  const minFreeMb = Number($os.getenv('DARZI_MIN_FREE_MB')) || USUAL_MIN_FREE_MB
  return freeMb === undefined || freeMb >= minFreeMb
}

/** The free space in megabytes, by POSIX `df -P`; undefined on a system without it. */
function freeMbOf(folder: string): number | undefined {
  try {
    const [, line = ''] = toString($os.cmd('df', '-Pk', folder).output()).split('\n')
    const kb = Number(line.trim().split(/\s+/)[3])
    return Number.isFinite(kb) ? kb / 1024 : undefined
  } catch {
    return undefined
  }
}

/** Without a backup, its age counts from this server's start. */
export function isBackupOld(folder: string, startedMs: number): boolean {
  const archives = $os.getenv('DARZI_BACKUPS') || `${folder}/../backups`
  const times = [
    ...changeTimes(`${folder}/backups`, /\.zip$/),
    ...changeTimes(archives, /^darzi-[\d-]+\.tar\.gz$/),
  ]
  const since = times.length > 0 ? Math.max(...times) : startedMs
  return Date.now() - since > BACKUP_MAX_AGE_MS
}

/** When the files with such names changed, in Unix milliseconds; none without the folder. */
function changeTimes(folder: string, names: RegExp): number[] {
  try {
    return $os
      .readDir(folder)
      .filter((entry) => names.test(entry.name()))
      .map((entry) => entry.info().modTime().unixMilli())
  } catch {
    return []
  }
}

/**
 * Whether a mail is overdue and none has gone out since it was written. One bad address is no fault. An
 * outage stays one when its mails have been given up: only a mail that goes out ends it.
 */
export function isMailStuck(app: CoreApp): boolean {
  if (!app.settings().smtp.enabled) return false
  const before = databaseTime(Date.now() - MAIL_MAX_WAIT_MS)
  const overdue = app
    .db()
    .newQuery(
      `SELECT DISTINCT error FROM mails
       WHERE sent = '' AND held = '' AND created < {:before}
         AND created > (SELECT COALESCE(MAX(sent), '') FROM mails)`,
    )
    .bind({ before })
  return selectTexts(overdue, ['error']).some(({ error }) => !isRecipientRefused(error))
}
