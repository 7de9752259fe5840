import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { adminSignOut } from '#data/desk/account.ts'
import { DEFAULT_SHOP } from '#domain/shop/shop.ts'
import { FITTING_SETTINGS } from '#tests/harness/data/fittings.ts'
import { openDesk, sentTo } from '#tests/harness/screen/ownerPages.tsx'
import { clearDevice } from '#tests/harness/screen/page.tsx'

beforeEach(clearDevice)
afterEach(() => adminSignOut())

const SHOP = { ...DEFAULT_SHOP, id: 'shop00000000000', seq: 1, rev: 1 }

/** The settings of a house, and a function that saves them and answers what was sent. */
async function open(shop: typeof SHOP) {
  const { api, user } = openDesk('/admin/settings', { shop: [shop] })
  const fields = within(await screen.findByRole('group', { name: 'Fittings' }))
  async function save() {
    await user.click(screen.getByText('Save settings'))
    expect(await screen.findByText('Settings saved')).toBeTruthy()
    return sentTo(api, 'PATCH', /shop/).at(-1)?.body
  }
  return { user, fields, save }
}

it('a house that takes no fittings yet starts with its working days, and adds an hour', async () => {
  const { user, fields, save } = await open(SHOP)
  expect(fields.getByText(/^Customers cannot book a fitting yet/)).toBeTruthy()
  await user.click(fields.getByRole('button', { name: 'Take fittings' }))
  expect(fields.getAllByLabelText('Day')).toHaveLength(6)
  await user.click(fields.getByRole('button', { name: 'Add hours' }))
  const [day, from, until] = ['Day', 'From', 'Until'].map(
    (name) => fields.getAllByLabelText(name)[6],
  )
  if (!day || !from || !until) throw new Error('A line of hours has three fields.')
  await user.selectOptions(day, 'Sunday')
  await user.clear(from)
  await user.type(from, '11:00')
  await user.clear(until)
  await user.type(until, '13:00')
  await user.click(fields.getByLabelText('We also come to the customer'))
  expect(await save()).toMatchObject({
    fittings: {
      hours: [
        ...[1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '10:30', until: '17:30' })),
        { weekday: 0, from: '11:00', until: '13:00' },
      ],
      homeVisits: true,
    },
  })
})

it('hours are removed line by line, numbers replaced, and a house without hours is warned', async () => {
  const { user, fields, save } = await open({
    ...SHOP,
    fittings: { ...FITTING_SETTINGS, hours: FITTING_SETTINGS.hours.slice(0, 1) },
  })
  const minutes = fields.getByLabelText('Minutes for a fitting')
  await user.clear(minutes)
  await user.type(minutes, '45')
  await user.click(fields.getByRole('button', { name: 'Remove these hours' }))
  expect(fields.getByText('Without hours nothing is offered.')).toBeTruthy()
  expect(await save()).toEqual({ fittings: { ...FITTING_SETTINGS, hours: [], minutes: 45 } })
})

it('hours end at least a minute after they begin', async () => {
  const hours = FITTING_SETTINGS.hours.slice(0, 1)
  const { user, fields } = await open({ ...SHOP, fittings: { ...FITTING_SETTINGS, hours } })
  const [from, until] = ['From', 'Until'].map((name) => fields.getByLabelText(name))
  if (!from || !until) throw new Error('A line of hours has two times.')
  await user.clear(from)
  await user.type(from, '11:00')
  await user.clear(until)
  await user.type(until, '13:00')
  expect([from, until]).toMatchObject([{ max: '12:59' }, { min: '11:01' }])
})
