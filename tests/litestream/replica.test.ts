import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findLitestream } from '#tools/setup/litestream.mjs'
import { runToEnd } from '#tools/setup/process/runToEnd.mjs'
import { ask, records } from '#tests/harness/server/ask.ts'
import { ownerSnapshot } from '#tests/harness/server/ownerSnapshot.ts'
import { unpackShop } from '#tests/harness/build/packagedShop.ts'
import { signInOwner } from '#tests/harness/server/people.ts'
import { pocketBaseBinary } from '#tests/harness/server/pocketBaseBinary.ts'
import { sentOrder } from '#tests/harness/server/sentOrder.ts'

const OWNER = { email: 'owner@house.example', password: 'measure-twice-cut-once' }
const REPLICATED = 100
/** Litestream polls once a second; after this long without a new file it has everything. */
const QUIET_MS = 4_000
const PATIENCE_MS = 60_000
const LOOK_AGAIN_MS = 100

async function litestreamBinary(): Promise<string> {
  const found = await findLitestream()
  if (!found.found) throw new Error(found.reason)
  return found.binary
}

/** Waits until the replica has got something after `since` and then nothing for a while. */
async function untilReplicated(folder: string, since: number): Promise<void> {
  const giveUpAt = Date.now() + PATIENCE_MS
  while (Date.now() < giveUpAt) {
    const last = newest(folder)
    if (last >= since && Date.now() - last > QUIET_MS) return
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  }
  throw new Error('Litestream did not finish replicating')
}

function newest(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  const times = files
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false }))
  return Math.max(0, ...times.map((found) => found?.mtimeMs ?? 0))
}

test('When server and Litestream are killed with SIGKILL, the replica restores every replicated order', async () => {
  const place = unpackShop()
  onTestFinished(place.remove)
  const replica = join(place.home, 'replica')
  mkdirSync(replica)
  const env = {
    POCKETBASE_BIN: await pocketBaseBinary(),
    DARZI_DATA: join(place.home, 'house', 'pb_data'),
    DARZI_REPLICA: replica,
    DARZI_OWNER_EMAIL: OWNER.email,
    DARZI_OWNER_PASSWORD: OWNER.password,
  }
  const binary = await litestreamBinary()
  const config = ['-config', join(place.folder, 'litestream.yml')]
  const first = await place.open(env)
  const litestream = spawn(binary, ['replicate', ...config], { env, stdio: 'ignore' })
  onTestFinished(() => void litestream.kill('SIGKILL'))
  const order = (body = sentOrder()) => ask(first, records('orders'), { method: 'POST', body })

  const sent = Array.from({ length: REPLICATED }, () => sentOrder())
  for (const body of sent) expect(await order(body)).toMatchObject({ status: 200 })
  await untilReplicated(replica, Date.now())

  // More orders are on their way while both die.
  const late = Array.from({ length: 40 }, () => order().catch(() => undefined))
  await late[10]
  litestream.kill('SIGKILL')
  await first.crash()
  await Promise.all(late)
  rmSync(join(place.home, 'house'), { recursive: true })

  const copy = join(place.home, 'copy')
  mkdirSync(copy)
  const database = join(env.DARZI_DATA, 'data.db')
  const fetched = await runToEnd(
    binary,
    ['restore', ...config, '-o', join(copy, 'data.db'), database],
    { env },
  )
  expect(fetched.code, fetched.output).toBe(0)
  expect((await place.run('restore.sh', [copy], env)).output).toContain(`restored ${copy}`)

  const second = await place.open(env)
  const { records: found } = await ownerSnapshot(
    second,
    await signInOwner({ ...second, owner: OWNER }),
  )
  const { orders = [], order_events: events = [] } = found
  const ids = orders.map(({ id }) => String(id))
  expect(sent.map(({ id }) => id).filter((id) => !ids.includes(id))).toEqual([])
  expect(events.map(({ order: of }) => String(of)).sort()).toEqual(ids.sort())
  const again = { method: 'POST' as const, body: sentOrder() }
  expect((await ask(second, records('orders'), again)).status).toBe(200)
  await second.stop()
}, 180_000)
