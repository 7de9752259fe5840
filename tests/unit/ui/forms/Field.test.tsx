import { useState } from 'react'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { AreaField, Field, SelectField } from '#ui/forms/Field.tsx'

/** A form as the shop's forms are: the browser checks it, and nothing is filled in. */
function show() {
  const sent = vi.fn<(event: Event) => void>()
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent(event.nativeEvent)
      }}
    >
      <Field label="Name" name="name" required />
      <Field label="Email" name="email" type="email" required />
      <SelectField label="Service" name="service" defaultValue="" required>
        <option value="">Choose a service</option>
        <option value="bespoke">Bespoke</option>
      </SelectField>
      <AreaField label="Message" name="message" required />
      <button>Send</button>
    </form>,
  )
  return { user: userEvent.setup(), sent }
}

it('says in the shop’s words at each field why the form was not sent, instead of a bubble', async () => {
  const { user, sent } = show()
  const bubbles = vi.fn<(shown: boolean) => void>()
  addEventListener('invalid', (event) => bubbles(!event.defaultPrevented), true)
  const field = screen.getByLabelText('Name')
  field.addEventListener('invalid', (event) => setTimeout(() => bubbles(!event.defaultPrevented)))
  await user.type(screen.getByLabelText('Email'), 'asha')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findAllByText('Please fill in this field.')).toHaveLength(3)
  expect(screen.getByText('Please enter a valid email address')).toBeTruthy()
  expect(document.activeElement).toBe(field)
  expect(sent).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(bubbles).toHaveBeenLastCalledWith(false))
})

it('takes the sentence back once the field is right, and then sends the form', async () => {
  const { user, sent } = show()
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await user.type(screen.getByLabelText('Name'), 'Asha')
  await user.type(screen.getByLabelText('Email'), 'asha@example.com')
  await user.selectOptions(screen.getByLabelText('Service'), 'bespoke')
  await user.type(screen.getByLabelText('Message'), 'A suit')
  expect(screen.queryByText('Please fill in this field.')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(sent).toHaveBeenCalledTimes(1)
})

it('takes the first choice after a refusal, where the page holds what is chosen', async () => {
  const user = userEvent.setup()
  render(<Piece />)
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Please fill in this field.')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Piece'), 'suit')
  expect(screen.getByLabelText('Piece')).toHaveProperty('value', 'suit')
  expect(screen.queryByText('Please fill in this field.')).toBeNull()
})

function Piece() {
  const [piece, setPiece] = useState('')
  return (
    <form>
      <SelectField
        label="Piece"
        required
        value={piece}
        onChange={({ target }) => setPiece(target.value)}
      >
        <option value="">No piece</option>
        <option value="suit">Suit</option>
      </SelectField>
      <button>Send</button>
    </form>
  )
}

it('opens what hides a refused field, so that the form does not refuse in silence', async () => {
  render(
    <form>
      <details>
        <summary>Policies</summary>
        <details>
          <summary>The first one</summary>
          <Field label="Title" required />
        </details>
      </details>
      <button>Save</button>
    </form>,
  )
  await userEvent.setup().click(screen.getByRole('button', { name: 'Save' }))
  const title = screen.getByLabelText('Title')
  expect(document.activeElement).toBe(title)
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, true])
})

it.each([
  ['a password that is too short', { type: 'password', minLength: 8 }, 'seven77', /at least 8/],
  ['a code that is not of digits', { pattern: '[0-9]{2,8}' }, '62A', /enter a number/],
  ['a number out of range', { type: 'number', max: 10 }, '11', /between the limits/],
])('says what is wrong with %s', async (_, input, text, sentence) => {
  render(
    <form>
      <Field label="Value" {...input} />
      <button>Save</button>
    </form>,
  )
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Value'), text)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(sentence)).toBeTruthy()
})
