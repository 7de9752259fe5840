import { expect, it } from 'vitest'
import { clearOnceSent } from '#ui/typed/clearOnceSent.ts'

function formWith(message: string) {
  const form = document.createElement('form')
  form.innerHTML = '<textarea name="message"></textarea>'
  const field = form.querySelector('textarea')
  if (!field) throw new Error('the form has no field')
  field.value = message
  return { form, field }
}

it('clears what was sent', () => {
  const { form, field } = formWith('A suit')
  clearOnceSent(form)()
  expect(field.value).toBe('')
})

it('keeps what was typed while the form was being sent', () => {
  const { form, field } = formWith('A suit')
  const clear = clearOnceSent(form)
  field.value = 'A suit, and a shirt'
  clear()
  expect(field.value).toBe('A suit, and a shirt')
})
