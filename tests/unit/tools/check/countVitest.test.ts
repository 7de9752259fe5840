import { expect, test } from 'vitest'
import { countReport } from '#tools/check/countVitest.mjs'

function report(...files: { file?: string; tests: string[] }[]) {
  const all = files.flatMap(({ tests }) => tests)
  return {
    numTotalTests: all.length,
    numPassedTests: all.filter((status) => status === 'passed').length,
    testResults: files.map(({ file = 'passed', tests }) => ({
      status: file,
      assertionResults: tests.map((status) => ({ status })),
    })),
  }
}

test('Passed and failed tests are counted', () => {
  const mixed = report({ file: 'failed', tests: ['passed', 'failed', 'passed'] })
  expect(countReport(mixed, 1)).toEqual({ passed: 2, failed: 1 })
})

test('A skipped test is not a pass', () => {
  expect(countReport(report({ tests: ['passed', 'skipped'] }), 0)).toEqual({ passed: 1, failed: 1 })
})

test('A file that cannot be loaded is a failure', () => {
  const broken = report({ tests: ['passed'] }, { file: 'failed', tests: [] })
  expect(countReport(broken, 1)).toEqual({ passed: 1, failed: 1 })
})

test('A run without tests is a failure, and so is one without a report', () => {
  expect(countReport(report(), 0)).toEqual({ passed: 0, failed: 1 })
  expect(countReport(undefined, 1)).toEqual({ passed: 0, failed: 1 })
})

test('A run with a failing exit code is a failure although every test passed', () => {
  expect(countReport(report({ tests: ['passed'] }), 1)).toEqual({ passed: 1, failed: 1 })
})
