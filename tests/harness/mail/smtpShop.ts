import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'
import { smtpEnv, startSmtpSink, type Mail, type SmtpSink } from './smtpSink.ts'

export type SmtpShop = {
  shop: Shop
  sink: SmtpSink
  mailsTo: (address: string) => Mail[]
  stop: () => Promise<void>
}

/** A shop at https://shop.house.example that mails through a server on this machine. */
export async function startSmtpShop(folders: { hooks: string; public: string }): Promise<SmtpShop> {
  const sink = await startSmtpSink()
  const env = {
    DARZI_LIMITS: 'off',
    ...smtpEnv(sink),
    DARZI_URL: 'https://shop.house.example',
  }
  const shop = await startShop({ folders, env })
  return {
    shop,
    sink,
    mailsTo: (address) => sink.mails.filter(({ to }) => to.includes(address)),
    stop: async () => {
      await shop.stop()
      await sink.stop()
    },
  }
}
