import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { WHOLE_CATALOGUE } from '#domain/products/catalogueQuery.ts'
import { useSearch } from '#features/catalogue/search/useSearch.ts'
import { product } from '#tests/harness/data/products.ts'

/** Far more words than are looked at in one step of the search. */
const PIECES = Array.from({ length: 900 }, (_, place) =>
  product({ id: `piece${place}`, name: `${place % 2 === 0 ? 'Linen' : 'Wool'} Suit ${place}` }),
)

afterEach(() => {
  vi.restoreAllMocks()
})

async function search(words: string) {
  const asking = (asked: string) => ({ ...WHOLE_CATALOGUE, words: asked })
  const hook = renderHook((query) => useSearch(PIECES, query), { initialProps: asking(words) })
  await waitFor(() => expect(hook.result.current?.query.words).toBe(words))
  return { hook, ask: (asked: string) => hook.rerender(asking(asked)) }
}

it('returns in the same render as the input when one slice is enough', async () => {
  const { hook, ask } = await search('linen')
  expect(hook.result.current?.found).toHaveLength(450)
  // The clock stops, so the first slice runs to the end on any machine.
  vi.spyOn(performance, 'now').mockReturnValue(0)
  ask('suit 7')
  expect(hook.result.current?.query.words).toBe('suit 7')
  expect(hook.result.current?.found[0]?.id).toBe('piece7')
})

it('returns the previous result until a slow device has run all slices', async () => {
  const { hook, ask } = await search('linen')
  let now = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 100))
  ask('suit 7')
  expect(hook.result.current?.query.words).toBe('linen')
  await waitFor(() => expect(hook.result.current?.query.words).toBe('suit 7'))
  expect(hook.result.current?.found[0]?.id).toBe('piece7')
})
