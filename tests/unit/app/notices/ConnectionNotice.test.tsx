import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ConnectionNotice } from '#app/notices/ConnectionNotice.tsx'
import { noteReached, noteUnreachable } from '#data/server/connection.ts'

test('what works and what waits is said once for each time the shop goes away', async () => {
  render(<ConnectionNotice />, { wrapper: MemoryRouter })
  expect(screen.queryByRole('status')).toBeNull()

  act(noteUnreachable)
  expect(screen.getByRole('status').textContent).toContain('The shop cannot be reached just now')
  await userEvent.click(screen.getByRole('button'))
  expect(screen.queryByRole('status')).toBeNull()
  act(noteUnreachable)
  expect(screen.queryByRole('status')).toBeNull()

  act(noteReached)
  act(noteUnreachable)
  expect(screen.getByRole('status')).toBeDefined()
  act(noteReached)
  expect(screen.queryByRole('status')).toBeNull()
})
