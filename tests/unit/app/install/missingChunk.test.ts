import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadOnMissingChunk } from '#app/install/missingChunk.ts'
import { shopUpdate } from '#app/install/shopUpdate.ts'
import { watchForms } from '#ui/forms/dirtyForms.ts'

watchForms()
reloadOnMissingChunk()

let reload = vi.spyOn(location, 'reload')

beforeEach(() => {
  reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  sessionStorage.clear()
  shopUpdate.set('none')
  document.body.innerHTML = '<form><input></form>'
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** @returns whether the page's own error boundary is to show it. */
function isMissing(): boolean {
  return dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
}

test('a chunk that a deployment has removed reloads the page once and no more', () => {
  expect(isMissing()).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(isMissing()).toBe(true)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a missing chunk never reloads a page with unsaved input', () => {
  const field = document.querySelector('input')
  field?.dispatchEvent(new Event('input', { bubbles: true }))
  expect(isMissing()).toBe(true)
  expect(reload).not.toHaveBeenCalled()
})

test('a missing chunk does not reload the page while offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(isMissing()).toBe(true)
  expect(reload).not.toHaveBeenCalled()
})

test('a chunk that fails while a new version takes over leaves the reload to the update', () => {
  shopUpdate.set('taken')
  expect(isMissing()).toBe(true)
  expect(reload).not.toHaveBeenCalled()
})

test('a missing chunk does not reload the page where that cannot be recorded, to avoid a loop', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    },
  })
  expect(isMissing()).toBe(true)
  expect(reload).not.toHaveBeenCalled()
})

test('a chunk that fails because the page is being left does not cancel the navigation', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000)
  dispatchEvent(new Event('beforeunload'))
  expect(isMissing()).toBe(true)
  expect(reload).not.toHaveBeenCalled()

  now.mockReturnValue(20_000)
  expect(isMissing()).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a missing chunk never reloads a page whose form is just being sent', () => {
  const form = document.querySelector('form')
  form?.dispatchEvent(new Event('submit', { bubbles: true }))
  expect(isMissing()).toBe(true)
  expect(reload).not.toHaveBeenCalled()
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + 20_000)
  expect(isMissing()).toBe(false)
})
