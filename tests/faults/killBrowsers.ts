import { setTimeout as pause } from 'node:timers/promises'
import { startProgress } from '#tools/setup/process/progress.mjs'
import { startFaultProxy } from '#tests/harness/network/faultProxy.ts'
import { minimalSite } from '#tests/harness/server/minimalSite.ts'
import { startShop } from '#tests/harness/server/shopServer.ts'
import { browserPhones } from '#tests/faults/phone/browserPhone.ts'
import { openOwnerView } from '#tests/faults/model/ownerView.ts'
import type { Program } from '#tests/faults/phone/ownChromium.ts'
import type { Phone } from '#tests/faults/phone/phone.ts'
import { randomOf } from '#tests/faults/phone/random.ts'
import type { Report } from './report.ts'

/** The latest moment of a kill: placing an order takes Chromium about half as long. */
const MAX_LIFE_MS = 400
const RUN = 'kills'

/**
 * Kills Chromium with SIGKILL at random moments of placing an order, `count` times on one profile,
 * and counts the cart lines that are then lost or in two orders.
 */
export async function killBrowsers(
  count: number,
  seed: number,
  program: Program,
): Promise<boolean> {
  const random = randomOf(seed)
  const shop = await startShop({ folders: await minimalSite() })
  const ownerView = await openOwnerView(shop)
  const proxy = await startFaultProxy(shop.url)
  const phone = await (await browserPhones(program))(proxy.url, seed)
  const progress = startProgress(`${count} kills of Chromium while it places an order`)
  const added: string[] = []
  for (let kills = 0; kills < count; kills += 1) {
    progress.note(`${kills} of ${count}`)
    await phone.open(0)
    const label = `${RUN}x${kills}x`
    const reply = await phone.act(0, { do: 'add', label, oldPrice: false })
    if (reply?.what === 'added') added.push(label)
    if (random() < 0.3) proxy.spoil({ kind: 'drop-after-commit' }, { method: 'POST' })
    void phone.act(0, { do: 'order', label, seen: 'nothing', isValid: true })
    await pause(random() * MAX_LIFE_MS)
    await phone.killBrowser()
  }
  proxy.heal()
  const report = await drained(phone)
  const stored = (await ownerView.stored(RUN)).flatMap(({ lines }) => lines)
  await phone.close()
  await proxy.stop()
  await shop.stop()

  const here = [
    ...report.cart.map(({ label }) => label),
    ...report.waiting.flatMap((row) => row.lines),
  ]
  const places = (label: string) => [...here, ...stored].filter((one) => one === label).length
  const lost = added.filter((label) => places(label) === 0)
  const doubled = added.filter((label) => places(label) > 1)
  progress.done(
    `${added.length} lines: ${stored.length} ordered, ${here.length} still here, ` +
      `${lost.length} lost, ${doubled.length} doubled`,
  )
  for (const label of [...lost, ...doubled]) console.log(`  ${label}`)
  return lost.length === 0 && doubled.length === 0
}

/** Sends everything queued, and reports what is left. */
async function drained(phone: Phone): Promise<Report> {
  phone.trust()
  await phone.open(0)
  for (let round = 0; ; round += 1) {
    await phone.act(0, { do: 'sendNow' })
    await phone.wait(60_000)
    await phone.settle()
    const reply = await phone.act(0, { do: 'report' })
    if (reply?.what !== 'report') throw new Error('the phone cannot say what it holds')
    if (reply.report.waiting.length === 0 || round === 10) return reply.report
  }
}
