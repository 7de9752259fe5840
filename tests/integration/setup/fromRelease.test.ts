import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { cachedBinary } from '#tools/setup/pocketbase/localSources.mjs'
import { fromRelease } from '#tools/setup/pocketbase/fromRelease.mjs'
import { POCKETBASE_VERSION } from '#tools/setup/pinned.mjs'
import { fakePocketBase, newMachine } from '#tests/fixtures/sourceContext.ts'
import { makeZip } from '#tests/fixtures/zip.ts'
import { downloadSite } from '#tests/harness/network/downloadSite.ts'

const ASSET = 'pocketbase_0.39.11_linux_amd64.zip'
const PROGRAM = Buffer.from(fakePocketBase(POCKETBASE_VERSION))
const ZIP = makeZip([
  { name: 'CHANGELOG.md', bytes: Buffer.from('News.\n'.repeat(5_000)) },
  { name: 'pocketbase', bytes: PROGRAM },
])
const HASH = sha256(ZIP)

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Why the release was refused, or "" where it was taken. */
async function refusal(context: Parameters<typeof fromRelease>[0]): Promise<string> {
  const answer = await fromRelease(context)
  return 'reason' in answer ? answer.reason : ''
}

/** A machine that downloads from the given site, and what is left on it afterwards. */
function machineAt(url: string, hash = HASH) {
  const machine = newMachine({ POCKETBASE_RELEASE_URL: url })
  const binary = cachedBinary(machine.context)
  return {
    context: { ...machine.context, hashes: { [ASSET]: hash } },
    binary,
    left: () => (existsSync(dirname(binary)) ? readdirSync(dirname(binary)) : []),
  }
}

test('A zip with the right hash is unpacked, executable and alone in the cache', async () => {
  const asked: (string | undefined)[] = []
  const url = await downloadSite((request, response) => {
    asked.push(request.url)
    response.end(ZIP)
  })
  const { context, binary, left } = machineAt(url)
  expect(await fromRelease(context)).toEqual({ binary })
  expect(readFileSync(binary)).toEqual(PROGRAM)
  expect(left()).toEqual(['pocketbase'])
  expect(asked).toEqual([`/${ASSET}`])
})

test('A redirect is followed, as the release site uses', async () => {
  const url = await downloadSite((request, response) => {
    if (request.url === '/elsewhere') response.end(ZIP)
    else response.writeHead(302, { Location: '/elsewhere' }).end()
  })
  const { context, binary } = machineAt(url)
  expect(await fromRelease(context)).toEqual({ binary })
})

test('A zip with another hash is not used', async () => {
  const url = await downloadSite((_, response) => response.end(ZIP))
  const { context, left } = machineAt(url, 'a'.repeat(64))
  const answer = await fromRelease(context)
  expect(answer).toEqual({
    reason: `${ASSET} has the SHA-256 ${HASH}, expected ${'a'.repeat(64)}: not used`,
  })
  expect(left()).toEqual([])
})

test('The pinned hash is used when no other is given', async () => {
  const url = await downloadSite((_, response) => response.end(ZIP))
  const { context } = newMachine({ POCKETBASE_RELEASE_URL: url })
  expect(await refusal(context)).toMatch(
    '08b9fcda0d5fd42cb315dc15a36dfa121c993855bd635f01d347c31b4328ec34',
  )
})

test.each([0, 200])('A download of only %i bytes is reported as cut short', async (size) => {
  const url = await downloadSite((_, response) => {
    response.writeHead(200, { 'Content-Length': ZIP.length })
    response.flushHeaders()
    response.write(ZIP.subarray(0, size))
    setTimeout(() => response.destroy(), 50)
  })
  const { context, left } = machineAt(url)
  expect(await refusal(context)).toMatch(/cut short/)
  expect(left()).toEqual([])
})

test('A stalled download is aborted', async () => {
  const url = await downloadSite((_, response) => {
    response.writeHead(200, { 'Content-Length': ZIP.length })
    response.write(ZIP.subarray(0, 200))
  })
  const { context, left } = machineAt(url)
  expect(await refusal({ ...context, stallMs: 300 })).toMatch(/silent/)
  expect(left()).toEqual([])
})

test('Without a network it prints one plain sentence', async () => {
  const { context, left } = machineAt('http://127.0.0.1:1')
  expect(await refusal(context)).toMatch(/cannot be reached/)
  expect(left()).toEqual([])
})

test('A refusal names the status', async () => {
  const url = await downloadSite((_, response) => response.writeHead(404).end('Not Found'))
  const { context } = machineAt(url)
  expect(await fromRelease(context)).toEqual({ reason: `${url}/${ASSET} answered 404` })
})

test('A zip without the binary is not used', async () => {
  const zip = makeZip([{ name: 'LICENSE.md', bytes: Buffer.from('MIT') }])
  const url = await downloadSite((_, response) => response.end(zip))
  const { context, left } = machineAt(url, sha256(zip))
  expect(await fromRelease(context)).toEqual({
    reason: `${ASSET}: the zip does not contain pocketbase`,
  })
  expect(left()).toEqual([])
})

test('A binary that does not run here is not kept', async () => {
  const zip = makeZip([{ name: 'pocketbase', bytes: Buffer.from('not for this machine') }])
  const url = await downloadSite((_, response) => response.end(zip))
  const { context, left } = machineAt(url, sha256(zip))
  expect(await refusal(context)).toMatch(/not run here/)
  expect(left()).toEqual([])
})

test('A platform without a pinned hash is checked against the release’s checksum list', async () => {
  const asset = 'pocketbase_0.39.11_linux_s390.zip'
  const url = await downloadSite((request, response) =>
    response.end(request.url === '/checksums.txt' ? `${'b'.repeat(64)}  ${asset}\n` : ZIP),
  )
  const machine = newMachine({ POCKETBASE_RELEASE_URL: url })
  const answer = await fromRelease({ ...machine.context, platform: 'win32' })
  expect(answer).toEqual({
    reason: `${url}/checksums.txt does not list pocketbase_0.39.11_windows_amd64.zip`,
  })
})

test('A mismatch with the release’s checksum list refuses the zip', async () => {
  const asset = 'pocketbase_0.39.11_windows_amd64.zip'
  const url = await downloadSite((request, response) =>
    response.end(request.url === '/checksums.txt' ? `${'b'.repeat(64)}  ${asset}\n` : ZIP),
  )
  const machine = newMachine({ POCKETBASE_RELEASE_URL: url })
  expect(await refusal({ ...machine.context, platform: 'win32' })).toMatch(
    `expected ${'b'.repeat(64)}`,
  )
})

test('A platform without a release gets an explanation', async () => {
  const machine = newMachine()
  const answer = await fromRelease({ ...machine.context, arch: 'mips' })
  expect(answer).toEqual({ reason: 'none is published for linux mips' })
})
