import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepFocus } from '#ui/state/keepFocus.ts'

let stop = () => {}

beforeEach(() => {
  document.body.innerHTML = `
    <main tabindex="-1">
      <ul><li><input type="text" /><button type="button">Save</button></li></ul>
    </main>`
  stop = keepFocus()
})

afterEach(() => {
  stop()
  document.body.innerHTML = ''
})

function part<E extends Element>(selector: string): E {
  const found = document.querySelector<E>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}

/** Browsers take the focus from a button that is disabled; the simulated page does not. */
function setDisabled(button: HTMLButtonElement, isDisabled: boolean) {
  if (isDisabled) button.blur()
  button.disabled = isDisabled
}

/** The observer of the page has seen what changed. */
const seen = () => new Promise((resolve) => setTimeout(resolve))

it('A button that was disabled while its action ran gets the focus back', async () => {
  const button = part<HTMLButtonElement>('button')
  button.focus()
  setDisabled(button, true)
  await seen()
  setDisabled(button, false)
  await seen()
  expect(document.activeElement).toBe(button)
})

it('When the focused element is removed, the nearest part around it gets the focus', async () => {
  const entry = part('li')
  part<HTMLButtonElement>('button').focus()
  part('button').remove()
  await seen()
  expect(document.activeElement).toBe(entry)
  entry.remove()
  await seen()
  expect(document.activeElement).toBe(part('main'))
})

it('A focus that was given up does not come back, whatever changes on the page', async () => {
  const field = part<HTMLInputElement>('input')
  field.focus()
  field.blur()
  part('ul').append(document.createElement('li'))
  await seen()
  expect(document.activeElement).toBe(document.body)
})

it.each([
  ['is still disabled', true],
  ['works again', false],
])(
  'A button that was pressed before focus tracking began gets the focus back: it %s',
  async (_, isBusy) => {
    stop()
    const button = part<HTMLButtonElement>('button')
    let press: Event | undefined
    button.addEventListener('keydown', (event) => (press = event))
    button.focus()
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }))
    setDisabled(button, true)
    if (!isBusy) setDisabled(button, false)
    stop = keepFocus(press)
    setDisabled(button, false)
    await seen()
    expect(document.activeElement).toBe(button)
  },
)
