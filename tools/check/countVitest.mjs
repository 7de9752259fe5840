import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listOf, numberOf, objectOf, stringOf } from '../json.mjs'
import { runToEnd } from '../setup/process/runToEnd.mjs'
import { TIMES_FILE } from './fileTimesReporter.mjs'

const REPORTER = join(import.meta.dirname, 'fileTimesReporter.mjs')

/**
 * Runs Vitest projects and counts the results in their JSON report.
 * @param {string} project
 * @param {readonly string[]} names
 * @param {{ changed?: string, niceness?: number | undefined }} options `changed`: `--changed` with
 *   or without a commit, for only the tests that import what changed
 * @returns {Promise<import('./steps.mjs').StepResult>}
 */
export async function countVitest(project, names, { changed, niceness }) {
  const folder = mkdtempSync(join(tmpdir(), 'darzi-report-'))
  const file = join(folder, 'report.json')
  const times = join(folder, 'times.json')
  try {
    const { code, output } = await runToEnd(
      process.execPath,
      [
        join(project, 'node_modules', 'vitest', 'vitest.mjs'),
        'run',
        ...names.map((name) => `--project=${name}`),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
        `--reporter=${REPORTER}`,
        ...(changed === undefined ? [] : [changed]),
      ],
      { cwd: project, niceness, env: { ...process.env, NO_COLOR: '1', [TIMES_FILE]: times } },
    )
    const found = read(file, parseReport)
    if (changed !== undefined && code === 0 && !found?.numTotalTests)
      return { passed: 0, failed: 0, report: '', leftOut: 'all tests: none imports what changed' }
    const counts = countReport(found, code)
    return { ...counts, report: output, times: read(times, parseTimes) ?? [] }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @typedef {{ numPassedTests: number, numTotalTests: number,
 *   testResults: { status: string, assertionResults: { status: string }[] }[] }} VitestReport
 * @typedef {{ file: string, ms: number }} FileTime
 */

/**
 * Counts a report. Anything that did not pass failed, skipped tests included; so did a file that
 * could not be loaded, a run without tests, and a run that exited with an error although every test
 * passed.
 * @param {VitestReport | undefined} report
 * @param {number | null} code Vitest's exit code
 * @returns {{ passed: number, failed: number }}
 */
export function countReport(report, code) {
  if (!report || report.numTotalTests === 0) return { passed: 0, failed: 1 }
  const passed = report.numPassedTests
  const unloaded = report.testResults.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  )
  const failed = report.numTotalTests - passed + unloaded.length
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed }
}

/**
 * @template T
 * @param {string} file
 * @param {(json: unknown) => T} parse
 * @returns {T | undefined} undefined when Vitest exited before it could write it
 */
function read(file, parse) {
  let text
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
  return parse(JSON.parse(text))
}

/**
 * @param {unknown} json
 * @returns {VitestReport}
 */
function parseReport(json) {
  const report = objectOf(json, "Vitest's report")
  return {
    numPassedTests: numberOf(report['numPassedTests'], 'numPassedTests'),
    numTotalTests: numberOf(report['numTotalTests'], 'numTotalTests'),
    testResults: listOf(report['testResults'], 'testResults').map((entry) => {
      const file = objectOf(entry, 'a test file')
      return {
        status: stringOf(file['status'], 'status'),
        assertionResults: listOf(file['assertionResults'], 'assertionResults').map((result) => ({
          status: stringOf(objectOf(result, 'a test')['status'], 'status'),
        })),
      }
    }),
  }
}

/**
 * @param {unknown} json
 * @returns {FileTime[]}
 */
function parseTimes(json) {
  return listOf(json, 'the times of the test files').map((entry) => {
    const { file, ms } = objectOf(entry, 'a time')
    return { file: stringOf(file, 'file'), ms: numberOf(ms, 'ms') }
  })
}
