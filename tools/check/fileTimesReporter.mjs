import { writeFileSync } from 'node:fs'
import { env } from 'node:process'

/** The environment variable that names the output file. */
export const TIMES_FILE = 'TEST_FILE_TIMES'

/**
 * A Vitest reporter that writes the duration of each test file, hooks and imports included, which
 * the JSON report leaves out: `[{ file, ms }]`.
 * @implements {Pick<import('vitest/reporters').Reporter, 'onTestRunEnd'>}
 */
export default class FileTimesReporter {
  /** @param {readonly import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules) {
    const file = env[TIMES_FILE]
    if (!file) throw new Error(`${TIMES_FILE} is not set: it names the output file`)
    const times = modules.map((module) => {
      const { duration, collectDuration, setupDuration } = module.diagnostic()
      return {
        file: module.relativeModuleId,
        ms: Math.round(duration + collectDuration + setupDuration),
      }
    })
    writeFileSync(file, JSON.stringify(times))
  }
}
