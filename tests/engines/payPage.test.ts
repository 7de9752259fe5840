import { beforeAll, describe, test } from 'vitest'
import { ask, records } from '#tests/harness/server/ask.ts'
import { sentOrder } from '#tests/harness/server/sentOrder.ts'
import { saveSettings } from '#tests/harness/server/shopSettings.ts'
import { shopBehindRelay } from './harness/shopBehindRelay.ts'
import { enginesOfRun, visit } from './harness/visit.ts'

const shop = shopBehindRelay()
const PAYMENT = { terms: { kind: 'advance', percent: 30 }, upiId: 'ember.thread@okbank' }

beforeAll(() => saveSettings(shop, { payment: PAYMENT }))

describe.each(await enginesOfRun())('$name $version', (engine) => {
  test('a customer sees what is due and the code to scan, and tells the house the reference', () =>
    visit(engine, { name: 'payment', url: shop.url }, async (screen) => {
      const { body } = await ask(shop, records('orders'), { method: 'POST', body: sentOrder() })
      await screen.goto(`/pay/${String(body['payToken'])}`)
      await screen.sees(String(body['number']), 'To be paid now', '₹12,899', PAYMENT.upiId)
      await screen.finds('img', 'UPI code: ₹12,899 to Ember & Thread')
      await screen.fill('UPI reference (UTR), 12 digits', '1234')
      await screen.click('button', 'Send the reference')
      await screen.sees('Please enter the 12 digits')
      await screen.fill('UPI reference (UTR), 12 digits', '612345678901')
      await screen.click('button', 'Send the reference')
      await screen.sees('Thank you. We will look it up and confirm it on your order.')
      await screen.reload()
      await screen.sees('You told us that you have paid.')
    }))
})
