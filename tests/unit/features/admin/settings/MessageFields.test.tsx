import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { adminSignOut } from '#data/desk/account.ts'
import { DEFAULT_SHOP } from '#domain/shop/shop.ts'
import { openDesk, sentTo } from '#tests/harness/screen/ownerPages.tsx'
import { clearDevice } from '#tests/harness/screen/page.tsx'

beforeEach(clearDevice)
afterEach(adminSignOut)

const SHOP = { ...DEFAULT_SHOP, id: 'shop00000000000', seq: 1, rev: 1 }

async function open(messages: object = {}) {
  const desk = openDesk('/admin/settings', { shop: [{ ...SHOP, messages }] })
  const fields = within(await screen.findByRole('group', { name: 'Messages to customers' }))
  return { ...desk, fields, words: fields.getByRole('textbox', { name: 'Words' }) }
}

it('A message starts from the standard text, with a live preview while it is edited', async () => {
  const { api, user, fields, words } = await open()
  expect(words).toHaveProperty('value', expect.stringMatching(/^Hello \{name\},\nOrder \{order\}/))
  const shown = () => fields.getByRole('region', { name: 'As a customer reads it' }).textContent
  expect(shown()).toContain('Hello Asha,\nOrder ET-1795260951150: Confirmed.')
  fireEvent.change(words, { target: { value: 'Namaste ' } })
  await user.click(fields.getByRole('button', { name: '{name}' }))
  expect(words).toHaveProperty('value', 'Namaste {name}')
  expect(document.activeElement).toBe(words)
  expect(shown()).toContain('Namaste Asha')
  await user.click(screen.getByText('Save settings'))
  expect(await screen.findByText('Settings saved')).toBeTruthy()
  await waitFor(() =>
    expect(sentTo(api, 'PATCH', /shop/).map(({ body }) => body)).toEqual([
      { messages: { confirmed: 'Namaste {name}' } },
    ]),
  )
})

it('A placeholder that we do not know is named, and nothing is saved with it', async () => {
  const { api, user, fields, words } = await open()
  fireEvent.change(words, { target: { value: 'Dear {nmae}, {balance}' } })
  const sentence = 'We do not know {nmae}. Please choose from the placeholders below.'
  expect(await fields.findByText(sentence)).toBeTruthy()
  await user.selectOptions(fields.getByLabelText('Message'), 'Reminder to pay')
  expect(fields.queryByText(sentence)).toBeNull()
  await user.click(screen.getByText('Save settings'))
  expect(await fields.findByText(sentence)).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('messages'))
  expect(sentTo(api, 'PATCH', /shop/)).toEqual([])
})

it('A refused message stays open while it is corrected; another can be selected, and saving returns to the refused one', async () => {
  const { user, fields, words } = await open()
  const own = (text: string) => fields.queryByDisplayValue(text)
  const chooseReminder = () => user.selectOptions(fields.getByLabelText('Message'), 'reminder')
  fireEvent.change(words, { target: { value: 'Dear {nmae}' } })
  await chooseReminder()
  await user.click(screen.getByText('Save settings'))
  await waitFor(() => expect(own('Dear {nmae}')).toBeTruthy())
  await chooseReminder()
  expect(own('Dear {nmae}')).toBeNull()
  await user.click(screen.getByText('Save settings'))
  await waitFor(() => expect(own('Dear {nmae}')).toBeTruthy())
  await user.clear(fields.getByRole('textbox', { name: 'Words' }))
  await user.type(fields.getByRole('textbox', { name: 'Words' }), 'Namaste')
  expect(document.activeElement).toHaveProperty('value', 'Namaste')
})

it('The owner’s words go back to the standard ones', async () => {
  const { api, user, fields } = await open({ reminder: 'Pay {due}', ready: 'Come {name}' })
  await user.selectOptions(fields.getByLabelText('Message'), 'Reminder to pay (your words)')
  expect(fields.getByDisplayValue('Pay {due}')).toBeTruthy()
  await user.click(fields.getByRole('button', { name: 'Use the standard words' }))
  expect(fields.getByRole('region', { name: 'As a customer reads it' }).textContent).toContain(
    'Order ET-1795260951150: ₹20,999.50 is to be paid.',
  )
  await user.click(screen.getByText('Save settings'))
  expect(await screen.findByText('Settings saved')).toBeTruthy()
  await waitFor(() =>
    expect(sentTo(api, 'PATCH', /shop/)[0]?.body).toEqual({
      messages: { reminder: '', ready: 'Come {name}' },
    }),
  )
})
