import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { environmentFaults } from '#domain/site/environment.js'
import { MAX_BODY_BYTES, MAX_BULK_BYTES, MAX_PHOTO_BYTES } from '#server/http/bodyLimit.ts'
import { PROJECT } from '#tools/setup/folders.mjs'

const read = (name: string) =>
  readFileSync(join(PROJECT, 'tools', 'package', 'server', 'examples', name), 'utf8')

const LARGEST = Math.max(MAX_BODY_BYTES, MAX_BULK_BYTES, MAX_PHOTO_BYTES)

/** What Caddy and nginx call their units, in bytes. */
const UNITS = { MB: 1e6, MiB: 1024 ** 2, m: 1024 ** 2 }

function bytesOf([, amount, unit]: RegExpMatchArray): number {
  const [, bytes = 0] = Object.entries(UNITS).find(([name]) => name === unit) ?? []
  return Number(amount) * bytes
}

test.each([
  ['Caddyfile', /max_size (\d+)(\w+)/g, 2],
  ['nginx.conf', /client_max_body_size (\d+)(\w+)/g, 1],
])('The limit of each shop in %s is the largest body that the server takes', (...example) => {
  const [name, limit, shops] = example
  const limits = [...read(name).matchAll(limit)].map(bytesOf)
  expect(limits).toEqual(Array(shops).fill(LARGEST))
})

test('The example of the settings is valid, and stays so with a domain instead of a proxy', () => {
  const settings = (text: string) =>
    new Map([...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]))
  for (const text of [
    read('house.env'),
    read('house.env').replace('#DARZI_DOMAIN', 'DARZI_DOMAIN'),
  ]) {
    const env = settings(text)
    expect(environmentFaults([...env.keys()], (name) => env.get(name))).toEqual([])
  }
})
