import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { offlineViolations } from '#tools/build/chunks/offlineBudget.mjs'

const folder = mkdtempSync(join(tmpdir(), 'darzi-offline-'))
mkdirSync(join(folder, 'assets/admin'), { recursive: true })
writeFileSync(join(folder, 'assets/cart.js'), 'c'.repeat(2000))
writeFileSync(join(folder, 'assets/admin/desk.js'), 'd'.repeat(9000))
const list = [{ url: 'assets/cart.js' }, { url: 'assets/admin/desk.js' }]
writeFileSync(join(folder, 'serviceWorker.js'), `keep(${JSON.stringify(list)})`)
afterAll(() => rmSync(folder, { recursive: true }))

test('what every device downloads is weighed without the owner’s files', () => {
  expect(offlineViolations(folder, { workerBytes: 1000, shopBytes: 2000 })).toEqual([])
  expect(offlineViolations(folder, { workerBytes: 1000, shopBytes: 1999 })).toEqual([
    'What every device keeps: 2000 bytes, 1999 are allowed.',
  ])
})

test('an oversized precache is reported', () => {
  const [violation] = offlineViolations(folder, { workerBytes: 10, shopBytes: 2000 })
  expect(violation).toMatch(/^The service worker: \d+ bytes, 10 are allowed\.$/)
})
