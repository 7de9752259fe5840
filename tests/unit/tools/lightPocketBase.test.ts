import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type PocketBase from 'pocketbase'
import { expect, test } from 'vitest'
import { lighter } from '#tools/build/vendor/lightPocketBase.mjs'

const CODE = readFileSync(fileURLToPath(import.meta.resolve('pocketbase')), 'utf8')

async function clientOf(code: string): Promise<PocketBase> {
  const address = `data:text/javascript,${encodeURIComponent(code)}`
  const loaded = (await import(/* @vite-ignore */ address)) as { default: typeof PocketBase }
  return new loaded.default('https://shop.example')
}

test('the client keeps what the shop uses and drops the dashboard’s services', async () => {
  const client = await clientOf(lighter(CODE))
  expect(Object.keys(client)).toContain('realtime')
  expect(client.collection.bind(client)).toBeTypeOf('function')
  expect(client.filter.bind(client)).toBeTypeOf('function')
  const whole = Object.keys(await clientOf(CODE))
  expect(whole.filter((name) => !(name in client)).sort()).toEqual([
    'backups',
    'collections',
    'crons',
    'files',
    'health',
    'logs',
    'settings',
    'sql',
  ])
})

test('an SDK with unknown parts stops the build', () => {
  expect(() => lighter(CODE.replace('this.backups=', 'this.copies='))).toThrow('has changed')
})
