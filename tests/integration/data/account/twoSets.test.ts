import { expect, it, vi } from 'vitest'
import type { Measurements } from '#domain/length/measurement.ts'
import { startDevice } from '#tests/harness/device/device.ts'
import { valueOf } from '#tests/harness/device/liveValue.ts'
import { shopBehindProxy } from '#tests/harness/network/shopBehindProxy.ts'
import { ask, itemsOf, records } from '#tests/harness/server/ask.ts'
import { newShopper, type Person } from '#tests/harness/server/people.ts'
import { suit } from '#tests/harness/server/sentOrder.ts'

const PATIENCE_MS = 45_000
const NUMBERS = { chest: 1016, waist: 860 }

// The catalogue's stream is not part of this, and would outlive its page.
vi.mock('#data/catalogue/sync.ts', () => ({ startCatalogue: () => undefined }))

const shop = shopBehindProxy()

const openPage = () =>
  startDevice(shop.proxy.url).open(async () => ({
    ...(await import('#data/account/account.ts')),
    ...(await import('#data/cart/cart.ts')),
    ...(await import('#data/local/drafts.ts')),
    ...(await import('#data/measurements/measurementSets.ts')),
    ...(await import('#data/measurements/measurementSetList.ts')),
    ...(await import('#data/outbox/list.ts')),
    ...(await import('#data/sync/engine.lazy.ts')),
  }))

type Page = Awaited<ReturnType<typeof openPage>>

/** A page that has signed in and sent all it has. */
async function signedIn(page: Page, { email, password }: Person): Promise<void> {
  page.runEngine()
  await page.signIn(email, password)
  await valueOf(page.liveOutbox, ({ length }) => length === 0, PATIENCE_MS)
}

/** The sets of an account, made on its first device. */
async function accountWith(...sets: [name: string, values: Measurements][]): Promise<Person> {
  const person = await newShopper(shop)
  const page = await openPage()
  await signedIn(page, person)
  for (const [name, values] of sets) await page.addSet(name, values)
  await valueOf(page.liveOutbox, ({ length }) => length === 0, PATIENCE_MS)
  return person
}

/** A guest's page on a second device, with a set called "Me" and a suit cut to it in the cart. */
async function guestWith(values: Measurements) {
  const page = await openPage()
  const set = await page.addSet('Me', values)
  if (!set.ok) throw new Error('The set was not stored.')
  page.chooseSet(set.value.id)
  await page.saveDraft(page.measurementDraftName(set.value.id), { typed: '41' })
  const { product: id, name, category, price } = suit()
  const texts = { slug: 'navy-twill-suit', description: '', image: '', created: '' }
  await page.addToCart({
    id,
    name,
    category,
    price,
    measurements: ['Chest'],
    ...texts,
    seq: 1,
    rev: 1,
    draft: false,
  })
  return page
}

/** Name and numbers of every set that the server has for the account, by name. */
async function onServer({ token }: Person) {
  const path = `${records('measurement_sets')}?filter=(deleted=false)&sort=name`
  return itemsOf(await ask(shop, path, { token })).map(({ name, values }) => ({ name, values }))
}

it('a guest’s set with the name and the numbers of one in the account is that one', async () => {
  const person = await accountWith(['Father', { chest: 1100 }], ['Me', NUMBERS])
  const page = await guestWith(NUMBERS)
  await signedIn(page, person)
  const sets = await valueOf(page.liveSets, ({ length }) => length === 2)
  expect(sets.map(({ name }) => name)).toEqual(['Father', 'Me'])
  const mine = sets.find(({ name }) => name === 'Me')
  const [line] = await valueOf(page.cartLines)
  expect(line?.measurements).toMatchObject({ set: mine?.id, setName: 'Me', values: NUMBERS })
  expect(await valueOf(page.chosenSet)).toMatchObject({ id: mine?.id })
  expect(await page.loadDraft(page.measurementDraftName(mine?.id ?? ''))).toEqual({ typed: '41' })
  expect(await onServer(person)).toEqual([
    { name: 'Father', values: { chest: 1100 } },
    { name: 'Me', values: NUMBERS },
  ])
})

it('a guest’s set with the name of one in the account and other numbers gets a name of its own', async () => {
  const person = await accountWith(['Me', NUMBERS], ['Me 2', { chest: 900 }])
  const page = await guestWith({ chest: 1041 })
  await signedIn(page, person)
  const sets = await valueOf(page.liveSets, ({ length }) => length === 3)
  const added = sets.find(({ values }) => values.chest === 1041)
  const [line] = await valueOf(page.cartLines)
  expect(line?.measurements).toMatchObject({ set: added?.id, setName: 'Me 3' })
  expect(await onServer(person)).toEqual([
    { name: 'Me', values: NUMBERS },
    { name: 'Me 2', values: { chest: 900 } },
    { name: 'Me 3', values: { chest: 1041 } },
  ])
})
