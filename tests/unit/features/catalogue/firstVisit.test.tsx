import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Catalogue } from '#features/catalogue/Catalogue.tsx'
import { servedData, showPublicPage } from '../../../harness/publicPage.tsx'

it('waits in plain words where neither page nor device knows anything yet', () => {
  const data = servedData({ products: [], total: 0, categories: [] })
  showPublicPage({ at: '/all-collections', path: '/all-collections', page: <Catalogue />, data })
  expect(screen.getByText('Laying out the collection')).toBeTruthy()
  expect(screen.queryByText('No products found in this category')).toBeNull()
})
