import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { DeskLink } from '#app/frame/DeskLink.tsx'
import { signOwnerIn } from '#tests/harness/screen/fakeOwnerApi.ts'
import { clearDevice } from '#tests/harness/screen/page.tsx'

beforeEach(clearDevice)

function show() {
  render(<DeskLink />, { wrapper: MemoryRouter })
}

test('Where the owner has signed in, the shop has a link back to the desk', () => {
  signOwnerIn()
  show()
  const link = screen.getByRole('link', { name: 'Back to Admin' })
  expect(link.getAttribute('href')).toBe('/admin/dashboard')
})

test('Nobody else sees one', () => {
  show()
  expect(screen.queryByRole('link')).toBeNull()
})
