import { beforeEach, expect, test } from 'vitest'
import { isPageDirty, watchForms } from '#ui/forms/dirtyForms.ts'

watchForms()

beforeEach(() => {
  document.body.innerHTML =
    '<form id="plain"><input></form><form role="search"><input></form><form data-saves-draft><input></form>'
})

function type(form: string): void {
  document.querySelector(`${form} input`)?.dispatchEvent(new Event('input', { bubbles: true }))
}

test('a form with input is dirty until it is submitted or removed', () => {
  expect(isPageDirty()).toBe(false)
  type('#plain')
  expect(isPageDirty()).toBe(true)
  document.querySelector('#plain')?.dispatchEvent(new Event('submit', { bubbles: true }))
  expect(isPageDirty()).toBe(false)
  type('#plain')
  document.querySelector('#plain')?.remove()
  expect(isPageDirty()).toBe(false)
})

test('a search field and a form that stores its own draft are never dirty', () => {
  type('[role="search"]')
  type('[data-saves-draft]')
  expect(isPageDirty()).toBe(false)
})
