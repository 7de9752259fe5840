import { format } from 'node:util'
import { afterEach, beforeEach, vi } from 'vitest'

const LEVELS = ['error', 'warn'] as const

let expected: RegExp[] = []
let printed: string[] = []
let spies: { mockRestore: () => void }[] = []

/**
 * Expects this test to log a matching console error or warning. Any other one fails the test, and
 * so does an expected one that is never logged.
 */
export function expectConsoleMessage(pattern: RegExp): void {
  expected.push(pattern)
}

beforeEach(() => {
  expected = []
  printed = []
  spies = LEVELS.map((level) =>
    vi.spyOn(globalThis.console, level).mockImplementation((...parts: unknown[]) => {
      printed.push(`console.${level}: ${format(...parts)}`)
    }),
  )
})

afterEach(() => {
  for (const spy of spies) spy.mockRestore()
  const unannounced = printed.filter((text) => !expected.some((pattern) => pattern.test(text)))
  const missing = expected.filter((pattern) => !printed.some((text) => pattern.test(text)))
  const faults = [
    ...unannounced.map((text) => `Unexpected ${text}`),
    ...missing.map((pattern) => `Expected a complaint like ${pattern}, none came`),
  ]
  if (faults.length > 0) throw new Error(faults.join('\n'))
})
