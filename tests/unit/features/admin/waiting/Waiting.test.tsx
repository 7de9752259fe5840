import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { adminSignOut } from '#data/desk/account.ts'
import { waitingEdits } from '#data/desk/edits/queuedEdits.ts'
import { openProducts } from '#tests/harness/screen/ownerPages.tsx'
import { clearDevice } from '#tests/harness/screen/page.tsx'

beforeEach(clearDevice)
afterEach(async () => {
  await adminSignOut()
  vi.unstubAllGlobals()
})

it('asks about discarding an edit, not about deleting the product', async () => {
  const { user } = openProducts()
  const remove = await screen.findByRole('button', { name: 'Delete Leather Belt' })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await user.click(remove)
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await user.click(await screen.findByRole('link', { name: 'Look at them' }))
  await user.click(await screen.findByRole('button', { name: 'Do not send' }))
  const question = within(screen.getByRole('dialog', { name: 'Leather Belt: deleted' }))
  expect(question.queryByRole('button', { name: 'Delete' })).toBeNull()
  await user.click(question.getByRole('button', { name: 'Do not send' }))
  expect(await screen.findByText('Thrown away. It was not sent.')).toBeTruthy()
  expect(await waitingEdits()).toEqual([])
})
