import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runToEnd } from '../setup/runToEnd.mjs'

/**
 * Runs Vitest projects and counts what their JSON report says.
 * @param {string} project
 * @param {readonly string[]} names
 * @returns {Promise<import('./steps.mjs').StepResult>}
 */
export async function countVitest(project, names) {
  const folder = mkdtempSync(join(tmpdir(), 'darzi-report-'))
  const file = join(folder, 'report.json')
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
      ],
      { cwd: project, env: { ...process.env, NO_COLOR: '1' } },
    )
    return { ...countReport(readReport(file), code), report: output }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @typedef {{ numPassedTests: number, numTotalTests: number,
 *   testResults: { status: string, assertionResults: { status: string }[] }[] }} VitestReport
 */

/**
 * Counts a report. Whatever did not pass failed, skipped tests too; so did a file that could not be
 * loaded, a run without a single test, and a run that ended badly although every test passed.
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
 * @param {string} file
 * @returns {VitestReport | undefined}
 */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined // Vitest ended before it could write one
  }
}
