import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { signOut } from '#data/account/account.ts'
import { Login } from '#features/account/signIn/Login.tsx'
import { fakeOwnerApi } from '#tests/harness/screen/fakeOwnerApi.ts'
import { clearDevice, showPages } from '#tests/harness/screen/page.tsx'

beforeEach(clearDevice)
afterEach(async () => {
  await signOut()
  vi.unstubAllGlobals()
})

const record = {
  id: 'shopper00000001',
  collectionId: 'users',
  collectionName: 'users',
  email: 'asha@example.com',
  name: 'Asha Iyer',
}
const token = ['e30', btoa(JSON.stringify({ exp: 4_000_000_000 })), 'x'].join('.')
const NOT_KEPT = /does not let us keep you signed in/

async function signIn() {
  const api = fakeOwnerApi({})
  api.answer = ({ path }) =>
    path.includes('auth-with-password') ? Response.json({ token, record }) : undefined
  const user = showPages({
    at: '/login',
    pages: { '/login': <Login />, '/dashboard': <p>The dashboard</p> },
  })
  await user.type(screen.getByLabelText('Email'), record.email)
  await user.type(screen.getByLabelText('Password'), 'four plain words here')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  return screen.findByText('The dashboard')
}

it('shows no warning where the session is stored', async () => {
  expect(await signIn()).toBeTruthy()
  expect(localStorage.getItem('darzi_shopper')).toContain(record.email)
  expect(screen.queryByText(NOT_KEPT)).toBeNull()
})

it('signs in when storage is full, and says that the session lasts as long as the page', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('No room.', 'QuotaExceededError')
    },
    removeItem: () => undefined,
  })
  expect(await signIn()).toBeTruthy()
  expect(await screen.findByText(NOT_KEPT)).toBeTruthy()
})

it('does not take a visitor away from the page opened before a slow answer came', async () => {
  let arrive = () => {}
  const api = fakeOwnerApi({})
  api.answer = ({ path }) =>
    path.includes('auth-with-password')
      ? new Promise((resolve) => (arrive = () => resolve(Response.json({ token, record }))))
      : undefined
  const user = showPages({
    at: '/login',
    pages: {
      '/login': <Login />,
      '/signup': <p>Signing up</p>,
      '/dashboard': <p>The dashboard</p>,
    },
  })
  await user.type(screen.getByLabelText('Email'), record.email)
  await user.type(screen.getByLabelText('Password'), 'four plain words here')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  await user.click(screen.getByRole('link', { name: 'Sign up' }))
  arrive()
  expect(await screen.findByText('Logged in successfully!')).toBeTruthy()
  expect(screen.getByText('Signing up')).toBeTruthy()
})
