import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { PAYMENT_METHOD, type OrderDraft } from '#domain/orders/order.ts'
import { ask, itemsOf, records } from '#tests/harness/server/ask.ts'
import { emailjsSettings } from '#tests/harness/mail/emailjsSettings.ts'
import { startEmailjsService, type EmailjsService } from '#tests/harness/mail/emailjsService.ts'
import { newShopper, signInOwner } from '#tests/harness/server/people.ts'
import { newRecordId, suit } from '#tests/harness/server/sentOrder.ts'
import { SHIPPING } from '#tests/harness/data/shipping.ts'
import { shopBehindProxy } from '#tests/harness/network/shopBehindProxy.ts'
import { Window } from 'happy-dom'

const PATIENT = { timeout: 45_000 }
const ORDERS = { method: 'POST', path: /collections\/orders/ }

let service: EmailjsService

beforeAll(async () => {
  service = await startEmailjsService()
})
afterAll(() => service.stop())
const shop = shopBehindProxy(() => service.origin)

beforeEach(() => {
  stubForms()
  const settings = emailjsSettings(service.origin)
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
})
afterEach(() => {
  service.answer()
  vi.unstubAllEnvs()
})

async function openShop() {
  const page = await shop.device.open(async () => ({
    ...(await import('#data/orders/orders.ts')),
    ...(await import('#data/outbox/sending/queue.ts')),
    ...(await import('#data/outbox/list.ts')),
    ...(await import('#data/account/account.ts')),
    ...(await import('#data/requests/newsletter.ts')),
    ...(await import('#data/requests/requests.ts')),
    ...(await import('#data/mail/emailjs/mailRun.ts')),
    ...(await import('#data/mail/mailFailed.ts')),
    ...(await import('#data/storage/database.ts')),
  }))
  const failed: string[] = []
  page.onMailFailed((purpose) => failed.push(purpose))
  const placeOrder = (draft: OrderDraft) => page.placeOrder(draft, [])
  return { ...page, placeOrder, failed }
}

function draftOf(user = ''): OrderDraft {
  const lines = [suit({ quantity: 2 })]
  const order = { lines, currency: 'INR', paymentMethod: PAYMENT_METHOD, note: '' } as const
  return { id: newRecordId(), user, shipping: SHIPPING, ...order }
}

/** Nothing is in flight any more. */
async function settled({ inDatabase }: Awaited<ReturnType<typeof openShop>>): Promise<void> {
  await expect.poll(() => inDatabase((db) => db.mails.count()), PATIENT).toBe(0)
}

function takenAbout(number: string) {
  return service.taken.filter(({ fields }) => fields['order_id'] === number)
}

describe('an order', () => {
  it('is mailed to the house and then to the customer, with reply addresses', async () => {
    const page = await openShop()
    const placed = await page.placeOrder({ ...draftOf(), neededBy: '2031-03-05' })
    if (!placed.ok) throw new Error(placed.problem.code)
    const { number } = placed.value.order
    await settled(page)
    const common = {
      ...SHIPPING,
      order_id: number,
      customer_email: SHIPPING.email,
      order_items: 'Navy Twill Suit x 2: ₹85,998',
      total_price: '₹85,998',
      payment_method: 'Pay via WhatsApp',
      whatsapp_number: '+91 55500 01420',
      trial_date: '',
      promised_date: '',
      needed_by: '2031-03-05',
      order_link: expect.stringMatching(/^http.*\/order\/[a-z0-9]{15}$/) as unknown,
      pay_link: '',
      whatsapp_link: expect.stringContaining('https://wa.me/915550001420?text=') as unknown,
    }
    const path = '/api/v1.0/email/send'
    expect(takenAbout(number)).toEqual([
      {
        path,
        user: 'public-key',
        service: 'service_owner',
        template: 'template_owner',
        fields: common,
      },
      {
        path,
        user: 'public-key',
        service: 'service_customer',
        template: 'template_customer',
        fields: { ...common, reply_to: 'house@emberandthread.example' },
      },
    ])
    expect(page.failed).toEqual([])
  })

  it('placed offline is mailed once, after the server has it', async () => {
    const page = await openShop()
    shop.device.setOnline(false)
    const draft = draftOf()
    const placed = await page.placeOrder(draft)
    const before = service.asked()
    if (!placed.ok) throw new Error(placed.problem.code)
    expect(placed.value.state).toBe('saved')
    shop.device.setOnline(true)
    shop.proxy.spoil({ kind: 'drop-after-commit' }, ORDERS) // the first answer is lost
    const other = await openShop()
    await Promise.all([page.sendNow(), other.sendNow()])
    await page.sendNow()
    await other.sendNow()
    await expect.poll(() => service.asked() - before, PATIENT).toBe(2)
    await settled(page)
    expect(takenAbout(placed.value.order.number)).toHaveLength(2)
  })

  it('refused by the server is mailed to nobody', async () => {
    const page = await openShop()
    const before = service.asked()
    const placed = await page.placeOrder({ ...draftOf(), lines: [suit({ price: 1 })] })
    expect(placed).toMatchObject({ ok: false })
    await page.sendNow()
    expect(service.asked()).toBe(before)
  })

  it.each([403, 451])(
    'stays placed when EmailJS answers %i, and the shopper sees a notice',
    async (status) => {
      service.answer(status, 200)
      const page = await openShop()
      const placed = await page.placeOrder(draftOf())
      if (!placed.ok) throw new Error(placed.problem.code)
      await settled(page)
      expect(page.failed).toEqual(['orderToOwner'])
      const { id, number } = placed.value.order
      expect(takenAbout(number).map(({ template }) => template)).toEqual(['template_customer'])
      const { token } = await signInOwner(shop)
      expect((await ask(shop, records('orders', id), { token })).status).toBe(200)
    },
  )

  it.each([429, 'dead', 500] as const)(
    'is mailed later when EmailJS first answers %s',
    async (status) => {
      service.answer(status)
      const page = await openShop()
      const placed = await page.placeOrder(draftOf())
      if (!placed.ok) throw new Error(placed.problem.code)
      await settled(page)
      expect(page.failed).toEqual([])
      expect(takenAbout(placed.value.order.number)).toHaveLength(2)
    },
  )

  it.each([
    ['when this one closes first', () => 0],
    // A retry that was planned while the clock was ahead.
    ['whose clock is days behind this one’s', () => Date.now() + 10 * 24 * 60 * 60 * 1000],
  ])('is mailed by a later page %s', async (_when, nextAt) => {
    service.answer('dead')
    const page = await openShop()
    const placed = await page.placeOrder(draftOf())
    if (!placed.ok) throw new Error(placed.problem.code)
    shop.device.setOnline(false) // this page tries nothing any more
    shop.device.forgetLocks()
    const planned = { nextAt: nextAt() }
    await page.inDatabase((db) => db.mails.toCollection().modify(planned))
    const later = await openShop()
    shop.device.setOnline(true)
    await later.sendNow()
    await settled(later)
    expect(takenAbout(placed.value.order.number).length).toBeGreaterThanOrEqual(2)
  })
})

describe('when EmailJS is unreachable', () => {
  it('the mail is dropped after three retries, and the order stays', async () => {
    // More than are asked for: a page of the test before may still be at it.
    service.answer(...Array.from({ length: 20 }, () => 'dead' as const))
    const page = await openShop()
    const before = service.asked()
    const placed = await page.placeOrder(draftOf())
    expect(placed).toMatchObject({ ok: true, value: { state: 'sent' } })
    await expect.poll(() => page.failed.length, PATIENT).toBe(2)
    expect(service.asked() - before).toBeGreaterThanOrEqual(8)
    expect(await page.inDatabase((db) => db.orders.count())).toBe(1)
  })
})

describe('requests', () => {
  it('for an appointment contain what was typed into the form', async () => {
    const page = await openShop()
    const form = {
      name: 'Asha Rao',
      email: 'asha@example.com',
      phone: '+91 98765 43210',
      service: 'bespoke',
      message: 'A suit.\nOn Saturday?',
    }
    expect(await page.requestAppointment(form)).toMatchObject({ ok: true })
    await settled(page)
    expect(service.taken.at(-1)).toEqual({
      path: '/api/v1.0/email/send-form',
      user: 'public-key',
      service: 'service_appointment',
      template: 'template_appointment',
      fields: { ...form, message: 'A suit.\r\nOn Saturday?' },
    })
  })

  it('for tailoring link to the measurements and never contain them', async () => {
    const shopper = await newShopper(shop)
    const page = await openShop()
    await page.signIn(shopper.email, shopper.password)
    const placed = await page.placeOrder(draftOf(shopper.id))
    if (!placed.ok) throw new Error(placed.problem.code)
    const orderCode = placed.value.order.number
    const sent = await page.sendTailoringRequest({
      measurements: { chest: 1016, waist: 873 },
      material: 'wool',
      color: '#112233',
      fitType: 'slim',
      additionalRequests: 'My neck is 391',
      hasPurchased: true,
      orderCode,
    })
    if (!sent.ok) throw new Error(sent.problem.code)
    await settled(page)
    const mail = service.taken.at(-1)
    expect(mail).toMatchObject({
      service: 'service_tailoring',
      template: 'template_tailoring',
      fields: {
        request_id: sent.value.id,
        name: 'Asha Rao',
        email: shopper.email,
        material: 'wool',
        reply_to: shopper.email,
        hasPurchased: 'yes',
        orderCode,
        desk_link: `${shop.proxy.url}/admin/requests?tab=tailoring`,
      },
    })
    expect(JSON.stringify(mail)).not.toMatch(/\b(1016|873|391)\b/)
    const { token } = await signInOwner(shop)
    expect(itemsOf(await ask(shop, records('mails'), { token }))).toEqual([])
  })
})

describe('without a public key', () => {
  it('no mail is queued and EmailJS is never called', async () => {
    vi.stubEnv('VITE_EMAILJS_PUBLIC_KEY', '')
    const page = await openShop()
    const before = service.asked()
    const written = vi.fn()
    page.onMailFailed(written)
    expect(await page.placeOrder({ ...draftOf(), id: newRecordId() })).toMatchObject({ ok: true })
    await page.sendNow()
    expect(await page.inDatabase((db) => db.mails.count())).toBe(0)
    expect(service.asked()).toBe(before)
  })
})

/** Gives a test device what a form needs: a document, and a FormData that reads its forms. */
function stubForms(): void {
  vi.stubGlobal('document', new Window().document)
  const Plain = FormData
  vi.stubGlobal(
    'FormData',
    class extends Plain {
      constructor(form?: HTMLFormElement) {
        super()
        for (const field of form?.querySelectorAll('textarea') ?? [])
          this.append(field.name, field.value)
      }
    },
  )
}
