import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { startDevice } from '#tests/harness/device/device.ts'
import {
  fakeCatalogueServer,
  type FakeCatalogueServer,
} from '#tests/harness/screen/fakeCatalogueServer.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const id = fc.nat(11).map((number) => `demoproduct00${10 + number}`)

/** What the owner does, or what happens to the next request. */
const steps = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constantFrom('show', 'hide'), id }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('wipe', 'garble'), id }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('putBack', 'cut') }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pull') }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('request') }) },
)

type Step = { do: string; id?: string }

function happen(house: FakeCatalogueServer, { do: what, id: of = '' }: Step): void {
  if (what === 'show') house.show(of)
  if (what === 'hide') house.hide(of)
  if (what === 'garble') house.garble(of)
  if (what === 'wipe') house.wipe(of)
  if (what === 'putBack') house.putBack()
}

/** Plays the steps; those up to the next `request` happen while a pull waits for an answer. */
async function heldAfter(history: readonly Step[]): Promise<{ here: string[]; there: string[] }> {
  const house = fakeCatalogueServer()
  const device = startDevice()
  const left = [...history]
  device.setFetch((address) => {
    const answer = JSON.stringify(house.answer(address))
    for (let step = left.shift(); step && step.do !== 'request'; step = left.shift()) {
      if (step.do === 'cut') return Promise.reject(new TypeError('Failed to fetch'))
      happen(house, step)
    }
    return Promise.resolve(Response.json(JSON.parse(answer)))
  })
  const { pullCatalogue, inDatabase, closeDatabase } = await device.open(async () => ({
    ...(await import('#data/catalogue/pull.ts')),
    ...(await import('#data/storage/database.ts')),
  }))
  const day = 25 * 60 * 60 * 1000
  let now = Date.now()
  while (left.length > 0) {
    const step = left.shift()
    if (step) happen(house, step)
    if (step?.do === 'pull') await pullCatalogue(now)
  }
  // A day later it compares; all is quiet by now.
  await pullCatalogue((now += day))
  // Another day later it can read everything, and asks for what it skipped.
  house.explain()
  await pullCatalogue((now += day))
  const rows = await inDatabase((db) => db.products.toArray())
  await closeDatabase()
  const text = (all: { id: string; price: number }[]) => all.map((one) => `${one.id} ${one.price}`)
  return { here: text(rows).sort(), there: text(house.shelf()).sort() }
}

test('a device ends up with the shop’s products, whatever changes between the pages of a pull', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 20, maxLength: 50 }), async (history) => {
      const { here, there } = await heldAfter(history)
      expect(here).toEqual(there)
    }),
    { numRuns: 60 },
  )
})
