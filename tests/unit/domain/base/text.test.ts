import { describe, expect, it } from 'vitest'
import { byteLength, escapeHtml, plainLine, plainText, withoutLinks } from '#domain/base/text.ts'

describe('text that was typed', () => {
  it('stays as it is, in any script', () => {
    const text = 'नमस्ते, 👔 "quoted" <b>\n\tand a second line'
    expect(plainText(text)).toBe(text)
  })

  it('loses control characters and marks that turn the direction', () => {
    expect(plainText('a\u0000b\u001bc\u009fd\u202ee\u2066f\u2028g')).toBe('abcdefg')
  })

  it('has one kind of line break', () => {
    expect(plainText('a\r\nb\rc\nd')).toBe('a\nb\nc\nd')
  })

  it('becomes one line without space around it', () => {
    expect(plainLine('  Eve\r\nBcc: all@example.com\t ')).toBe('Eve Bcc: all@example.com')
  })
})

it('shows every sign of a text as itself in HTML', () => {
  expect(escapeHtml(`<a href="x" on='y'>&</a>`)).toBe(
    '&lt;a href=&quot;x&quot; on=&#39;y&#39;&gt;&amp;&lt;/a&gt;',
  )
})

it.each(['', 'plain', 'é', '₹', '👔', 'नमस्ते'])('counts the bytes of %j', (text) => {
  expect(byteLength(text)).toBe(new TextEncoder().encode(text).length)
})

it.each([
  ['https://evil.example/x', 'https[:]//evil[.]example/x'],
  ['see www.evil.co.in now', 'see www[.]evil[.]co[.]in now'],
  ['eve@evil.example', 'eve@evil[.]example'],
  ['evil。com evil．com', 'evil[。]com evil[．]com'],
  ['J. R. Rao, 38.5 in. waist. Thanks', 'J. R. Rao, 38.5 in. waist. Thanks'],
  ['J.R. Rao... and 10:30', 'J.R. Rao... and 10:30'],
])('%j shows no link to mail programs', (typed, shown) => {
  expect(withoutLinks(typed)).toBe(shown)
})
