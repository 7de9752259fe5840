import { BaseSequencer } from 'vitest/node'

/**
 * The files that take longest, which Vitest knows only after a first run. No more than a project
 * has workers, because they mostly wait.
 */
const LONGEST = [
  /\/e2e\/offline\/(deploy|histories)\./,
  /\/e2e\/everyPage\/shopper\./,
  /\/integration\/server\/push\/pushes\./,
  /\/integration\/operations\/(health|fullDisk)\./,
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
