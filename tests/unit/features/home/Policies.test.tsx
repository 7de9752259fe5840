import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { DEFAULT_SHOP } from '#domain/shop/shop.ts'
import { Policies } from '#features/home/Policies.tsx'
import { servedData, showPublicPage } from '#tests/harness/screen/publicPage.tsx'

function titles() {
  return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
}

describe('the policies page', () => {
  it('shows the standard policies of a house that has written none, then where to complain', () => {
    showPublicPage({ at: '/policies', path: '/policies', page: <Policies /> })
    expect(titles()).toEqual([
      'Orders and payment',
      'Shipping',
      'Fit and alterations',
      'Privacy',
      'What stays on your device',
      'Complaints',
    ])
  })

  it('shows the house’s own policies instead, paragraph by paragraph', () => {
    const policies = [{ title: 'Returns', text: ['Within seven days.', '', 'Unworn.'] }]
    const shop = { ...DEFAULT_SHOP, policies }
    showPublicPage({
      at: '/policies',
      path: '/policies',
      page: <Policies />,
      data: servedData({ shop }),
    })
    expect(titles()).toEqual(['Returns', 'Complaints'])
    const returns = within(screen.getByRole('region', { name: 'Returns' }))
    const paragraphs = returns.getAllByRole('paragraph').map(({ textContent }) => textContent)
    expect(paragraphs).toEqual(['Within seven days.', 'Unworn.'])
  })
})
