import { act, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { PageDataProvider } from '#app/providers/PageDataProvider.tsx'
import { loadShopAfter } from '#data/shop/shop.ts'
import { writeCache } from '#data/live/localStorageCache.ts'
import { DEFAULT_SHOP } from '#domain/shop/shop.ts'
import type { PageData } from '#domain/shop/pageData.ts'
import { usePageData } from '#ui/state/contexts.ts'

const SERVED = { ...DEFAULT_SHOP, name: 'As the page has it' }
const page: PageData = { shop: SERVED, products: [], total: 0, categories: [], status: 200 }

beforeEach(() => localStorage.clear())

function Name() {
  return <h1>{usePageData().shop.name}</h1>
}

function show(data: PageData) {
  render(
    <PageDataProvider data={data}>
      <Name />
    </PageDataProvider>,
  )
}

function receiveSettings(name: string, seq: number) {
  act(() => writeCache('darzi_shop', JSON.stringify({ ...DEFAULT_SHOP, name, seq })))
}

function name() {
  return screen.getByRole('heading').textContent
}

describe('the shop’s settings', () => {
  it('are those of the page until newer ones arrive', async () => {
    show({ ...page, seq: 7 })
    expect(name()).toBe('As the page has it')
    receiveSettings('Older', 7)
    expect(name()).toBe('As the page has it')
    receiveSettings('Newer', 8)
    await waitFor(() => expect(name()).toBe('Newer'))
  })

  it('are the stored ones where the page came as an empty shell', async () => {
    receiveSettings('Heard before', 1)
    await loadShopAfter(undefined)
    show(page)
    expect(name()).toBe('Heard before')
  })
})
