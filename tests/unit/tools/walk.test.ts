import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isDeclared, shortestPath } from '#tools/walk/callGraph.mjs'
import { orderLineWalk } from '#tools/walk/orderLine.mjs'
import { listOf, roomVisits, walkThrough } from '#tools/walk/walk.mjs'

const ADD = 'src/app/providers/Providers.tsx#CartProvider'
const LINE = 'src/domain/cart/cart.ts#cartLineOf'

test('The architecture page lists the files that an order line passes', () => {
  const walk = walkThrough(orderLineWalk)
  const files = walk.flatMap(({ visits }) => visits)
  const page = plain(readFileSync('docs/architecture.md', 'utf8'))
  expect(listOf(walk).filter((line) => !page.includes(plain(line)))).toEqual([])
  expect(page).toContain(`${files.length} in ${roomVisits(walk).size} rooms`)
})

test('The calls for an order line enter no room more than twice', () => {
  const visits = [...roomVisits(walkThrough(orderLineWalk))]
  expect(visits.filter(([, times]) => times > 2)).toEqual([])
})

test('A walk follows calls through imports, also through one that loads a file', () => {
  const path = shortestPath(ADD, LINE)
  expect([path[0], path.at(-1)]).toEqual([ADD, LINE])
  expect(path.length).toBeGreaterThan(2)
  expect(isDeclared(LINE)).toBe(true)
})

test.each([
  ['no longer exists', [ADD, 'src/domain/cart/cart.ts#gone']],
  ['no longer exists', ['src/domain/orders/gone.ts#cartLineOf']],
  ['No call path from', [LINE, ADD]],
])('A walk with a wrong waypoint fails: %s', (reason, chain) => {
  expect(() => walkThrough([{ stage: 'A stage', chains: [chain] }])).toThrow(reason)
})

/** Without line breaks. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ')
}
