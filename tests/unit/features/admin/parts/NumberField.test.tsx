import { useState } from 'react'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { NumberField } from '#features/admin/parts/NumberField.tsx'

/** A field from 1 to 99 that begins with a number, and what its page keeps of it. */
function Percent({ initial }: { initial?: number }) {
  const [kept, setKept] = useState(initial)
  return (
    <>
      <NumberField
        label="Percent"
        least={1}
        most={99}
        value={kept}
        onChange={setKept}
        {...(initial === undefined && { onClear: () => setKept(undefined) })}
      />
      <p>Kept: {kept ?? 'nothing'}</p>
      <button onClick={() => setKept(20)}>Take 20</button>
    </>
  )
}

function show(initial?: number) {
  render(<Percent {...(initial !== undefined && { initial })} />)
  const field = screen.getByLabelText('Percent')
  const user = userEvent.setup()
  const retype = async (text: string) => {
    await user.clear(field)
    if (text !== '') await user.type(field, text)
  }
  return { user, field, retype }
}

const PROBLEM = 'Please write a whole number from 1 to 99.'

/** The problem that a screen reader hears with the field. */
function problemOf(field: HTMLElement) {
  if (field.getAttribute('aria-invalid') !== 'true') return undefined
  return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
}

it.each(['150', '0', '-5', '2.5', ''])(
  'keeps the number it had, and not the first digits of one that it refuses: "%s"',
  async (text) => {
    const { user, field, retype } = show(50)
    await retype(text)
    expect(screen.getByText('Kept: 50')).toBeTruthy()
    await user.tab()
    expect(field).toHaveProperty('value', text)
    expect(problemOf(field)).toBe(PROBLEM)
  },
)

it('that was empty keeps nothing of a number that it refuses', async () => {
  const { field, retype } = show()
  await retype('150')
  expect(screen.getByText('Kept: nothing')).toBeTruthy()
  await retype('')
  await userEvent.tab()
  expect(problemOf(field)).toBeUndefined()
})

it('says nothing while a number is being typed, and no longer once it is right', async () => {
  const { user, field, retype } = show(50)
  await retype('0')
  expect(problemOf(field)).toBeUndefined()
  await user.tab()
  await retype('45')
  expect(problemOf(field)).toBeUndefined()
  expect(screen.getByText('Kept: 45')).toBeTruthy()
})

it('says nothing of a number that nobody has typed here', async () => {
  const { user, field } = show(150)
  await user.click(field)
  await user.tab()
  expect(problemOf(field)).toBeUndefined()
})

it('shows the number that another part of the page sets in place of a refused one', async () => {
  const { user, field, retype } = show(50)
  await retype('150')
  await user.click(screen.getByRole('button', { name: 'Take 20' }))
  expect(field).toHaveProperty('value', '20')
  expect(problemOf(field)).toBeUndefined()
})
