import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DEFAULT_SHOP } from '#domain/shop/shop.ts'
import { startDevice, type Device } from '#tests/harness/device/device.ts'

let device: Device
let answers: ((seq: number) => void)[]

beforeEach(() => {
  device = startDevice()
  answers = []
  device.setFetch(
    () =>
      new Promise((resolve) => {
        answers.push((seq) => {
          const record = { ...DEFAULT_SHOP, name: `Settings ${seq}`, seq }
          resolve(Response.json(record))
        })
      }),
  )
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const openTab = () =>
  device.open(async () => ({
    ...(await import('#data/shop/refreshShop.ts')),
    ...(await import('#data/shop/knownShop.ts')),
  }))

it('settings that arrive after newer ones, here or in another tab, are not stored', async () => {
  const one = await openTab()
  const late = one.refreshShop()
  const other = await openTab()
  const sooner = other.refreshShop()
  answers[1]?.(7)
  await sooner
  answers[0]?.(5)
  await late
  expect(one.storedShopSeq()).toBe(7)
})

it('settings of a server that was restored from an older backup are stored', async () => {
  const { refreshShop, storedShopSeq } = await openTab()
  const first = refreshShop()
  answers[0]?.(7)
  await first
  const restored = refreshShop()
  answers[1]?.(3)
  await restored
  expect(storedShopSeq()).toBe(3)
})
