import { spawn, type ChildProcess } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { portIsFree } from '#tools/server/port.mjs'
import { reservedPort } from '#tests/harness/run/reservedPort.ts'
import { RUN_SMALL_SHOP } from '#tests/fixtures/smallShop.ts'
import { pocketBaseBinary } from '#tests/harness/server/pocketBaseBinary.ts'

const GONE_WITHIN_MS = 60_000
const ASK_AGAIN_MS = 25

/** The shop as a program of its own, with what it has printed. */
function run(
  env: Record<string, string>,
  command = process.execPath,
  args = [RUN_SMALL_SHOP],
  cwd = process.cwd(),
) {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env } })
  onTestFinished(() => void child.kill('SIGKILL'))
  const shop = { child, output: '', code: ended(child) }
  child.stdout.on('data', (text) => (shop.output += String(text)))
  child.stderr.on('data', (text) => (shop.output += String(text)))
  return shop
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('close', resolve))
}

async function until(met: () => boolean | Promise<boolean>): Promise<boolean> {
  const giveUpAt = Date.now() + GONE_WITHIN_MS
  while (Date.now() < giveUpAt) {
    if (await met()) return true
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
  }
  return false
}

async function settings() {
  const home = mkdtempSync(join(tmpdir(), 'darzi-start-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true, maxRetries: 5 }))
  const port = await reservedPort()
  const data = join(home, 'pb_data')
  const binary = await pocketBaseBinary()
  const env = { PORT: String(port), SMALL_SHOP_DATA: data, SMALL_SHOP_BINARY: binary }
  return { home, data, port, env, url: `http://127.0.0.1:${port}` }
}

const opened = (shop: { output: string }) => until(() => shop.output.includes('Ctrl-C closes it'))

test('The first start creates the shop and prints the sign-in once; the second starts directly', async () => {
  const { env, url, port, home } = await settings()
  const first = run(env)
  expect(await opened(first)).toBe(true)
  expect(first.output).toContain(`${url}/admin/login`)
  const password = /Owner's password\s+(\S{12,})/.exec(first.output)?.[1] ?? ''
  const signIn = await fetch(`${url}/api/collections/admins/auth-with-password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ identity: 'owner@house.example', password }),
  })
  expect(signIn.status).toBe(200)
  const list = await fetch(`${url}/api/collections/products/records`)
  expect(await list.json()).toMatchObject({ totalItems: 2 })
  first.child.kill('SIGTERM')
  expect(await first.code).toBe(0)
  expect(await portIsFree(port)).toBe(true)
  expect(readdirSync(home)).toEqual(['pb_data'])

  const second = run(env)
  expect(await opened(second)).toBe(true)
  expect(second.output).not.toContain(password)
  expect(second.output).toContain('npm run owner')
  second.child.kill('SIGINT')
  expect(await second.code).toBe(0)
})

test('Only the user who runs the shop can read its data, also after an upgrade', async () => {
  const { env, data } = await settings()
  const before = process.umask(0o022)
  onTestFinished(() => void process.umask(before))
  const first = run(env)
  expect(await opened(first)).toBe(true)
  const readable = () =>
    [
      data,
      ...readdirSync(data, { recursive: true, encoding: 'utf8' }).map((at) => join(data, at)),
    ].filter((path) => (statSync(path).mode & 0o077) !== 0)
  expect(readable()).toEqual([])
  first.child.kill('SIGTERM')
  await first.code

  chmodSync(data, 0o755)
  const second = run(env)
  expect(await opened(second)).toBe(true)
  expect(statSync(data).mode & 0o777).toBe(0o700)
})

test('Pages of other origins may not read the shop’s responses', async () => {
  const { env, url } = await settings()
  const shop = run(env)
  expect(await opened(shop)).toBe(true)
  const path = `${url}/api/collections/products/records`
  const headers = { Origin: 'https://evil.example' }
  const answers = [
    await fetch(path, { headers }),
    await fetch(path, {
      method: 'OPTIONS',
      headers: { ...headers, 'Access-Control-Request-Method': 'POST' },
    }),
  ]
  for (const answer of answers) expect(answer.headers.get('access-control-allow-origin')).toBeNull()
})

test('A busy port is named, with how to choose another', async () => {
  const { env, port, data } = await settings()
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve))
  onTestFinished(() => void other.close())
  const shop = run(env)
  expect(await shop.code).toBe(1)
  expect(shop.output).toContain(`Port ${port} is already in use.`)
  expect(shop.output).toContain(`PORT=${port + 1} npm start`)
  expect(existsSync(data)).toBe(false)
})

test.each(['shop', '0', '65536', '80.5'])('PORT=%s is refused with a sentence', async (text) => {
  const { env } = await settings()
  const shop = run({ ...env, PORT: text })
  expect(await shop.code).toBe(1)
  expect(shop.output).toContain(`PORT is "${text}", which is not a port number`)
})

test('The server exits when its parent process is killed', async () => {
  const { env, port } = await settings()
  const shop = run(env)
  expect(await opened(shop)).toBe(true)
  shop.child.kill('SIGKILL')
  expect(await until(() => portIsFree(port))).toBe(true)
})

test('The server exits when npm is stopped, although npm’s shell does not forward the signal', async () => {
  const { env, home, port } = await settings()
  const start = `"${process.execPath}" "${RUN_SMALL_SHOP}"`
  writeFileSync(join(home, 'package.json'), JSON.stringify({ scripts: { start } }))
  const shop = run(env, 'npm', ['start'], home)
  expect(await opened(shop)).toBe(true)
  shop.child.kill('SIGTERM')
  expect(await until(() => portIsFree(port))).toBe(true)
})

test('A failed first start leaves no data folder', async () => {
  const { env, home } = await settings()
  const shop = run({ ...env, DARZI_OWNER_PASSWORD: 'short' })
  expect(await shop.code).toBe(1)
  expect(shop.output).toContain('The shop could not be set up')
  expect(readdirSync(home)).toEqual([])
})

test('Without PocketBase the storefront opens and says what does not work', async () => {
  const { env, url, port } = await settings()
  const shop = run({ ...env, SMALL_SHOP_BINARY: '' })
  expect(await opened(shop)).toBe(true)
  expect(shop.output).toContain('ordering and sign-in are off')
  expect((await fetch(`${url}/all-collections`)).status).toBe(200)
  shop.child.kill('SIGTERM')
  expect(await shop.code).toBe(0)
  expect(await portIsFree(port)).toBe(true)
})
