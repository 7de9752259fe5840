import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/**
 * Just above the current sizes of a shop that mails by EmailJS: it precaches 8 kB more than others, and
 * its worker's list is 0.1 kB longer. The targets are 10 kB and 700 kB. The worker met its until the first
 * load was split into more files (decision 0076) and the rest came in one bundle (decision 0083).
 */
export const OFFLINE_BUDGET = { workerBytes: 11_400, shopBytes: 1_018_500 }

/** The owner's files, and the bundle that the others arrive in. */
const NOT_KEPT = /^assets\/(admin\/|precache-)/

/**
 * The exceeded budgets of what every visitor's device downloads to work offline: the service
 * worker, gzipped, and the files it precaches on the first visit, as stored. The owner's files are
 * cached only after the owner has signed in and do not count.
 * @param {string} folder of the built shop
 * @param {{ workerBytes: number, shopBytes: number }} budget
 * @returns {string[]}
 */
export function offlineViolations(folder, budget) {
  const worker = readFileSync(join(folder, 'serviceWorker.js'), 'utf8')
  const listed = new Set([...worker.matchAll(/"url":"([^"]+)"/g)].map(([, url = '']) => url))
  const files = [...listed].filter((url) => !NOT_KEPT.test(url))
  const shopBytes = files.reduce((sum, url) => sum + statSync(join(folder, url)).size, 0)
  const workerBytes = gzipSync(worker).length
  return [
    ...breach('The service worker', workerBytes, budget.workerBytes),
    ...breach('What every device keeps', shopBytes, budget.shopBytes),
  ]
}

/** @param {string} what @param {number} bytes @param {number} most */
function breach(what, bytes, most) {
  return bytes <= most ? [] : [`${what}: ${bytes} bytes, ${most} are allowed.`]
}
