import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DEFAULT_SHOP } from '#domain/shop/shop.ts'
import { ForgotPassword } from '#features/account/signIn/ForgotPassword.tsx'
import { fakeOwnerApi } from '#tests/harness/screen/fakeOwnerApi.ts'
import { clearDevice, showPages } from '#tests/harness/screen/page.tsx'

beforeEach(clearDevice)
afterEach(() => vi.unstubAllGlobals())

const pages = { '/forgot-password': <ForgotPassword /> }

it('says that a link is on its way where mail leaves', async () => {
  const api = fakeOwnerApi({})
  api.answer = ({ path }) =>
    path.includes('request-password-reset') ? new Response(null, { status: 204 }) : undefined
  const user = showPages({ at: '/forgot-password', pages })
  await user.type(screen.getByLabelText('Email'), 'asha@example.com')
  await user.click(screen.getByRole('button', { name: 'Send Reset Link' }))
  expect(await screen.findByRole('heading', { name: 'Check Your Email' })).toBeTruthy()
  expect(await screen.findByText('Password reset link sent!')).toBeTruthy()
})

it.each(['never', 'orders'] as const)(
  'offers chat and phone instead of a link where only these mails leave: %s',
  (mailLeaves) => {
    showPages({ at: '/forgot-password', shop: { ...DEFAULT_SHOP, mailLeaves }, pages })
    expect(screen.getByRole('heading', { name: 'We cannot send mail' })).toBeTruthy()
    expect(screen.queryByLabelText('Email')).toBeNull()
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(
      expect.arrayContaining(['https://wa.me/915550001420', 'tel:+912255500142']),
    )
  },
)
