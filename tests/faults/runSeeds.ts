import type { Campaign } from './campaign.ts'
import { historyOf, needsServerAlone } from './history.ts'

export type Found = { seed: number; faults: string[] }

type Options = { seeds: readonly number[]; lanes: number; onDone?: (done: number) => void }

/**
 * Runs the histories of the seeds, some at a time; those that stop the server come last and alone.
 * @returns the seeds that found something.
 */
export async function runSeeds(campaign: Campaign, options: Options): Promise<Found[]> {
  const { seeds, lanes, onDone } = options
  const found: Found[] = []
  let done = 0
  const one = async (seed: number) => {
    const faults = await campaign.run(seed)
    if (faults.length > 0) found.push({ seed, faults })
    onDone?.((done += 1))
  }
  const alone = seeds.filter((seed) => needsServerAlone(historyOf(seed)))
  const together = seeds.filter((seed) => !alone.includes(seed))
  const lane = async () => {
    for (let seed = together.shift(); seed !== undefined; seed = together.shift()) await one(seed)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  for (const seed of alone) await one(seed)
  return found.toSorted((first, other) => first.seed - other.seed)
}
