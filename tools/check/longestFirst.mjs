import { BaseSequencer } from 'vitest/node'

/** The files that take longest, each in a project of its own. Vitest only knows after a first run. */
const LONGEST = [
  /\/e2e\/offline\/(deploy|histories)\./,
  /\/integration\/server\/push\/pushes\./,
  /\/integration\/operations\/health\./,
  /\/integration\/data\/emailjs\./,
  /\/integration\/faults\/histories\./,
]

/** Starts the longest test files first: one that starts last leaves the other workers idle. */
export default class LongestFirst extends BaseSequencer {
  /** @override @type {BaseSequencer["sort"]} */
  async sort(files) {
    const sorted = await super.sort(files)
    const long = sorted.filter(isLong)
    return [...long, ...sorted.filter((file) => !long.includes(file))]
  }
}

/** @param {{ moduleId: string }} file */
function isLong({ moduleId }) {
  return LONGEST.some((path) => path.test(moduleId))
}
