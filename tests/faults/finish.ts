import { catalogueText, keptText } from './house.ts'
import type { World } from './play.ts'
import type { Story } from './story.ts'
import type { Report } from './tab.ts'

const TABS = [0, 1, 2, 3]
const MINUTE_MS = 60_000
const ROUNDS = 6

type End = Pick<Story, 'report' | 'slow' | 'stored' | 'kept' | 'catalogue'>

/** All is well again: every account signs in once more and says yes to what it is asked. */
export async function finish(
  { phone, proxy, house, people, run }: World,
  user: string,
): Promise<End> {
  proxy.heal()
  phone.trust()
  for (const tab of TABS) {
    await phone.kill(tab, Infinity)
    await phone.thaw(tab)
  }
  await phone.airplane(false)
  await phone.open(0)
  await phone.settle()
  await phone.wait(MINUTE_MS)
  const slow = (await look()).waiting
    .filter(({ owner, status }) => owner === '' || (owner === user && status !== 'refused'))
    .filter(({ status }) => status === 'queued' || status === 'sending')
    .map(({ id, kind, status }) => `${kind} ${id} ${status}`)

  const kept: Story['kept'] = []
  for (const one of [undefined, ...people]) {
    await phone.signIn(one?.saved)
    await phone.settle()
    await drain()
    if (!one) continue
    const { person } = one
    const there = await house.kept(person)
    const { sets, likes } = await look()
    const here = sets.filter(({ owner }) => owner === person.id)
    const chests = here.map(({ values }) => values['chest'] ?? 0)
    kept.push({ user: person.id, here: keptText(chests, likes), there })
  }
  return { slow, kept, ...(await caughtUp()), stored: await house.stored(run) }

  /** Other histories may change products just now: what differs is looked at again. */
  async function caughtUp(): Promise<Pick<End, 'report' | 'catalogue'>> {
    for (let tries = 0; ; tries += 1) {
      void phone.act(0, { do: 'pull' })
      await phone.settle()
      const report = await look()
      const catalogue = { here: catalogueText(report.products), there: await house.catalogue() }
      if (catalogue.here === catalogue.there || tries === ROUNDS) return { report, catalogue }
    }
  }

  /** Until nothing waits that would go by itself or with a yes. */
  async function drain(): Promise<void> {
    for (let round = 0; round < ROUNDS; round += 1) {
      void phone.act(0, { do: 'sayYes' })
      await phone.settle()
      void phone.act(0, { do: 'sendNow' })
      await phone.settle()
      const { owner, waiting } = await look()
      const own = waiting.filter((one) => one.owner === '' || one.owner === owner)
      if (own.every(({ status }) => status === 'refused')) return
      await phone.wait(MINUTE_MS / 2)
    }
  }

  async function look(): Promise<Report> {
    const asked = phone.act(0, { do: 'report' })
    await phone.settle()
    const told = await asked
    if (told?.what !== 'report') throw new Error('the phone cannot say what it holds')
    return told.report
  }
}
