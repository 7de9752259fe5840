import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { serverFlags } from '#tools/server/folders.mjs'
import { ask, records } from '#tests/harness/server/ask.ts'
import { minimalSite } from '#tests/harness/server/minimalSite.ts'
import { newShopper, signInOwner } from '#tests/harness/server/people.ts'
import { sentOrder } from '#tests/harness/server/sentOrder.ts'
import { startShop } from '#tests/harness/server/shopServer.ts'

/** A command that writes as Litestream and backups do: from another process, for a while. */
const HOLD = `$app.rootCmd.addCommand(new Command({
  use: 'hold',
  run: () => $app.runInTransaction((tx) => {
    tx.db().newQuery('UPDATE counters SET value = value WHERE 0').execute()
    $app.rootCmd.outOrStdout().writeString('holding\\n')
    sleep(1500)
    $app.rootCmd.outOrStdout().writeString('until ' + Date.now() + '\\n')
  }),
}))`

test('A write waits while another process writes, and succeeds', async () => {
  const folders = await minimalSite()
  writeFileSync(join(folders.hooks, 'hold.pb.js'), HOLD)
  const shop = await startShop({ folders })
  onTestFinished(() => shop.stop())
  const { token } = await signInOwner(shop)
  const placed = sentOrder()
  await ask(shop, records('orders'), { method: 'POST', body: placed })

  const other = spawn(shop.binary, ['hold', ...serverFlags(shop.folders)])
  onTestFinished(() => void other.kill('SIGKILL'))
  const ended = new Promise((resolve) => other.once('close', resolve))
  let printed = ''
  await new Promise<void>((resolve) =>
    other.stdout.on('data', (text) => {
      printed += String(text)
      if (printed.includes('holding')) resolve()
    }),
  )
  const answers = await Promise.all(
    [
      ask(shop, records('orders'), { method: 'POST', body: sentOrder() }),
      ask(shop, records('orders', placed.id), {
        method: 'PATCH',
        token,
        body: { status: 'confirmed' },
      }),
      ask(shop, `${records('products', 'demoproduct0002')}?base=1`, {
        method: 'PATCH',
        token,
        body: { price: 1_234 },
      }),
      newShopper(shop).then(() => ({ status: 200 })),
    ].map(async (answer) => ({ status: (await answer).status, atMs: Date.now() })),
  )
  await ended
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const heldUntilMs = Number(/until (\d+)/.exec(printed)?.[1])
  expect(Math.min(...answers.map(({ atMs }) => atMs))).toBeGreaterThanOrEqual(heldUntilMs)
})
