import { afterEach, expect, test, vi } from 'vitest'
import { preloadForms } from '#app/install/preloadForms.ts'
import { toastModule } from '#ui/notices/notify.ts'

afterEach(() => void (document.body.innerHTML = ''))

test('the first input of a form loads what reports that it was sent, without a touch or a key', async () => {
  preloadForms()
  document.body.innerHTML = '<form role="search"><input></form><form><input></form>'
  const [search, name] = document.querySelectorAll('input')
  search?.dispatchEvent(new Event('input', { bubbles: true }))
  expect(toastModule.current()).toBeUndefined()
  name?.dispatchEvent(new Event('input', { bubbles: true }))
  await vi.waitFor(() => expect(toastModule.current()).toBeDefined())
})
