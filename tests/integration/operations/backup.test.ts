import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, records } from '#tests/harness/server/ask.ts'
import { ownerSnapshot } from '#tests/harness/server/ownerSnapshot.ts'
import { unpackShop } from '#tests/harness/build/packagedShop.ts'
import { newShopper, signInOwner } from '#tests/harness/server/people.ts'
import { smallPng } from '#tests/harness/data/pngs.ts'
import { pocketBaseBinary } from '#tests/harness/server/pocketBaseBinary.ts'
import { sentOrder } from '#tests/harness/server/sentOrder.ts'
import { superuserToken } from '#tests/harness/server/superuser.ts'

const OWNER = { email: 'owner@house.example', password: 'measure-twice-cut-once' }
const PATIENCE_MS = 120_000

/** Larger than the shop's files, smaller than a backup of a real shop. */
const ROOM_BYTES = 16 * 1024 * 1024

let place: ReturnType<typeof unpackShop>
let env: Record<string, string>

beforeAll(async () => {
  place = unpackShop()
  env = {
    POCKETBASE_BIN: await pocketBaseBinary(),
    DARZI_DATA: join(place.home, 'house', 'pb_data'),
    DARZI_OWNER_EMAIL: OWNER.email,
    DARZI_OWNER_PASSWORD: OWNER.password,
  }
})

afterAll(() => place.remove())

async function open() {
  return { ...(await place.open(env)), owner: OWNER, binary: env['POCKETBASE_BIN'] ?? '' }
}

type House = Awaited<ReturnType<typeof open>>

function order(house: House) {
  return ask(house, records('orders'), { method: 'POST', body: sentOrder() })
}

async function uploadPhoto(house: House, token: string): Promise<void> {
  const form = new FormData()
  form.set('photo', new Blob([Buffer.from(smallPng(40, 60))], { type: 'image/png' }), 'suit.png')
  const path = `${records('products', 'demoproduct0001')}?base=1`
  const { status } = await ask(house, path, { method: 'PATCH', token, body: form })
  expect(status).toBe(200)
}

async function backUp(): Promise<string> {
  const { output } = await place.run('backup.sh', [], { ...env, DARZI_BACKUPS_KEPT: '2' })
  return /^backup (\S+)$/m.exec(output)?.[1] ?? output
}

const folders = () => readdirSync(join(place.home, 'house')).sort()

test(
  'A backup restores orders, accounts and photos after the data is lost',
  async () => {
    const first = await open()
    const { token } = await signInOwner(first)
    await uploadPhoto(first, token)
    for (let sent = 0; sent < 5; sent++) expect((await order(first)).status).toBe(200)
    const shopper = await newShopper(first)
    const before = await ownerSnapshot(first, { token })

    // The shop stays open and takes orders while the backup is made.
    let busy = true
    const visitors = [1, 2].map(async () => {
      while (busy) expect((await order(first)).status).toBe(200)
    })
    const archive = await backUp()
    busy = false
    await Promise.all(visitors)
    expect(archive).toMatch(/house\/backups\/darzi-\d{8}-\d{6}\.tar\.gz$/)
    const { output: refused } = await place.run('restore.sh', [archive], env)
    expect(refused).toMatch(/The shop is open \(process \d+\)\. Shut it first\./)
    await first.crash()

    rmSync(env['DARZI_DATA'] ?? '', { recursive: true })
    const restored = await place.run('restore.sh', [archive], env)
    expect(restored.output).toContain(`restored ${archive}`)
    const second = await open()
    const after = await ownerSnapshot(second, await signInOwner(second))
    const ids = (found: typeof after) => (found.records['orders'] ?? []).map(({ id }) => String(id))
    expect(after.photos).toEqual(before.photos)
    expect(Object.values(after.photos)[0]).toMatch(/^200 iVBOR/)
    expect(after.records['products']).toEqual(before.records['products'])
    expect(after.records['orders']).toEqual(expect.arrayContaining(before.records['orders'] ?? []))
    expect(after.records['order_events']).toHaveLength(ids(after).length)
    const known = { identity: shopper.email, password: shopper.password }
    const signIn = '/api/collections/users/auth-with-password'
    expect((await ask(second, signIn, { method: 'POST', body: known })).status).toBe(200)
    expect((await order(second)).status).toBe(200)
    await second.stop()
  },
  PATIENCE_MS,
)

test(
  "PocketBase's own nightly backup can be restored too, and the replaced data is kept",
  async () => {
    const house = await open()
    const data = env['DARZI_DATA'] ?? ''
    const before = await ownerSnapshot(house, await signInOwner(house))
    const { folder } = place
    const places = { data, hooks: join(folder, 'pb_hooks'), public: join(folder, 'dist') }
    const migrations = join(folder, 'pb_migrations')
    const token = await superuserToken({ ...house, folders: { ...places, migrations } })
    const body = { name: 'nightly.zip' }
    expect((await ask(house, '/api/backups', { method: 'POST', token, body })).status).toBe(204)
    expect((await order(house)).status).toBe(200)
    await house.stop()

    const { output } = await place.run('restore.sh', [join(data, 'backups', 'nightly.zip')], env)
    expect(output).toContain('restored ')
    expect(folders()).toEqual([
      'backups',
      'pb_data',
      expect.stringMatching(/^pb_data\.before-\d{8}-\d{6}$/),
    ])
    expect(existsSync(join(data, 'backups', 'nightly.zip'))).toBe(true)
    const again = await open()
    expect(await ownerSnapshot(again, await signInOwner(again))).toEqual(before)
    await again.stop()
  },
  PATIENCE_MS,
)

test(
  'A damaged archive changes nothing, and only the configured number of backups is kept',
  async () => {
    const broken = join(place.home, 'broken.tar.gz')
    writeFileSync(broken, 'no archive')
    const before = folders()
    const { code, output } = await place.run('restore.sh', [broken], env)
    expect([code, output]).toEqual([1, expect.stringContaining('Nothing was changed')])
    expect(folders()).toEqual(before)

    const backups = join(place.home, 'house', 'backups')
    const old = ['darzi-20200101-000000.tar.gz', 'darzi-20200102-000000.tar.gz', 'mine.tar.gz']
    for (const name of old) writeFileSync(join(backups, name), '')
    const last = await backUp()
    const left = readdirSync(backups).sort()
    expect(left).toHaveLength(3)
    expect(left).toEqual(expect.arrayContaining(['mine.tar.gz', last.split('/').at(-1)]))
    expect(left).not.toContain(old[0])
  },
  PATIENCE_MS,
)

test(
  'A restore that finds too little room leaves the shop as it was',
  async () => {
    const archive = await backUp()
    const data = env['DARZI_DATA'] ?? ''
    mkdirSync(join(data, 'backups'), { recursive: true })
    writeFileSync(join(data, 'backups', 'large.zip'), Buffer.alloc(2 * ROOM_BYTES))
    const before = folders()

    const restore = place.start('restore.sh', [archive], env)
    const pid = String(restore.child.pid)
    // No file beyond this size, as on a full disk; the script's own programs inherit it.
    execFileSync('prlimit', ['--pid', pid, `--fsize=${ROOM_BYTES}`], { stdio: 'pipe' })
    const { code, output } = await restore.ended
    expect(folders()).toEqual(before)
    expect(existsSync(join(data, 'data.db'))).toBe(true)
    expect([code, output]).toEqual([1, expect.stringContaining('Nothing was changed')])
  },
  PATIENCE_MS,
)
