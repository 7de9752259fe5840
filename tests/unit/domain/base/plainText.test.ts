import { describe, expect, it } from 'vitest'
import { plainLine, plainText } from '#domain/base/plainText.ts'

describe('typed text', () => {
  it('stays unchanged in any script', () => {
    const text = 'नमस्ते, 👔 "quoted" <b>\n\tand a second line'
    expect(plainText(text)).toBe(text)
  })

  it('loses control and bidirectional characters', () => {
    expect(plainText('a\u0000b\u001bc\u009fd\u202ee\u2066f\u2028g')).toBe('abcdefg')
  })

  it('gets one kind of line break', () => {
    expect(plainText('a\r\nb\rc\nd')).toBe('a\nb\nc\nd')
  })

  it('becomes one trimmed line', () => {
    expect(plainLine('  Eve\r\nBcc: all@example.com\t ')).toBe('Eve Bcc: all@example.com')
  })
})
