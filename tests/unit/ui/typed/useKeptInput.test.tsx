import { act, screen } from '@testing-library/react'
import type { userEvent } from '@testing-library/user-event'
import { useRef } from 'react'
import { forgetAuth } from '#data/auth/savedAuth.ts'
import { Link } from '#ui/parts/Link.tsx'
import { beforeEach, expect, it } from 'vitest'
import { useKeptInput } from '#ui/typed/useKeptInput.ts'
import { clearDevice, showPages, signInOnDevice } from '#tests/harness/screen/page.tsx'

beforeEach(clearDevice)

function Request() {
  const form = useRef<HTMLFormElement>(null)
  const forget = useKeptInput('request', form)
  return (
    <form ref={form}>
      <textarea name="message" aria-label="Message" />
      <input name="secret" type="password" aria-label="Password" />
      <button type="reset">Clear</button>
      <button type="button" onClick={forget}>
        Sent
      </button>
      <Link to="/policies">Policies</Link>
    </form>
  )
}

const PAGES = { '/': <Request />, '/policies': <Link to="/">Back</Link> }

/** Types, does something, looks at another page and comes back. */
async function typeAndLeave(then?: string) {
  const user = showPages({ at: '/', pages: PAGES })
  await user.type(message(), 'A sherwani for March')
  await user.type(screen.getByLabelText('Password'), 'four plain words here')
  if (then !== undefined) await user.click(screen.getByRole('button', { name: then }))
  await user.click(screen.getByRole('link', { name: 'Policies' }))
  return user
}

const message = () => screen.getByLabelText<HTMLTextAreaElement>('Message')
const comeBack = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('link', { name: 'Back' }))

it('keeps typed input while another page is visited, except passwords', async () => {
  await comeBack(await typeAndLeave())
  expect(message().value).toBe('A sherwani for March')
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('plain')
})

it.each(['Clear', 'Sent'])('keeps nothing after “%s”', async (then) => {
  await comeBack(await typeAndLeave(then))
  expect(message().value).toBe('')
})

it('shows none of it to the next person after a sign-out', async () => {
  signInOnDevice()
  const user = await typeAndLeave()
  act(() => forgetAuth('shopper'))
  await comeBack(user)
  expect(message().value).toBe('')
})
