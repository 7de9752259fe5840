import { expect, test } from 'vitest'
import { isRecipientRefused } from '#server/mail/recipientRefused.ts'

test.each([
  'GoError: 550 "refused"',
  'GoError: 550 5.1.1 No such user',
  'GoError: 550 "5.1.1 No such user"',
  'GoError: 552 5.2.2 Mailbox full',
  'GoError: 553 5.1.3 Bad address',
])('%s is about the recipient', (error) => {
  expect(isRecipientRefused(error)).toBe(true)
})

test.each([
  '',
  'GoError: 421 4.7.0 Too many connections',
  'GoError: 450 4.2.1 Try again later',
  'GoError: 535 5.7.8 Authentication failed',
  'GoError: 550 "5.7.1 Relaying denied"',
  'GoError: 550 5.1.8 Sender’s domain not found',
  'GoError: 554 5.7.1 Blocked',
  'GoError: dial tcp 192.0.2.55:587: connection refused',
])('%s is about the house’s mail', (error) => {
  expect(isRecipientRefused(error)).toBe(false)
})
