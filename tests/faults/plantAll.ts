import { startProgress } from '#tools/setup/process/progress.mjs'
import { startCampaign, type Campaign } from './campaign.ts'
import { nodePhones } from '#tests/faults/phone/nodePhone.ts'
import { FAULT_NAMES, PLANTED, type FaultName } from './planted.ts'

/** Concurrent histories. */
const LANES = 4

type Caught = { by: string; where: string }

/**
 * Plants one fault after the other and looks for it: in its own history first, then in those of the
 * seeds. Prints what caught each.
 * @param only - part of the names of those that are wanted
 * @returns whether each fault was caught
 */
export async function plantAll(first: number, count: number, only: string): Promise<boolean> {
  const campaign = await startCampaign(await nodePhones())
  const survivors: FaultName[] = []
  console.log(`${'the shop …'.padEnd(58)} | ${'its own history'.padEnd(38)} | by chance`)
  for (const name of FAULT_NAMES.filter((one) => one.includes(only))) {
    const progress = startProgress(name)
    const directed = caughtBy(await campaign.run(PLANTED[name].history, name), 'yes')
    const byChance = await hunt(campaign, name, first, count, progress.note)
    progress.done('')
    const columns = [directed, byChance].map((caught) =>
      caught ? `${caught.by} (${caught.where})` : 'NOT CAUGHT',
    )
    console.log(`${name.padEnd(58)} | ${(columns[0] ?? '').padEnd(38)} | ${columns[1] ?? ''}`)
    if (!directed && !byChance) survivors.push(name)
  }
  await campaign.stop()
  if (survivors.length > 0) console.log(`\nnot caught: ${survivors.join(', ')}`)
  return survivors.length === 0
}

/** Tries seeds, several at a time, until one's history finds the fault. */
async function hunt(
  campaign: Campaign,
  name: FaultName,
  first: number,
  count: number,
  note: (detail: string) => void,
): Promise<Caught | undefined> {
  let seed = first
  let caught: Caught | undefined
  const lane = async () => {
    while (!caught && seed < first + count) {
      const tried = seed
      seed += 1
      note(`seed ${tried}`)
      const found = caughtBy(await campaign.run(tried, name), `seed ${tried}`)
      caught ??= found
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return caught
}

function caughtBy([fault]: string[], where: string): Caught | undefined {
  return fault === undefined ? undefined : { by: fault.split(': ')[0] ?? fault, where }
}
