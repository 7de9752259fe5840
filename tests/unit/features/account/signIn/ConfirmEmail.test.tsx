import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ConfirmEmail } from '#features/account/signIn/ConfirmEmail.tsx'
import { clearDevice, showPages } from '#tests/harness/screen/page.tsx'

beforeEach(clearDevice)
afterEach(() => vi.unstubAllGlobals())

it('says that a link without a token has expired, and sends nothing', () => {
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  showPages({ at: '/confirm-email', pages: { '/confirm-email': <ConfirmEmail /> } })
  expect(screen.getByRole('alert').textContent).toContain('This link has expired')
  expect(screen.queryByRole('button')).toBeNull()
  expect(fetch).not.toHaveBeenCalled()
})
