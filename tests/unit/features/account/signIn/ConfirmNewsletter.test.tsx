import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { ConfirmNewsletter } from '#features/account/signIn/ConfirmNewsletter.tsx'
import { DEFAULT_SHOP } from '#domain/shop/shop.ts'
import type { PageData } from '#domain/shop/pageData.ts'
import { PageDataContext } from '#ui/state/contexts.ts'
import { refusalOf } from '#tests/harness/data/refusal.ts'

const PAGE_DATA: PageData = {
  shop: DEFAULT_SHOP,
  products: [],
  categories: [],
  total: 0,
  status: 200,
}

function show(address: string, answer = new Response(null, { status: 204 })) {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit = {}) => {
    asked.push([new URL(path).pathname, body])
    return Promise.resolve(answer)
  })
  render(
    <MemoryRouter initialEntries={[address]}>
      <PageDataContext value={PAGE_DATA}>
        <ConfirmNewsletter />
      </PageDataContext>
    </MemoryRouter>,
  )
  return asked
}

it('subscribes on a tap, never on opening the page', async () => {
  const asked = show('/newsletter#the.mailed.token')
  expect(asked).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }))
  expect((await screen.findByRole('status')).textContent).toBe('Thank you for subscribing!')
  expect(asked).toEqual([['/api/newsletter/confirm', '{"token":"the.mailed.token"}']])
})

it('says when the link has expired', async () => {
  const refusal = refusalOf(400, 'resetLinkExpired')
  show('/newsletter#old', Response.json(refusal, { status: 400 }))
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }))
  expect((await screen.findByRole('alert')).textContent).toContain('This link has expired')
})

it('sends nothing without a link', () => {
  show('/newsletter')
  expect(screen.getByRole('alert').textContent).toContain('This link has expired')
  expect(screen.queryByRole('button')).toBeNull()
})
