import { createServer, type Socket } from 'node:net'
import { listenLocally } from '#tests/harness/network/localServer.ts'

export type Mail = { from: string; to: string[]; data: string }

export type SmtpSink = {
  port: number
  /** In the order of arrival; `data` is headers and body as sent. */
  mails: readonly Mail[]
  /** `accept` takes mail, `reject` answers 550, `hang` sends no greeting until the behaviour changes. */
  behave: (how: 'accept' | 'reject' | 'hang') => void
  stop: () => Promise<void>
}

const END_OF_DATA = '\r\n.\r\n'

/** The environment of a shop that mails through the sink. */
export function smtpEnv({ port }: Pick<SmtpSink, 'port'>): Record<string, string> {
  return {
    DARZI_SMTP_HOST: '127.0.0.1',
    DARZI_SMTP_PORT: String(port),
    DARZI_SMTP_FROM: 'shop@house.example',
  }
}

/**
 * A mail server on the loopback address that stores what it receives (RFC 5321, no TLS, no login).
 */
export async function startSmtpSink(): Promise<SmtpSink> {
  const mails: Mail[] = []
  const sockets = new Set<Socket>()
  const waiting = new Set<Socket>()
  let manner: 'accept' | 'reject' | 'hang' = 'accept'

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    if (manner === 'hang') waiting.add(socket)
    else converse(socket)
  })

  function converse(socket: Socket): void {
    let pending = ''
    let mail: Mail = { from: '', to: [], data: '' }
    let inData = false
    const reply = (line: string) => socket.write(`${line}\r\n`)

    function takeMail(end: number): void {
      // Undo dot-stuffing: a leading dot is sent doubled (section 4.5.2).
      mail.data = pending.slice(0, end).replace(/^\.\./gm, '.')
      pending = pending.slice(end + END_OF_DATA.length)
      inData = false
      if (manner === 'reject') reply('550 refused')
      else {
        mails.push(mail)
        reply('250 kept')
      }
      mail = { from: '', to: [], data: '' }
    }

    function obey(line: string): void {
      const verb = line.toUpperCase()
      if (verb.startsWith('EHLO')) reply('250-sink\r\n250 8BITMIME')
      else if (verb.startsWith('MAIL FROM:')) accept(() => (mail.from = address(line)))
      else if (verb.startsWith('RCPT TO:')) accept(() => mail.to.push(address(line)))
      else if (verb === 'DATA') {
        inData = true
        reply('354 go on')
      } else if (verb === 'QUIT') socket.end('221 bye\r\n')
      else reply('250 ok')
    }

    function accept(store: () => void): void {
      store()
      reply('250 ok')
    }

    reply('220 sink')
    socket.setEncoding('utf8')
    socket.on('data', (chunk: string) => {
      pending += chunk
      for (;;) {
        const end = pending.indexOf(inData ? END_OF_DATA : '\r\n')
        if (end < 0) return
        if (inData) takeMail(end)
        else {
          const line = pending.slice(0, end)
          pending = pending.slice(end + 2)
          obey(line)
        }
      }
    })
  }

  return {
    port: await listenLocally(server),
    mails,
    behave: (how) => {
      manner = how
      if (how === 'hang') return
      for (const socket of waiting) converse(socket)
      waiting.clear()
    },
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

function address(line: string): string {
  return /<([^>]*)>/.exec(line)?.[1] ?? ''
}
