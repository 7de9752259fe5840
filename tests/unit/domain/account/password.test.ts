import { describe, expect, it } from 'vitest'
import { checkPassword } from '#domain/account/password.ts'

describe('a password', () => {
  it.each([
    'seven yards of linen',
    'kzvqhtwm',
    'सुई धागा कैंची',
    'correct horse',
    'x'.repeat(3) + 'kq7w2m',
  ])('is accepted: %s', (password) => expect(checkPassword(password)).toBeUndefined())

  it('has at least eight characters, counted as graphemes', () => {
    expect(checkPassword('kzvqhtw')).toBe('passwordTooShort')
    expect(checkPassword('🧵🪡✂️🧷')).toBe('passwordTooShort')
    expect(checkPassword('')).toBe('passwordTooShort')
  })

  it('has at most 71 bytes, as many as are compared', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyz'.repeat(3)
    expect(checkPassword(letters.slice(0, 71))).toBeUndefined()
    expect(checkPassword(letters.slice(0, 72))).toBe('passwordTooLong')
    expect(checkPassword('₹'.repeat(12) + letters.slice(0, 36))).toBe('passwordTooLong')
  })

  it.each([
    'password',
    'Password1',
    'P@ssw0rd',
    'passw0rd!',
    'qwerty123',
    'iloveyou2',
    'admin1234',
    'welcome2026',
    '12345678',
    '87654321',
    '11111111',
    'abcabcabc',
    '12121212',
    '11223344',
    '1q2w3e4r',
    'india@123',
    'sachin10!',
    'letmein1',
    'darzi2026',
    'Krishna@108',
    '1234567890',
  ])('is not a common one: %s', (password) => {
    expect(checkPassword(password)).toBe('passwordCommon')
  })
})
