import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentOwner } from '#data/auth/currentOwner.ts'
import { liveOutbox } from '#data/outbox/list.ts'
import { inDatabase } from '#data/storage/database.ts'
import type { OutboxRow } from '#data/storage/rows.ts'
import { DEFAULT_SHOP } from '#domain/shop/shop.ts'
import { ProfileTab } from '#features/account/profile/ProfileTab.tsx'
import { fakeAccountApi, fieldRefused } from '#tests/harness/screen/fakeAccountApi.ts'
import { clearDevice, showPages, signInOnDevice } from '#tests/harness/screen/page.tsx'
import { waitingRow } from '#tests/fixtures/waitingRow.ts'
import { valueOf } from '#tests/harness/device/liveValue.ts'
import { refusalOf } from '#tests/harness/data/refusal.ts'

beforeEach(async () => {
  await clearDevice()
  signInOnDevice()
})
afterEach(() => vi.unstubAllGlobals())

function show() {
  return showPages({ at: '/dashboard', pages: { '/dashboard': <ProfileTab /> } })
}

function field(label: string) {
  return screen.getByLabelText<HTMLInputElement>(label)
}

function button(name: string) {
  return screen.getByRole('button', { name })
}

/** Opens a row of the list, or closes it. */
async function pressRow(user: UserEvent, name: string) {
  await user.click(screen.getByRole('heading', { name }))
}

/** What is seen of a row while it is closed. */
function saysClosed(row: HTMLElement) {
  return [...row.querySelectorAll('summary :is(h3, p)')].map(({ textContent }) => textContent)
}

async function ledTo(path: string) {
  const where = screen.getByRole('status', { name: 'where' })
  await waitFor(() => expect(where.textContent).toBe(path))
}

function isSignedIn() {
  return localStorage.getItem('darzi_shopper') !== null
}

describe('the profile', () => {
  it.each([
    ['2026-01-05 10:00:00.000Z', '5 January 2026'],
    ['', 'N/A'],
  ])('shows the email and, for an account created at “%s”, %s', (created, shown) => {
    signInOnDevice({ created })
    show()
    const [email] = screen.getAllByText('asha@example.com')
    expect(email?.closest('details')).toBeNull()
    expect(screen.getByText(shown).closest('details')).toBeNull()
  })

  it('lists what can be changed, each row closed and with what is set now or can be done', async () => {
    show()
    await screen.findByText('None saved')
    const rows = screen.getAllByRole<HTMLDetailsElement>('group')
    expect(rows.map(({ open }) => open)).toEqual([false, false, false, false, false])
    expect(rows.map(saysClosed)).toEqual([
      ['Name and phone', 'Asha Iyer, +91 98765 43210'],
      ['Email', 'Change it by a mailed link'],
      ['Addresses', 'None saved'],
      ['Change password', 'Signs out your other devices'],
      ['Your data', 'Download it, end all sign-ins, delete the account'],
    ])
  })

  it('keeps what was typed into a row while it is closed', async () => {
    const user = show()
    await pressRow(user, 'Change password')
    await user.type(field('Current password'), 'four plain words here')
    await pressRow(user, 'Change password')
    expect(field('Current password').closest('details')).toHaveProperty('open', false)
    await pressRow(user, 'Change password')
    expect(field('Current password').value).toBe('four plain words here')
  })

  it('opens the row that something was typed into before a look at another page', async () => {
    const user = show()
    await pressRow(user, 'Name and phone')
    await user.type(field('Full name'), ' Rao')
    cleanup()
    show()
    expect(field('Full name').value).toBe('Asha Iyer Rao')
    const open = [...document.querySelectorAll<HTMLDetailsElement>('details[open] > summary')]
    expect(open.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Name and phone'),
    ])
  })
})

describe('signing out while something waits', () => {
  async function waitAndSignOut(changes: Partial<OutboxRow>) {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await inDatabase((db) => db.outbox.put(waitingRow({ owner: currentOwner(), ...changes })))
    await valueOf(liveOutbox, ({ length }) => length === 1)
    const user = show()
    await user.click(button('Sign Out'))
    return { user, question: within(await screen.findByRole('dialog', { name: 'Sign Out' })) }
  }

  it('stays signed in, and says so, when it was to be sent first and the shop cannot be reached', async () => {
    const { user, question } = await waitAndSignOut({})
    await user.click(question.getByRole('button', { name: 'Send them, then sign out' }))
    expect(await question.findByRole('alert')).toHaveProperty(
      'textContent',
      expect.stringMatching(/^Not everything could be sent, so you are still signed in/),
    )
    expect(isSignedIn()).toBe(true)
    await user.click(question.getByRole('button', { name: 'Keep them for my next sign-in' }))
    await ledTo('/login')
    expect(isSignedIn()).toBe(false)
  })

  it('stays signed in when what was to be discarded may have arrived', async () => {
    const { user, question } = await waitAndSignOut({ uncertain: true })
    await user.click(question.getByRole('button', { name: 'Discard them' }))
    expect(await question.findByText(/^Something may have reached us already/)).toBeTruthy()
    expect(isSignedIn()).toBe(true)
  })

  it('discards what was never sent', async () => {
    const { user, question } = await waitAndSignOut({})
    await user.click(question.getByRole('button', { name: 'Discard them' }))
    await ledTo('/login')
    expect(await inDatabase((db) => db.outbox.count())).toBe(0)
  })
})

describe('the e-mail address', () => {
  async function change() {
    const user = show()
    await pressRow(user, 'Email')
    await user.type(field('New email'), 'new@example.com')
    await user.type(field('Your password'), 'four plain words')
    await user.click(button('Send confirmation link'))
  }

  it('changes by a mailed link, and the page says that it is on its way', async () => {
    const { asked } = fakeAccountApi()
    await change()
    expect(await screen.findByText(/^If new@example.com can be used, a link/)).toBeTruthy()
    expect(asked).toContain('POST /api/account/email-change')
    expect(field('New email').value).toBe('')
  })

  it('stays, with what was typed, after a wrong password', async () => {
    const body = refusalOf(400, 'loginFailed', { fields: { password: 'loginFailed' } })
    fakeAccountApi({ method: 'POST', status: 400, body })
    await change()
    expect(await screen.findByText('This is not your current password.')).toBeTruthy()
    expect(field('New email').value).toBe('new@example.com')
  })

  it('is changed by chat or phone while the shop sends no mail', () => {
    const shop = { ...DEFAULT_SHOP, mailLeaves: 'never' as const }
    showPages({ at: '/dashboard', shop, pages: { '/dashboard': <ProfileTab /> } })
    expect(screen.getByText('Change it by chat or phone')).toBeTruthy()
    expect(screen.getByText(/^This shop sends no mail at the moment/)).toBeTruthy()
    expect(screen.queryByLabelText('New email')).toBeNull()
  })
})

describe('name and phone', () => {
  async function change(name: string, phone: string) {
    const user = show()
    await pressRow(user, 'Name and phone')
    for (const [label, text] of [
      ['Full name', name],
      ['Phone', phone],
    ] as const) {
      await user.clear(field(label))
      await user.type(field(label), text)
    }
    await user.click(button('Save name and phone'))
  }

  it('start with what the account has', () => {
    show()
    expect(field('Full name').value).toBe('Asha Iyer')
    expect(field('Phone').value).toBe('+91 98765 43210')
  })

  it('are saved, and shown as the server stored them', async () => {
    const stored = { id: 'shopper00000001', name: 'Asha Rao', phone: '+919988776655' }
    fakeAccountApi({ method: 'PATCH', status: 200, body: stored })
    await change('Asha Rao', '099887 76655')
    expect(await screen.findByText('Your name and phone number are saved.')).toBeTruthy()
    await waitFor(() => expect(field('Phone').value).toBe('+91 99887 76655'))
    expect(localStorage.getItem('darzi_shopper')).toContain('Asha Rao')
  })

  it('keep what was typed while another tab of the dashboard is open, and only that', async () => {
    const user = show()
    await pressRow(user, 'Name and phone')
    await user.clear(field('Full name'))
    await user.type(field('Full name'), 'Asha Rao')
    await pressRow(user, 'Email')
    await user.type(field('New email'), 'new@example.com')
    cleanup()
    signInOnDevice({ phone: '9988776655' })
    show()
    expect(field('Full name').value).toBe('Asha Rao')
    expect(field('New email').value).toBe('new@example.com')
    expect(field('Phone').value).toBe('+91 99887 76655')
  })

  it('are the stored ones again after they were saved', async () => {
    const stored = { id: 'shopper00000001', name: 'Asha Iyer-Rao', phone: '+919988776655' }
    fakeAccountApi({ method: 'PATCH', status: 200, body: stored })
    await change('Asha Rao', '099887 76655')
    await screen.findByText('Your name and phone number are saved.')
    cleanup()
    show()
    expect(field('Full name').value).toBe('Asha Iyer-Rao')
  })

  it('show at the number why it is refused, and keep it', async () => {
    const body = refusalOf(400, 'phoneInvalid', { fields: { phone: 'phoneInvalid' } })
    fakeAccountApi({ method: 'PATCH', status: 400, body })
    await change('Asha Rao', '12345')
    const words = 'Please enter a phone number that we can reach you on.'
    expect(await screen.findByText(words)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(field('Phone')))
    expect(field('Phone').value).toBe('12345')
  })

  it('keep what was typed when the shop cannot be reached', async () => {
    fakeAccountApi({ method: 'PATCH', status: 500, body: {} })
    await change('Asha Rao', '99887 76655')
    expect(await screen.findByText(/^We cannot reach the shop just now/)).toBeTruthy()
    expect(field('Full name').value).toBe('Asha Rao')
    expect(field('Phone').value).toBe('99887 76655')
    expect(localStorage.getItem('darzi_shopper')).toContain('Asha Iyer')
  })
})

describe('storage on this device', () => {
  it.each([
    [true, /^This device will keep your cart/],
    [false, /^The browser may clear your cart/],
  ])(
    'is described as the browser reports it (%s), also when signed out',
    async (persisted, words) => {
      const storage = { persisted: () => Promise.resolve(persisted), persist: vi.fn() }
      vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { storage }))
      localStorage.removeItem('darzi_shopper')
      show()
      expect(await screen.findByText(words)).toBeTruthy()
      expect(storage.persist).not.toHaveBeenCalled()
    },
  )
})

describe('changing the password', () => {
  async function change(next = 'five other plain words', again = next) {
    const user = show()
    await pressRow(user, 'Change password')
    await user.type(field('Current password'), 'four plain words here')
    await user.type(field('New password'), next)
    await user.type(field('New password again'), again)
    await user.click(button('Change password'))
  }

  it('asks for the new one twice, and sends nothing while they differ', async () => {
    const { asked } = fakeAccountApi()
    await change('five other plain words', 'six other plain words')
    expect(await screen.findByText('Passwords do not match')).toBeTruthy()
    expect(asked).toEqual([])
  })

  it('shows a wrong old password at its field, focuses it and keeps the input', async () => {
    fakeAccountApi(fieldRefused('PATCH', 'oldPassword'))
    await change()
    expect(await screen.findByText('This is not your current password.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(field('Current password')))
    expect(field('New password').value).toBe('five other plain words')
  })

  it('shows at the new password why it is refused', async () => {
    const body = { status: 400, code: 'passwordCommon', message: '', data: {} }
    fakeAccountApi({ method: 'PATCH', status: 400, body })
    await change('password')
    await waitFor(() => expect(document.activeElement).toBe(field('New password')))
    expect(field('New password').getAttribute('aria-invalid')).toBe('true')
    expect(field('Current password').getAttribute('aria-invalid')).toBeNull()
  })

  it('shows a notice, clears the fields and renews the session', async () => {
    const { asked } = fakeAccountApi()
    await change()
    expect(await screen.findByText('Password changed')).toBeTruthy()
    expect(field('New password').value).toBe('')
    expect(asked.slice(0, 2)).toEqual([
      'PATCH /api/collections/users/records/shopper00000001',
      'POST /api/collections/users/auth-with-password',
    ])
    expect(localStorage.getItem('darzi_shopper')).toContain('new.token.here')
  })
})

describe('leaving', () => {
  it('ends all sessions, this one too', async () => {
    fakeAccountApi()
    const user = show()
    await pressRow(user, 'Your data')
    await user.click(button('End all sign-ins'))
    expect(await screen.findByText('You are signed out on every device.')).toBeTruthy()
    await ledTo('/login')
    expect(isSignedIn()).toBe(false)
  })

  it('says so when the sessions could not be ended, and changes nothing', async () => {
    fakeAccountApi({ method: 'POST', status: 500, body: {} })
    const user = show()
    await pressRow(user, 'Your data')
    await user.click(button('End all sign-ins'))
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(isSignedIn()).toBe(true)
  })

  async function askToDelete() {
    const user = show()
    await pressRow(user, 'Your data')
    await user.click(button('Delete my account'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete my account' }))
    await user.type(dialog.getByLabelText('Password'), 'four plain words here')
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }))
    return dialog
  }

  it('deletes nothing without the right password', async () => {
    const body = refusalOf(400, 'loginFailed', { fields: { password: 'loginFailed' } })
    fakeAccountApi({ method: 'DELETE', status: 400, body })
    const dialog = await askToDelete()
    expect(await dialog.findByText('This is not your current password.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Password')))
    expect(isSignedIn()).toBe(true)
  })

  it('asks without the refusal of the last time', async () => {
    const body = refusalOf(400, 'loginFailed', { fields: { password: 'loginFailed' } })
    fakeAccountApi({ method: 'DELETE', status: 400, body })
    const dialog = await askToDelete()
    await dialog.findByText('This is not your current password.')
    const user = userEvent.setup()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await user.click(button('Delete my account'))
    await screen.findByRole('dialog', { name: 'Delete my account' })
    expect(screen.queryByText('This is not your current password.')).toBeNull()
  })

  it('deletes the account, says so and goes home', async () => {
    fakeAccountApi()
    await askToDelete()
    expect(await screen.findByText('Your account was deleted.')).toBeTruthy()
    await ledTo('/')
    expect(isSignedIn()).toBe(false)
  })
})
