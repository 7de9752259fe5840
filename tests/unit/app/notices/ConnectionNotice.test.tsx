import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ConnectionNotice } from '#app/notices/ConnectionNotice.tsx'
import { markReachable, markUnreachable } from '#data/server/connection.ts'

test('each outage announces once what works and what waits', async () => {
  render(<ConnectionNotice />, { wrapper: MemoryRouter })
  expect(screen.queryByRole('status')).toBeNull()

  act(markUnreachable)
  expect(screen.getByRole('status').textContent).toContain('The shop cannot be reached just now')
  await userEvent.click(screen.getByRole('button'))
  expect(screen.queryByRole('status')).toBeNull()
  act(markUnreachable)
  expect(screen.queryByRole('status')).toBeNull()

  act(markReachable)
  act(markUnreachable)
  expect(screen.getByRole('status')).toBeDefined()
  act(markReachable)
  expect(screen.queryByRole('status')).toBeNull()
})
