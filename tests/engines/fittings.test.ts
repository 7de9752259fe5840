import { beforeAll, describe, test } from 'vitest'
import { shopDate } from '#domain/base/day.ts'
import { daysAfter, weekOf } from '#domain/desk/fittingWeek.ts'
import { FITTING_SETTINGS } from '#tests/harness/data/fittings.ts'
import { ask, records } from '#tests/harness/server/ask.ts'
import { newRecordId, sentOrder } from '#tests/harness/server/sentOrder.ts'
import { saveSettings } from '#tests/harness/server/shopSettings.ts'
import { signOwnerIn } from './harness/deskSteps.ts'
import { shopBehindRelay } from './harness/shopBehindRelay.ts'
import { enginesOfRun, TABLET, visit } from './harness/visit.ts'

const shop = shopBehindRelay()
const TODAY = shopDate(Date.now())
const DAY = daysAfter(TODAY, 3)
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  from: '10:30',
  until: '13:00',
}))

beforeAll(() => saveSettings(shop, { fittings: { ...FITTING_SETTINGS, hours: EVERY_DAY } }))

/** An order whose first trial is agreed for a time of the day. */
async function agreedAt(firstName: string, time: string): Promise<void> {
  const order = sentOrder({ firstName })
  const made = await ask(shop, records('orders'), { method: 'POST', body: order })
  const wish = { what: 'book', kind: 'firstTrial', place: 'shop', date: DAY, time }
  const body = { id: newRecordId(), ...wish }
  await ask(shop, `/api/fittings/${String(made.body['payToken'])}`, { method: 'POST', body })
}

describe.each(await enginesOfRun())('$name $version', (engine) => {
  test('the owner drags a fitting to another time by its Move button, without opening the dialog', async () => {
    const name = `Asha ${engine.name}`
    await agreedAt(name, '10:30')
    await visit(engine, { name: 'fittings', url: shop.url, size: TABLET }, async (screen) => {
      await signOwnerIn(screen, shop)
      await screen.click('link', 'Fittings')
      if (!weekOf(TODAY).includes(DAY)) await screen.click('button', 'Week after')
      const move = new RegExp(`^Move: First trial, ${name}`)
      await screen.drag('button', move, `[data-date="${DAY}"][data-time="12:30"]`)
      await screen.sees(new RegExp(`${name} Rao: now .*, 12:30 pm. Please tell the customer`))
      await screen.isRidOf('Mark as done')
      await screen.drag('button', move, `[data-date="${DAY}"][data-time="10:30"]`)
      await screen.sees(/10:30 am. Please tell the customer/)
      await screen.click('button', move)
      await screen.sees('Mark as done')
    })
  })
})
