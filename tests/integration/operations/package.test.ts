import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { archive } from '#tools/package/archive.mjs'
import { writeArchive } from '#tools/package/writeArchive.mjs'
import { PROJECT } from '#tools/setup/folders.mjs'
import { releaseAsset } from '#tools/setup/download/releaseAsset.mjs'
import { makeZip } from '#tests/fixtures/zip.ts'
import { ask, records } from '#tests/harness/server/ask.ts'
import { downloadSite } from '#tests/harness/network/downloadSite.ts'
import { unpackShop } from '#tests/harness/build/packagedShop.ts'
import { pocketBaseBinary } from '#tests/harness/server/pocketBaseBinary.ts'
import { sentOrder } from '#tests/harness/server/sentOrder.ts'

const STOPS_WITHIN_MS = 30_000
const SIGN_IN = '/api/collections/admins/auth-with-password'

function unpacked() {
  const shop = unpackShop()
  onTestFinished(shop.remove)
  return shop
}

test('The shop starts from the archive in an empty folder, without Node', async () => {
  const shop = unpacked()
  const zip = makeZip([{ name: 'pocketbase', bytes: readFileSync(await pocketBaseBinary()) }])
  const hash = createHash('sha256').update(zip).digest('hex')
  const asset = releaseAsset(process.platform, process.arch)
  writeFileSync(join(shop.folder, 'pocketbase.sha256'), `${hash}  ${asset}\n`)
  const site = await downloadSite((_, response) => response.end(zip))

  const server = await shop.open({
    POCKETBASE_RELEASE_URL: site,
    DARZI_OWNER_EMAIL: 'tailor@example.com',
  })
  const [, firstPassword = ''] =
    /Owner: tailor@example\.com password (\S+)/.exec(server.output()) ?? []
  const page = await fetch(server.url)
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await page.text()).toContain('Ember &amp; Thread')
  const first = { identity: 'tailor@example.com', password: firstPassword }
  expect((await ask(server, SIGN_IN, { method: 'POST', body: first })).status).toBe(200)
  const order = { method: 'POST' as const, body: sentOrder() }
  expect((await ask(server, records('orders'), order)).status).toBe(200)

  const { output } = await shop.run('owner.sh', ['tailor@example.com'])
  const [, password = ''] = /^Owner: tailor@example\.com password (\S+)$/m.exec(output) ?? []
  const second = { ...first, password }
  expect((await ask(server, SIGN_IN, { method: 'POST', body: first })).status).not.toBe(200)
  expect((await ask(server, SIGN_IN, { method: 'POST', body: second })).status).toBe(200)

  const other = await shop.run('start.sh', [], { PORT: '1' })
  expect(other.code).toBe(1)
  expect(other.output).toMatch(/is in use by another server, process \d+/)

  const startedAt = performance.now()
  expect((await server.stop()).code).toBe(0)
  expect(performance.now() - startedAt).toBeLessThan(STOPS_WITHIN_MS)
  expect(readdirSync(shop.folder).filter((name) => name.includes('.part'))).toEqual([])
  expect(statSync(join(shop.folder, 'pb_data', 'data.db')).mode & 0o077).toBe(0)
})

test('A failed first start leaves no data folder, and without an owner there is no shop', async () => {
  const shop = unpacked()
  const env = { POCKETBASE_BIN: await pocketBaseBinary(), DARZI_OWNER_PASSWORD: 'short' }
  const failed = await shop.run('start.sh', [], env)
  expect(failed.code).not.toBe(0)
  expect(failed.output).toContain('DARZI_OWNER_PASSWORD')
  expect(readdirSync(shop.folder).filter((name) => name.startsWith('pb_data'))).toEqual([])
  const owner = await shop.run('owner.sh', [], { POCKETBASE_BIN: env.POCKETBASE_BIN })
  expect(owner.output).toContain('There is no shop')
})

test('A first start with invalid settings names each in a line of its own and creates nothing', async () => {
  const shop = unpacked()
  const env = { DARZI_SMTP_PORT: 'abc', DARZI_URL: 'http://x', DARZI_OWNER_EMAIL: 'owner@' }
  const binary = await pocketBaseBinary()
  const typo = { DARZI_SMTP_PROT: '587' }
  const failed = await shop.run('start.sh', [], { POCKETBASE_BIN: binary, ...env, ...typo })
  expect(failed.code).toBe(1)
  const TIME = /^(The database was not created: )?\S+ \S+ /
  const lines = failed.output
    .trim()
    .split('\n')
    .map((line) => line.replace(TIME, ''))
  expect(lines).toEqual([
    expect.stringMatching(/^DARZI_URL is "http:\/\/x"\. Expected: an address/),
    expect.stringMatching(/^DARZI_SMTP_PORT is "abc"\. Expected: a port number/),
    expect.stringMatching(/^DARZI_OWNER_EMAIL is "owner@"\. Expected: one e-mail address/),
    'DARZI_SMTP_PROT is not a setting of the shop. Is it misspelt?',
  ])
  expect(readdirSync(shop.folder).filter((name) => name.startsWith('pb_data'))).toEqual([])
})

test('The archive comes with a SHA-256 that reveals a damaged copy', () => {
  const folder = mkdtempSync(join(tmpdir(), 'darzi-sums-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const { file, sums } = writeArchive(PROJECT, folder, 'darzi-1.2.3')
  const check = () => spawnSync('sha256sum', ['--check', sums], { cwd: folder, encoding: 'utf8' })
  expect(check()).toMatchObject({ status: 0, stdout: 'darzi-1.2.3.tar.gz: OK\n' })
  appendFileSync(file, 'x')
  expect(check().status).not.toBe(0)
})

test('The same project gives the same archive, with fixed file dates', () => {
  const one = archive(PROJECT, 'darzi')
  const other = archive(PROJECT, 'darzi')
  expect(one.equals(other)).toBe(true)
  const page = join(unpacked().folder, 'dist', 'shell.html')
  expect(statSync(page).mtime.getUTCFullYear()).toBe(2025)
})
