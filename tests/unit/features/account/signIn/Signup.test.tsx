import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { Signup } from '#features/account/signIn/Signup.tsx'
import { clearDevice, showPages } from '#tests/harness/screen/page.tsx'

beforeEach(clearDevice)

it('says at the field that a number cannot be dialled, and asks the server nothing', async () => {
  const user = showPages({ at: '/signup', pages: { '/signup': <Signup /> } })
  await user.type(screen.getByLabelText('Full name'), 'Asha Rao')
  await user.type(screen.getByLabelText('Email'), 'asha@example.com')
  const phone = screen.getByLabelText('Phone')
  await user.type(phone, '12345')
  await user.type(screen.getByLabelText('Password'), 'kurta and thread')
  await user.type(screen.getByLabelText('Confirm password'), 'kurta and thread')
  await user.click(screen.getByRole('button', { name: 'Create Account' }))
  const reason = 'Please enter a phone number that we can reach you on.'
  await waitFor(() => expect(screen.getAllByText(reason)).toHaveLength(2))
  expect(document.activeElement).toBe(phone)
})
