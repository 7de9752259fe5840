import { join } from 'node:path'
import { runToEnd } from '../setup/process/runToEnd.mjs'
import { findPythons } from './python.mjs'

const STUCK_MS = 5 * 60_000

/** Write no files beside the sources, and ignore the user's settings. */
const QUIET = { PYTHONDONTWRITEBYTECODE: '1', RUFF_NO_CACHE: 'true' }

/**
 * Checks this project's Python: syntax with any Python 3, and ruff and the picture tool's tests
 * with a Python that has the packages of `requirements-dev.txt`.
 * @param {string} project
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<import('./steps.mjs').StepResult>}
 */
export async function checkPictures(project, env = process.env) {
  const pythons = await findPythons(project, env)
  const [any] = pythons
  if (!any)
    return { passed: 0, failed: 0, report: '', leftOut: 'all of it, for want of a Python 3' }

  const run = (/** @type {string} */ program, /** @type {string[]} */ args) =>
    runToEnd(program, args, {
      cwd: join(project, 'tools', 'pictures'),
      env: { ...env, ...QUIET },
      timeoutMs: STUCK_MS,
    })
  const syntax = oneCheck(await run(any.program, ['syntax.py', '..']))
  const fit = pythons.find((python) => python.fit)
  if (!fit) {
    const why = `${any.program} ${any.lacks} (tools/pictures/requirements-dev.txt)`
    return { ...syntax, leftOut: `ruff and the tests: ${why}` }
  }
  if (syntax.failed > 0) return syntax
  const format = oneCheck(await run(fit.program, ['-m', 'ruff', 'format', '--check', '.']))
  const lint = oneCheck(await run(fit.program, ['-m', 'ruff', 'check', '.']))
  const tests = await run(fit.program, ['-m', 'unittest', 'discover', '-s', 'tests', '-t', '.'])
  return sum([syntax, format, lint, { ...countUnittest(tests), report: tests.output }])
}

/**
 * Counts the results that Python's unittest prints at its end. As with Vitest, a skipped test has
 * not passed, and neither has a run without tests or one that exited with an error.
 * @param {import('../setup/process/runToEnd.mjs').RunEnd} end
 * @returns {{ passed: number, failed: number }}
 */
export function countUnittest({ code, output }) {
  const ran = Number(/^Ran (\d+) tests? in /m.exec(output)?.[1] ?? 0)
  const verdict = /^(?:OK|FAILED)(?: \((.*)\))?\s*$/m.exec(output)
  if (!verdict || ran === 0) return { passed: 0, failed: 1 }
  const counts = [...(verdict[1] ?? '').matchAll(/=(\d+)/g)].map(([, count]) => Number(count))
  const failed = counts.reduce((total, count) => total + count, 0)
  // A module that cannot be loaded is an error and one of the tests that ran.
  return { passed: Math.max(0, ran - failed), failed: failed === 0 && code !== 0 ? 1 : failed }
}

/**
 * @param {import('../setup/process/runToEnd.mjs').RunEnd} end
 * @returns {import('./steps.mjs').StepResult}
 */
function oneCheck({ code, output }) {
  return code === 0
    ? { passed: 1, failed: 0, report: '' }
    : { passed: 0, failed: 1, report: output }
}

/**
 * @param {readonly import('./steps.mjs').StepResult[]} results
 * @returns {import('./steps.mjs').StepResult}
 */
function sum(results) {
  return {
    passed: results.reduce((total, { passed }) => total + passed, 0),
    failed: results.reduce((total, { failed }) => total + failed, 0),
    report: results.flatMap(({ failed, report }) => (failed > 0 ? [report.trim()] : [])).join('\n'),
  }
}
