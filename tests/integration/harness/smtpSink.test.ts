import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startSmtpSink } from '#tests/harness/mail/smtpSink.ts'

/** Speaks SMTP by hand: sends each line after the answer to the one before. */
function talk(port: number, lines: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = ''
    let next = 0
    const socket = connect(port, '127.0.0.1')
    socket.setEncoding('utf8').on('data', (text) => {
      received += String(text)
      const line = lines[next++]
      if (line !== undefined) socket.write(`${line}\r\n`)
    })
    socket.once('close', () => resolve(received)).once('error', reject)
  })
}

const LETTER = [
  'EHLO house.example',
  'MAIL FROM:<shop@house.example>',
  'RCPT TO:<owner@house.example>',
  'RCPT TO:<asha@example.com>',
  'DATA',
  'Subject: Order\r\n\r\nA ₹ order\r\n..dotted\r\n.',
  'QUIT',
]

test('A mail is stored as it was sent', async () => {
  const sink = await startSmtpSink()
  onTestFinished(() => sink.stop())
  expect(await talk(sink.port, LETTER)).toContain('250 kept')
  expect(sink.mails).toEqual([
    {
      from: 'shop@house.example',
      to: ['owner@house.example', 'asha@example.com'],
      data: 'Subject: Order\r\n\r\nA ₹ order\r\n.dotted',
    },
  ])
})

test('A sink that rejects mails stores none', async () => {
  const sink = await startSmtpSink()
  onTestFinished(() => sink.stop())
  sink.behave('reject')
  expect(await talk(sink.port, LETTER)).toContain('550 refused')
  expect(sink.mails).toEqual([])
})
