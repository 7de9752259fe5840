import { afterAll, beforeAll } from 'vitest'
import { smtpEnv, startSmtpSink, type Mail, type SmtpSink } from '#tests/harness/mail/smtpSink.ts'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'

/** What visitors and failure tests need of a shop. */
export type OpenShop = Pick<Shop, 'url' | 'owner' | 'crash' | 'restart'> & {
  /** The mails that have reached an address, in order; none where mails do not leave. */
  mailsTo: (address: string) => Mail[]
}

/**
 * A shop with the demo catalogue for all tests of a file: started before the first test, stopped
 * after the last.
 * @param mails whether its mails leave; without, nothing is sent
 * @param demo whether it promises days and offers fittings, as a new house with demo data does
 */
export function shopInBrowser({ mails = false, demo = false } = {}): OpenShop {
  let shop: Shop | undefined
  let sink: SmtpSink | undefined

  beforeAll(async () => {
    sink = mails ? await startSmtpSink() : undefined
    const env = sink ? smtpEnv(sink) : {}
    shop = await startShop({ seed: demo ? 'demo' : 'catalogue', env })
  })

  afterAll(async () => {
    await shop?.stop()
    await sink?.stop()
  })

  function open(): Shop {
    if (shop) return shop
    throw new Error('The shop is started in beforeAll: use it inside a test, not at module level.')
  }

  return {
    get url() {
      return open().url
    },
    get owner() {
      return open().owner
    },
    crash: () => open().crash(),
    restart: () => open().restart(),
    mailsTo: (address) => sink?.mails.filter(({ to }) => to.includes(address)) ?? [],
  }
}
