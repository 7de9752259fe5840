import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFields } from '#domain/base/parse.ts'
import { DEMO_HOUSE } from '#domain/shop/demoHouse.ts'
import { parseShop } from '#domain/shop/parseShop.ts'
import { ask, records } from '#tests/harness/server/ask.ts'
import { minimalSite } from '#tests/harness/server/minimalSite.ts'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'
import { PROJECT } from '#tools/setup/folders.mjs'
import { pocketBaseCommand } from '#tools/server/command.mjs'
import { serverFlags } from '#tools/server/folders.mjs'

const CATALOGUE = join(PROJECT, 'public', 'catalogue.json')

let shop: Shop

beforeAll(async () => {
  shop = await startShop({ folders: await minimalSite(), seed: 'empty' })
})

afterAll(() => shop.stop())

function run(args: string[], env: Record<string, string> = {}) {
  const { binary, folders } = shop
  return pocketBaseCommand({ binary, folders, env: { ...process.env, ...env } }, args)
}

async function canSignIn(identity: string, password: string): Promise<boolean> {
  const path = '/api/collections/admins/auth-with-password'
  return (await ask(shop, path, { method: 'POST', body: { identity, password } })).status === 200
}

describe('the owner command', () => {
  it('creates an account with a generated password, while the server runs', async () => {
    const output = await run(['owner', 'tailor@example.com'])
    const [, password = ''] = /^owner tailor@example\.com password (\S+)$/m.exec(output) ?? []
    expect(password).toHaveLength(20)
    expect(await canSignIn('tailor@example.com', password)).toBe(true)
  })

  it('keeps an existing account, and resets it on request', async () => {
    await run(['owner', 'second@example.com'])
    expect(await run(['owner', 'second@example.com'])).toMatch(/^owner second@example\.com kept$/m)
    expect(await run(['owner', 'Second@Example.com'])).toMatch(/ kept$/m)
    expect(await run(['owner', '--reset', 'second@example.com'])).toMatch(/ password \S+$/m)
  })

  it('reads address and password from the environment and does not print the password', async () => {
    const password = 'cut-from-one-cloth'
    const env = { DARZI_OWNER_EMAIL: 'third@example.com', DARZI_OWNER_PASSWORD: password }
    const output = await run(['owner'], env)
    expect(output).toMatch(/^owner third@example\.com$/m)
    expect(output).not.toContain(password)
    expect(await canSignIn('third@example.com', password)).toBe(true)
  })

  it('marks the password as an initial one again', async () => {
    const person = 'fourth@example.com'
    const identify = async (password: string) => {
      const path = '/api/collections/admins/auth-with-password'
      const body = { identity: person, password }
      const answer = await ask(shop, path, { method: 'POST', body })
      expect(answer).toMatchObject({ status: 200 })
      const { token, record } = answer.body
      const { id, passwordChanged } = isFields(record) ? record : {}
      return { id: String(id), token: String(token), passwordChanged }
    }
    const reset = async () => {
      const output = await run(['owner', '--reset', person])
      expect(output).toMatch(/ password \S+$/m)
      return / password (\S+)$/m.exec(output)?.[1] ?? ''
    }
    const oldPassword = await reset()
    const { id, token, passwordChanged } = await identify(oldPassword)
    expect(passwordChanged).toBe(false)
    const password = 'cut-from-one-cloth'
    const body = { password, passwordConfirm: password, oldPassword }
    await ask(shop, records('admins', id), { method: 'PATCH', token, body })
    expect(await identify(password)).toMatchObject({ passwordChanged: true })
    expect(await identify(await reset())).toMatchObject({ passwordChanged: false })
  })

  it('refuses a common password', async () => {
    const output = await run(['owner'], { DARZI_OWNER_PASSWORD: 'password1' })
    expect(output).toContain('DARZI_OWNER_PASSWORD')
    expect(output).not.toMatch(/^owner /m)
    expect(output).not.toContain('goroutine')
  })

  it('refuses an invalid address with a sentence', async () => {
    const output = await run(['owner', 'tailor'])
    expect(output).toBe('tailor is not an e-mail address.\n')
  })
})

describe('the catalogue command', () => {
  it('loads the catalogue once and then keeps it', async () => {
    expect(await run(['catalogue', CATALOGUE, '--demo'])).toMatch(/^catalogue loaded 30$/m)
    expect(await run(['catalogue', CATALOGUE])).toMatch(/^catalogue kept 30$/m)
    const product = { code: 30, slug: 'enamel-cufflinks', rev: 1 }
    expect(await ask(shop, records('products', 'demoproduct0030'))).toMatchObject({ body: product })
  })

  it('sets up the demo house, which promises days for each of its categories', async () => {
    const { body } = await ask(shop, records('shop', 'shop00000000000'))
    const settings = parseShop(body)
    expect(settings).toMatchObject({ ok: true, value: { fittings: DEMO_HOUSE.fittings } })
    const products = JSON.parse(readFileSync(CATALOGUE, 'utf8')) as { category: string }[]
    const promised = DEMO_HOUSE.workroom.leadTimes.map(({ category }) => category)
    expect(promised).toEqual(expect.arrayContaining(products.map(({ category }) => category)))
    expect(settings).toMatchObject({ value: { workroom: { closedWeekdays: [0] } } })
  })
})

describe('the migrations', () => {
  it('run all the way down and up again', async () => {
    const { binary, folders } = shop
    const files = readdirSync(folders.migrations)
      .filter((name) => name.endsWith('.js'))
      .sort()
    const first = files[0] ?? ''
    const last = files.at(-1) ?? ''
    const bare = { ...folders, data: `${folders.data}-schema` }
    await pocketBaseCommand({ binary, folders: bare }, ['migrate', 'up'])
    const down = ['migrate', 'down', String(files.length), ...serverFlags(bare)]
    expect(String(execFileSync(binary, down, { input: 'y\n' }))).toContain(`Reverted ${first}`)
    const up = await pocketBaseCommand({ binary, folders: bare }, ['migrate', 'up'])
    for (const name of [first, last]) expect(up).toContain(`Applied ${name}`)
  })
})
