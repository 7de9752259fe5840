import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, itemsOf, records } from '#tests/harness/server/ask.ts'
import { minimalSite } from '#tests/harness/server/minimalSite.ts'
import { startSmtpShop, type SmtpShop } from '#tests/harness/mail/smtpShop.ts'
import { signInOwner } from '#tests/harness/server/people.ts'
import { newRecordId } from '#tests/harness/server/sentOrder.ts'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'

const PATIENT = { timeout: 60_000 }

type Place = Pick<Shop, 'url' | 'owner'>

function subscribe(shop: Place, email: string, id = newRecordId()) {
  return ask(shop, records('subscribers'), { method: 'POST', body: { id, email } })
}

async function subscribers(shop: Place, email: string) {
  const { token } = await signInOwner(shop)
  const path = `${records('subscribers')}?filter=${encodeURIComponent(`email='${email}'`)}`
  return itemsOf(await ask(shop, path, { token }))
}

async function stop(shop: Place, email: string) {
  const { token } = await signInOwner(shop)
  const [known] = await subscribers(shop, email)
  const path = records('subscribers', String(known?.['id']))
  await ask(shop, path, { method: 'PATCH', token, body: { status: 'stopped' } })
}

/** An answer without what differs each time. */
function shapeOf({ status, body }: Awaited<ReturnType<typeof subscribe>>) {
  return { status, ...body, id: '', email: '', timestamp: '' }
}

describe('without mail delivery', () => {
  let shop: Shop

  beforeAll(async () => {
    shop = await startShop({ folders: await minimalSite() })
  })

  afterAll(() => shop.stop())

  it('a new address is subscribed at once, and an unsubscribed one stays unsubscribed', async () => {
    const email = `${newRecordId()}@example.com`
    const first = await subscribe(shop, email)
    expect(await subscribers(shop, email)).toMatchObject([{ status: 'active' }])
    await stop(shop, email)
    const again = await subscribe(shop, email.toUpperCase())
    expect(shapeOf(again)).toEqual(shapeOf(first))
    expect(await subscribers(shop, email)).toMatchObject([{ status: 'stopped' }])
  })

  it('knows an address that the owner stored in capitals', async () => {
    const email = `${newRecordId()}@example.com`
    await subscribe(shop, email)
    const [{ id } = {}] = await subscribers(shop, email)
    const { token } = await signInOwner(shop)
    const body = { email: email.toUpperCase() }
    const path = records('subscribers', String(id))
    expect(await ask(shop, path, { method: 'PATCH', token, body })).toMatchObject({ status: 200 })
    expect(await subscribe(shop, email)).toMatchObject({ status: 200 })
    expect(await subscribers(shop, email)).toEqual([])
  })

  it.each(['same id', 'x', '', '../../etc'])(
    'no id reveals whether an address was known: %j',
    async (given) => {
      const id = given === 'same id' ? newRecordId() : given
      const known = `${newRecordId()}@example.com`
      const unknown = `${newRecordId()}@example.com`
      await subscribe(shop, known)
      const answers = [
        await subscribe(shop, known, id),
        await subscribe(shop, unknown, id),
        await subscribe(shop, known, id),
        await subscribe(shop, unknown, id),
      ]
      for (const answer of answers) expect(shapeOf(answer)).toEqual(shapeOf(answers[0] ?? answer))
      if (given === 'same id') for (const { body } of answers) expect(body['id']).toBe(id)
    },
  )
})

describe('with mail delivery', () => {
  let mailed: SmtpShop

  beforeAll(async () => {
    mailed = await startSmtpShop(await minimalSite())
  })

  afterAll(() => mailed.stop())

  async function tokenMailedTo(email: string, count = 1): Promise<string> {
    await expect.poll(() => mailed.mailsTo(email).length, PATIENT).toBe(count)
    const data = mailed.mailsTo(email).at(-1)?.data.replace(/=\r\n/g, '') ?? ''
    return /https:\/\/shop\.house\.example\/newsletter#([\w.-]+)/.exec(data)?.[1] ?? ''
  }

  function confirm(token: string) {
    const path = '/api/newsletter/confirm'
    return ask(mailed.shop, path, { method: 'POST', body: { token } })
  }

  it('an address is subscribed only by its own link, also after unsubscribing', async () => {
    const { shop } = mailed
    const email = `${newRecordId()}@example.com`
    const first = await subscribe(shop, email)
    const token = await tokenMailedTo(email)
    expect(await subscribers(shop, email)).toEqual([])
    expect((await confirm(token)).status).toBe(204)
    expect(await subscribers(shop, email)).toMatchObject([{ status: 'active' }])

    await stop(shop, email)
    const again = await subscribe(shop, email)
    expect(shapeOf(again)).toEqual(shapeOf(first))
    const second = await tokenMailedTo(email, 2)
    expect(await subscribers(shop, email)).toMatchObject([{ status: 'stopped' }])
    expect((await confirm(second)).status).toBe(204)
    expect(await subscribers(shop, email)).toMatchObject([{ status: 'active' }])
  })

  it('an existing subscriber gets the same answer and no mail', async () => {
    const { shop } = mailed
    const email = `${newRecordId()}@example.com`
    const other = `${newRecordId()}@example.com`
    const first = await subscribe(shop, email)
    await confirm(await tokenMailedTo(email))
    expect(shapeOf(await subscribe(shop, email))).toEqual(shapeOf(first))
    await subscribe(shop, other)
    await tokenMailedTo(other) // written later, so the round has passed the other one
    expect(mailed.mailsTo(email)).toHaveLength(1)
  })

  it('a forged or truncated link is refused', async () => {
    const email = `${newRecordId()}@example.com`
    await subscribe(mailed.shop, email)
    const token = await tokenMailedTo(email)
    const forged = `${token.split('.')[0] ?? ''}.${Buffer.from(
      JSON.stringify({ type: 'newsletter', email: 'victim@example.com', exp: 4e9 }),
    ).toString('base64url')}.${token.split('.')[2] ?? ''}`
    const { token: other } = await signInOwner(mailed.shop)
    for (const wrong of ['', 'undefined', token.slice(0, -1), forged, other])
      expect(await confirm(wrong)).toMatchObject({
        status: 400,
        body: { code: 'resetLinkExpired' },
      })
    expect(await subscribers(mailed.shop, email)).toEqual([])
    expect(await subscribers(mailed.shop, 'victim@example.com')).toEqual([])
  })
})
