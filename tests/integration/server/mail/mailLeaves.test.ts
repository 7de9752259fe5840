import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, asObject, records } from '#tests/harness/server/ask.ts'
import { minimalSite } from '#tests/harness/server/minimalSite.ts'
import { startSmtpShop } from '#tests/harness/mail/smtpShop.ts'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'

const SHOP_RECORD = records('shop', 'shop00000000000')

/** What the API and a page say about the shop's mails. */
async function mailLeaves(shop: Pick<Shop, 'url'>) {
  const { body } = await ask(shop, SHOP_RECORD)
  const page = await (await fetch(`${shop.url}/`)).text()
  const island = /<script type="application\/json" id="island">(.*?)<\/script>/.exec(page)?.[1]
  const shown = asObject(JSON.stringify(asObject(island ?? '')['shop']))
  return { api: body['mailLeaves'], page: shown['mailLeaves'], name: shown['name'] }
}

type Place = { url: string; stop: () => Promise<void> }

const PLACES: [string, string | undefined, () => Promise<Place>][] = [
  ['without a mail server', 'never', async () => startShop({ folders: await minimalSite() })],
  [
    'with a storefront that mails its orders',
    'orders',
    async () =>
      startShop({ folders: await minimalSite({ emailjs: 'https://api.emailjs.example' }) }),
  ],
  [
    'with a mail server',
    undefined,
    async () => {
      const { shop, stop } = await startSmtpShop(await minimalSite())
      return { url: shop.url, stop }
    },
  ],
]

describe.each(PLACES)('%s', (_, leaves, start) => {
  let shop: Place

  beforeAll(async () => {
    shop = await start()
  })

  afterAll(() => shop.stop())

  it(`settings and pages say ${leaves ?? 'nothing about mails'}`, async () => {
    const said = await mailLeaves(shop)
    expect(said).toEqual({ api: leaves, page: leaves, name: 'Ember & Thread' })
  })
})
