import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { releaseAsset } from '#tools/setup/download/releaseAsset.mjs'
import { fakePocketBase } from '#tests/fixtures/sourceContext.ts'
import { makeZip } from '#tests/fixtures/zip.ts'
import { downloadSite } from '#tests/harness/network/downloadSite.ts'
import { unpackShop } from '#tests/harness/build/packagedShop.ts'

const ASSET = releaseAsset(process.platform, process.arch)
const ZIP = zipOf(fakePocketBase('0.39.11'))

function zipOf(program: string): Buffer {
  return makeZip([
    { name: 'CHANGELOG.md', bytes: Buffer.from('News.\n'.repeat(5_000)) },
    { name: 'pocketbase', bytes: Buffer.from(program) },
  ])
}

/** A server that fetches from the given site and knows the hash of `zip`. */
function serverAt(site: string, zip = ZIP, tools = ['curl']) {
  const shop = unpackShop(tools)
  onTestFinished(shop.remove)
  const hash = createHash('sha256').update(zip).digest('hex')
  writeFileSync(join(shop.folder, 'pocketbase.sha256'), `${hash}  ${ASSET}\n`)
  return {
    get: () => shop.run('get-pocketbase.sh', [], { POCKETBASE_RELEASE_URL: site }),
    binary: join(shop.folder, 'pocketbase'),
    left: () => readdirSync(shop.folder).filter((name) => /^pocketbase($|\.\d)/.test(name)),
  }
}

const whole: RequestListener = (request, response) =>
  void (request.url === `/${ASSET}` ? response.end(ZIP) : response.writeHead(404).end())

test.each(['curl', 'wget'])(
  'The right file is unpacked and executable, fetched by %s',
  async (tool) => {
    const server = serverAt(await downloadSite(whole), ZIP, [tool])
    const { code, output } = await server.get()
    expect(output).toContain(`PocketBase 0.39.11 is at ${server.binary}`)
    expect(code).toBe(0)
    expect(readFileSync(server.binary, 'utf8')).toBe(fakePocketBase('0.39.11'))
    expect(statSync(server.binary).mode & 0o777).toBe(0o755)
    expect(server.left()).toEqual(['pocketbase'])
    expect((await server.get()).output).toContain('is here already')
  },
)

test('A file with another hash is refused and nothing is kept', async () => {
  const server = serverAt(await downloadSite(whole), Buffer.from('another'))
  const { code, output } = await server.get()
  expect(code).toBe(1)
  expect(output).toMatch(/has the SHA-256 [0-9a-f]{64}, expected [0-9a-f]{64}\. It was not kept/)
  expect(server.left()).toEqual([])
})

test.each(['curl', 'wget'])(
  'A truncated file is refused, fetched by %s',
  async (tool) => {
    const site = await downloadSite((_, response) => {
      response.writeHead(200, { 'Content-Length': ZIP.length })
      response.write(ZIP.subarray(0, 200), () => response.destroy())
    })
    const server = serverAt(site, ZIP, [tool])
    const { code, output } = await server.get()
    expect(code).toBe(1)
    expect(output).toContain('could not be fetched whole')
    expect(server.left()).toEqual([])
  },
  60_000,
)

test.each(['curl', 'wget'])(
  'Without a network it prints one plain sentence, with %s',
  async (tool) => {
    const server = serverAt('http://127.0.0.1:1', ZIP, [tool])
    const { code, output } = await server.get()
    expect(code).toBe(1)
    expect(output).toContain('could not be fetched whole')
    expect(existsSync(server.binary)).toBe(false)
  },
  60_000,
)

test('A machine with neither curl nor wget gets an explanation', async () => {
  const server = serverAt('http://127.0.0.1:1', ZIP, [])
  expect((await server.get()).output).toContain('Neither curl nor wget is here')
  expect(server.left()).toEqual([])
})

test('A binary of another version is not kept', async () => {
  const zip = zipOf(fakePocketBase('0.1.0'))
  const server = serverAt(await downloadSite((_, response) => response.end(zip)), zip)
  expect((await server.get()).output).toContain('does not run here')
  expect(server.left()).toEqual([])
})
