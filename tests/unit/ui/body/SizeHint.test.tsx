import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { DEFAULT_SHOP } from '#domain/shop/shop.ts'
import { SizeHint } from '#ui/body/SizeHint.tsx'
import { clearDevice, showPages } from '#tests/harness/screen/page.tsx'

beforeEach(clearDevice)

it('suggests a size that only this shop has', () => {
  const sizes = [...DEFAULT_SHOP.sizeTable.sizes, { size: 52, chest: 1320, waist: 1170 }]
  const shop = { ...DEFAULT_SHOP, sizeTable: { ...DEFAULT_SHOP.sizeTable, sizes } }
  showPages({
    at: '/',
    shop,
    pages: { '/': <SizeHint values={{ chest: 1320 }} height={1750} /> },
  })
  expect(screen.getByText('52R')).toBeTruthy()
})
