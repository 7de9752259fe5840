import type { Campaign } from './campaign.ts'

export type Found = { seed: number; faults: string[] }

type Options = { seeds: readonly number[]; lanes: number; onDone?: (done: number) => void }

/**
 * Runs the histories of the seeds, several at a time.
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
  const left = [...seeds]
  const lane = async () => {
    for (let seed = left.shift(); seed !== undefined; seed = left.shift()) await one(seed)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return found.toSorted((first, other) => first.seed - other.seed)
}
