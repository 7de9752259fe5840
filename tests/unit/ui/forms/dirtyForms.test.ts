import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isActionPending, isPageDirty, trackAction, watchForms } from '#ui/forms/dirtyForms.ts'

watchForms()

beforeEach(() => {
  document.body.innerHTML =
    '<form id="plain"><input></form><form role="search"><input></form><form data-saves-draft><input></form>'
})

afterEach(() => vi.useRealTimers())

function type(form: string): void {
  document.querySelector(`${form} input`)?.dispatchEvent(new Event('input', { bubbles: true }))
}

test('an action is pending for as long as it runs', () => {
  const ended = trackAction()
  expect(isActionPending()).toBe(true)
  ended()
  expect(isActionPending()).toBe(false)
})

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

test('a form that took long to send is pending until its notice has been readable for ten seconds', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const ended = trackAction()
  document.querySelector('#plain')?.dispatchEvent(new Event('submit', { bubbles: true }))
  vi.advanceTimersByTime(30_000)
  ended()
  vi.advanceTimersByTime(9_000)
  expect(isActionPending()).toBe(true)
  vi.advanceTimersByTime(2_000)
  expect(isActionPending()).toBe(false)
})
