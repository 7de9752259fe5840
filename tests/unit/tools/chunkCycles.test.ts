import { expect, test } from 'vitest'
import { chunkCycles } from '#tools/build/chunks/chunkCycles.mjs'

const START = { fileName: 'start.js', imports: [] }
const GOODS = { fileName: 'goods.js', imports: ['start.js', 'device.js'] }

test('files without an import cycle pass', () => {
  expect(chunkCycles([START, GOODS, { fileName: 'device.js', imports: ['start.js'] }])).toEqual([])
})

test('files in an import cycle are named, however long it is', () => {
  const device = { fileName: 'device.js', imports: ['cart.js'] }
  const cart = { fileName: 'cart.js', imports: ['goods.js'] }
  expect(chunkCycles([START, GOODS, device, cart])).toEqual(
    ['goods.js', 'device.js', 'cart.js'].map((file) => `${file} imports what imports it.`),
  )
})
