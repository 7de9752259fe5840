import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { adminSignOut } from '#data/desk/account.ts'
import { flushOutbox } from '#data/outbox/sending/queue.ts'
import { Admin } from '#features/admin/Admin.tsx'
import { fakeOwnerApi, signOwnerIn } from '#tests/harness/screen/fakeOwnerApi.ts'
import { openProducts } from '#tests/harness/screen/ownerPages.tsx'
import { refusalResponse } from '#tests/harness/data/refusal.ts'
import { clearDevice, showPages } from '#tests/harness/screen/page.tsx'

beforeEach(clearDevice)
afterEach(adminSignOut)

function show(at: string) {
  return showPages({ at, pages: { '/admin/*': <Admin /> } })
}

function where() {
  return screen.getByRole('status', { name: 'where' }).textContent
}

describe('the admin area', () => {
  it('redirects everyone but the owner to its login', async () => {
    fakeOwnerApi({})
    show('/admin/products')
    expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeTruthy()
    expect(where()).toBe('/admin/login')
  })

  it('opens on the dashboard', async () => {
    fakeOwnerApi({})
    signOwnerIn()
    show('/admin')
    expect(await screen.findByText('No recent activity to display')).toBeTruthy()
    expect(where()).toBe('/admin/dashboard')
    for (const name of ['Dashboard', 'Products', 'Orders', 'Requests', 'Settings']) {
      expect(screen.getByRole('link', { name })).toBeTruthy()
    }
  })

  it.each(['Products', 'Dashboard'])(
    'closes its sidebar over the page that %s leads to, also over the one that is open',
    async (name) => {
      fakeOwnerApi({})
      signOwnerIn()
      const user = show('/admin/dashboard')
      await user.click(await screen.findByRole('button', { name: 'Open sidebar' }))
      expect(screen.getByRole('button', { name: 'Close sidebar' })).toBeTruthy()
      await user.click(screen.getByRole('link', { name }))
      expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy()
      expect(screen.getByRole('button', { name: 'Open sidebar' })).toBeTruthy()
    },
  )

  it('is left by logging out, which deletes the replicas on this device', async () => {
    fakeOwnerApi({})
    signOwnerIn()
    const user = show('/admin/dashboard')
    await user.click(await screen.findByRole('button', { name: 'Logout' }))
    expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeTruthy()
    expect(localStorage.getItem('darzi_admin')).toBeNull()
  })

  it('says at the login how many changes wait for it after a sign-out on another device', async () => {
    const { api, user } = openProducts()
    const remove = await screen.findByRole('button', { name: 'Delete Leather Belt' })
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await user.click(remove)
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
    await screen.findByText('1 change waits on this device, not sent yet.')
    api.answer = () => refusalResponse(401, 'signInNeeded')
    network.mockReturnValue(true)
    await flushOutbox()
    expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeTruthy()
    expect(
      await screen.findByText('1 change waits on this device. Sign in to send it.'),
    ).toBeTruthy()
  })
})

describe('the admin login', () => {
  it('validates both fields before sending', async () => {
    const api = fakeOwnerApi({})
    const user = show('/admin/login')
    await user.click(screen.getByRole('button', { name: 'Login' }))
    expect(await screen.findByText('Please fill in all fields')).toBeTruthy()
    expect(api.requests).toEqual([])
  })

  it('shows the server’s refusal', async () => {
    const api = fakeOwnerApi({})
    api.answer = () =>
      Response.json({ status: 400, message: 'Failed to authenticate.', data: {} }, { status: 400 })
    const user = show('/admin/login')
    await user.type(screen.getByLabelText('Email'), 'owner@house.example')
    await user.type(screen.getByLabelText('Password'), 'not this one')
    await user.click(screen.getByRole('button', { name: 'Login' }))
    expect(await screen.findByText('Invalid email or password')).toBeTruthy()
    expect(where()).toBe('/admin/login')
  })

  it('shows that it is busy, then success, and goes to the dashboard', async () => {
    fakeOwnerApi({})
    const user = show('/admin/login')
    await user.type(screen.getByLabelText('Email'), 'owner@house.example')
    await user.type(screen.getByLabelText('Password'), 'thread-needle-47')
    const clicked = user.click(screen.getByRole('button', { name: 'Login' }))
    expect(await screen.findByRole('button', { name: 'Logging in...' })).toBeTruthy()
    await clicked
    expect(await screen.findByText('Login successful!')).toBeTruthy()
    await waitFor(() => expect(where()).toBe('/admin/dashboard'))
  })
})
