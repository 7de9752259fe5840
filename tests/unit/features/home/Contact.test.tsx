import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { DEFAULT_SHOP } from '#domain/shop/shop.ts'
import { Contact } from '#features/home/contact/Contact.tsx'
import { clearDevice, signInOnDevice } from '#tests/harness/screen/page.tsx'
import { servedData, showPublicPage } from '#tests/harness/screen/publicPage.tsx'

beforeEach(clearDevice)

function show(settings: Partial<typeof DEFAULT_SHOP>) {
  const shop = { ...DEFAULT_SHOP, ...settings }
  showPublicPage({
    at: '/contact',
    path: '/contact',
    page: <Contact />,
    data: servedData({ shop }),
  })
}

it('leaves out what the house has not entered', () => {
  show({ phone: '', address: '' })
  expect(screen.queryByText('Phone', { selector: 'dt' })).toBeNull()
  expect(screen.getAllByRole('link').filter(({ textContent }) => textContent === '')).toEqual([])
  expect(screen.getByRole('link', { name: 'Show on a map' })).toBeTruthy()
})

it('shows both hours of a day with a break', () => {
  const hours = ['9am-1pm', '3pm-7pm'].map((open) => ({ days: 'Mon-Sat', hours: open }))
  show({ hours })
  expect(
    screen.getAllByRole('term').filter(({ textContent }) => textContent === 'Mon-Sat'),
  ).toHaveLength(2)
})

it('begins an appointment with the name, e-mail and phone of a shopper who is signed in', () => {
  signInOnDevice()
  show({})
  const given = ['Name', 'Email', 'Phone'].map((label) => screen.getByLabelText(label))
  expect(given).toMatchObject([
    { value: 'Asha Iyer' },
    { value: 'asha@example.com' },
    { value: '9876543210' },
  ])
})

it('begins an appointment empty for everybody else', () => {
  show({})
  expect(screen.getByLabelText('Name')).toMatchObject({ value: '' })
})
