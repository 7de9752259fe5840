import { catalogueText } from './ownerView.ts'
import { likesIn, type Report } from '#tests/faults/report.ts'
import type { Device, World } from './runHistory.ts'
import type { Account, Outcome } from './outcome.ts'

const TABS = [0, 1, 2, 3]
const MINUTE_MS = 60_000
const FETCHED_MS = 5000
const ROUNDS = 6

type End = Pick<Outcome, 'reports' | 'slow' | 'stored' | 'accounts' | 'catalogues'>

/** After all faults have ended: every account signs in once more and confirms what it is asked. */
export async function finish({ devices, ownerView, people, run }: World): Promise<End> {
  for (const device of devices) await heal(device)
  const slow: string[] = []
  for (const device of devices) slow.push(...(await stillSending(device)))

  for (const one of [undefined, ...people])
    for (const { phone } of devices) {
      await phone.signIn(one?.saved)
      await phone.settle()
      await drain(phone, one?.person.id)
    }

  const accounts: Outcome['accounts'] = []
  for (const { person, saved } of people) {
    const here: Account[] = []
    for (const { phone } of devices) {
      // With a second phone, the first has to fetch what the other has sent since.
      if (devices.length > 1) {
        await phone.signIn(undefined)
        await phone.settle()
      }
      await phone.signIn(saved)
      await phone.settle()
      await drain(phone, person.id)
      if (devices.length > 1) await phone.wait(FETCHED_MS)
      here.push(accountOf(await look(phone), person.id))
    }
    accounts.push({ user: person.id, here, there: await ownerView.account(person) })
  }
  const reports: Report[] = []
  const catalogues: Outcome['catalogues'] = []
  for (const { phone } of devices) {
    const { report, catalogue } = await caughtUp(phone)
    reports.push(report)
    catalogues.push(catalogue)
  }
  return { slow, accounts, reports, catalogues, stored: await ownerView.stored(run) }

  /** Retries on a difference: other histories may be changing products at the same time. */
  async function caughtUp(phone: Device['phone']) {
    for (let tries = 0; ; tries += 1) {
      void phone.act(0, { do: 'pull' })
      await phone.settle()
      const report = await look(phone)
      const catalogue = { here: catalogueText(report.products), there: await ownerView.catalogue() }
      if (catalogue.here === catalogue.there || tries === ROUNDS) return { report, catalogue }
    }
  }
}

async function heal({ phone, proxy }: Device): Promise<void> {
  proxy.heal()
  phone.trust()
  for (const tab of TABS) {
    await phone.kill(tab, Infinity)
    await phone.fill(tab, 0, 0)
    await phone.thaw(tab)
  }
  await phone.airplane(false)
  await phone.open(0)
  await phone.settle()
}

/** Entries that are still being sent automatically, or retried, a minute later. */
async function stillSending({ phone, user }: Device): Promise<string[]> {
  await phone.wait(MINUTE_MS)
  return (await look(phone)).waiting
    .filter(({ owner, status }) => owner === '' || (owner === user && status !== 'refused'))
    .filter(({ status }) => status === 'queued' || status === 'sending')
    .map(({ id, kind, status }) => `${kind} ${id} ${status}`)
}

/** Until nothing is queued that would be sent automatically or after a confirmation. */
async function drain(phone: Device['phone'], user = ''): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    void phone.act(0, { do: 'sayYes' })
    await phone.settle()
    void phone.act(0, { do: 'sendNow' })
    await phone.settle()
    const { waiting } = await look(phone)
    const own = waiting.filter(({ owner }) => owner === '' || owner === user)
    if (own.every(({ status }) => status === 'refused')) return
    await phone.wait(MINUTE_MS / 2)
  }
}

async function look(phone: Device['phone']): Promise<Report> {
  const seen = await phone.look()
  if (seen) return seen
  const asked = phone.act(0, { do: 'report' })
  await phone.settle()
  const reply = await asked
  if (reply?.what !== 'report') throw new Error('the phone cannot say what it holds')
  return reply.report
}

function accountOf({ sets, likes }: Report, user: string): Account {
  return {
    sets: sets.filter(({ owner }) => owner === user).map(({ id, values }) => ({ id, values })),
    likes: likes.find(({ owner }) => owner === user)?.values ?? likesIn({}),
  }
}
