import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { FormDialog } from '#ui/notices/FormDialog.tsx'
import { Link } from '#ui/parts/Link.tsx'
import { clearDevice, showPages } from '#tests/harness/screen/page.tsx'

beforeEach(clearDevice)

function Address() {
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return <p>Closed</p>
  return (
    <FormDialog title="Add an address" onClose={() => setOpen(false)}>
      <input aria-label="City" />
      <Link to="/elsewhere">Elsewhere</Link>
    </FormDialog>
  )
}

async function openAndType(text: string) {
  const user = showPages({ at: '/', pages: { '/': <Address /> } })
  const form = await screen.findByRole('dialog', { name: 'Add an address' })
  if (text !== '') await user.type(within(form).getByLabelText('City'), text)
  await user.click(within(form).getByRole('button', { name: 'Close' }))
  return user
}

it('closes at once where nothing was typed', async () => {
  await openAndType('')
  expect(screen.getByText('Closed')).toBeTruthy()
})

it('asks before it loses what was typed, and keeps it', async () => {
  const user = await openAndType('Pune')
  expect(screen.getByText('Close without saving? What you typed will be lost.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByText(/Close without saving/)).toBeNull()
  expect(screen.getByDisplayValue('Pune')).toBeTruthy()
})

it('closes when the loss is agreed to', async () => {
  const user = await openAndType('Pune')
  await user.click(screen.getByRole('button', { name: 'Discard changes' }))
  expect(screen.getByText('Closed')).toBeTruthy()
})

it('asks before a link in the form loses what was typed, and follows it when that is agreed to', async () => {
  const user = showPages({ at: '/', pages: { '/': <Address /> } })
  const where = screen.getByRole('status', { name: 'where' })
  await user.type(await screen.findByLabelText('City'), 'Pune')
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
  expect(where.textContent).toBe('/')
  await user.click(screen.getByRole('button', { name: 'Discard changes' }))
  expect(where.textContent).toBe('/elsewhere')
})
