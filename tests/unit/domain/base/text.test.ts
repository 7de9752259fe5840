import { expect, it } from 'vitest'
import { byteLength, escapeHtml, withoutLinks } from '#domain/base/text.ts'

it('is escaped for HTML', () => {
  expect(escapeHtml(`<a href="x" on='y'>&</a>`)).toBe(
    '&lt;a href=&quot;x&quot; on=&#39;y&#39;&gt;&amp;&lt;/a&gt;',
  )
})

it.each(['', 'plain', 'é', '₹', '👔', 'नमस्ते'])('has its bytes counted: %j', (text) => {
  expect(byteLength(text)).toBe(new TextEncoder().encode(text).length)
})

it.each([
  ['https://evil.example/x', 'https[:]//evil[.]example/x'],
  ['see www.evil.co.in now', 'see www[.]evil[.]co[.]in now'],
  ['eve@evil.example', 'eve@evil[.]example'],
  ['evil。com evil．com', 'evil[。]com evil[．]com'],
  ['J. R. Rao, 38.5 in. waist. Thanks', 'J. R. Rao, 38.5 in. waist. Thanks'],
  ['J.R. Rao... and 10:30', 'J.R. Rao... and 10:30'],
])('%j contains no link for mail programs', (typed, shown) => {
  expect(withoutLinks(typed)).toBe(shown)
})
