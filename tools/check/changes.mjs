import { runToEnd } from '../setup/process/runToEnd.mjs'

/**
 * A step's inputs, as path patterns. A changed file of `all` runs the whole step; one of `related`
 * only the tests that import it, which Vitest finds.
 * @typedef {{ all: RegExp, related?: RegExp }} Inputs
 * @typedef {'all' | 'related' | 'none'} Scope
 */

/**
 * How much of a step the changed files can affect.
 * @param {Inputs} inputs
 * @param {readonly string[]} files paths from the top of the project, with slashes
 * @returns {Scope}
 */
export function scopeOf({ all, related }, files) {
  if (files.some((file) => all.test(file))) return 'all'
  return files.some((file) => related?.test(file)) ? 'related' : 'none'
}

/**
 * The files that git reports as changed: uncommitted ones, and with `since` those committed after
 * this branch left it. New files count, ignored ones do not.
 * @param {string} project
 * @param {string} [since] a commit or branch
 * @returns {Promise<{ ok: true, files: string[] } | { ok: false, reason: string }>}
 */
export async function changedFiles(project, since) {
  const questions = [
    ['diff', '--name-only', 'HEAD', '--'],
    ['ls-files', '--others', '--exclude-standard'],
    ...(since === undefined ? [] : [['diff', '--name-only', `${since}...HEAD`, '--']]),
  ]
  const answers = await Promise.all(
    questions.map((args) =>
      runToEnd('git', ['-c', 'core.quotePath=false', ...args], { cwd: project }),
    ),
  )
  const bad = answers.find(({ code }) => code !== 0)
  if (bad) return { ok: false, reason: `git does not say what changed: ${bad.output.trim()}` }
  const lines = answers.flatMap(({ output }) => output.split('\n').filter(Boolean))
  return { ok: true, files: [...new Set(lines)].sort() }
}
