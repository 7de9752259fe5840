import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { environmentFaults as serverFaults } from '#domain/site/environment.js'
import { environmentFaults } from '#tools/environment.mjs'
import { PROJECT } from '#tools/setup/folders.mjs'

const FILE = join(PROJECT, 'package.json')

test('A valid environment passes', () => {
  const program = process.execPath
  expect(environmentFaults({})).toEqual([])
  expect(environmentFaults({ PORT: '8091', CHROMIUM_PATH: program, DARZI_CACHE: '' })).toEqual([])
  expect(environmentFaults({ DARZI_DATA: PROJECT, DARZI_CACHE: join(PROJECT, 'new') })).toEqual([])
})

test.each([
  ['PORT', 'shop', 'not a port number (1 to 65535)'],
  ['POCKETBASE_BIN', FILE, 'a program that can be run'],
  ['CHROMIUM_PATH', '/no/such/chromium', 'a program that can be run'],
  ['LITESTREAM_BIN', '/no/such/litestream', 'a program that can be run'],
  ['DARZI_CACHE', FILE, 'the path of a folder'],
  ['DARZI_DATA', FILE, 'the path of a folder'],
  ['POCKETBASE_RELEASE_URL', 'ftp://mirror.example.com', 'http:// or https://'],
])('%s=%s is named with what is expected', (name, value, expected) => {
  const [fault, ...more] = environmentFaults({ [name]: value })
  expect(fault).toContain(`${name} is "${value}"`)
  expect(fault).toContain(expected)
  expect(more).toEqual([])
})

test('The tools describe the server’s settings as the server does', () => {
  const env = {
    DARZI_URL: 'http://shop.example.com',
    DARZI_SMTP_PORT: 'abc',
    DARZI_OWNER_EMAIL: 'owner@',
    DARZI_LIMITS: 'none',
    DARZI_SMTP_PROT: '587',
  }
  const faults = environmentFaults(env)
  expect(faults).toHaveLength(5)
  expect(faults).toEqual(
    serverFaults(Object.keys(env), (name) => new Map(Object.entries(env)).get(name)),
  )
})

test.each([
  ['npm start', ['tools/start.mjs']],
  ['npm run owner', ['tools/owner.mjs']],
  ['what goes before them', ['tools/setup/prepare.mjs', 'start']],
])('%s stops at an invalid environment before it does anything', (_name, args) => {
  const env = { ...process.env, DARZI_SMTP_PORT: 'abc', DARZI_URL: 'shop.example.com' }
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: PROJECT,
    env,
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stdout).toBe('')
  expect(stderr).toMatch(
    /^DARZI_URL is "shop\.example\.com"\. Expected: .*\nDARZI_SMTP_PORT is "abc"/,
  )
})
