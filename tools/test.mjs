// `npm test`: every check, phase by phase; the steps of a phase run side by side. A failure among the
// static checks ends the run before a server or browser starts. The tests continue after a failure, so
// that one run shows everything. The last line is the count.
// `npm test -- unit e2e` runs only the named steps. `npm test -- --changed` runs the steps that
// uncommitted files can affect, and `--changed=main` also those committed since the branch left main.
import { changedFiles, scopeOf } from './check/changes.mjs'
import { slowest } from './check/slowest.mjs'
import { PHASES, STEPS } from './check/steps.mjs'
import { PROJECT } from './setup/folders.mjs'
import { seconds, startProgress } from './setup/process/progress.mjs'
import { stopOnSignals } from './setup/process/stopOnSignals.mjs'
import { answerHelp } from './setup/process/usage.mjs'

answerHelp(import.meta.url)

// Tests never mail through the shop's own account, whatever `.env` says.
process.env['VITE_EMAILJS_PUBLIC_KEY'] = ''

const CHANGED = /^--changed(?:=(.+))?$/

/** @typedef {{ step: import('./check/steps.mjs').Step, selection?: import('./check/steps.mjs').Selection }} Chosen */

stopOnSignals()
const words = process.argv.slice(2)
const names = words.filter((word) => !CHANGED.test(word))
const unknown = names.find((name) => !STEPS.some((step) => step.name === name))
const steps = STEPS.filter(({ name }) => names.length === 0 || names.includes(name))
const changed = words.find((word) => CHANGED.test(word))

if (unknown !== undefined) {
  complain(`There is no step "${unknown}". Steps: ${STEPS.map(({ name }) => name).join(' ')}`)
} else if (changed === undefined) {
  await runSteps(steps.map((step) => ({ step })))
} else {
  const since = CHANGED.exec(changed)?.[1]
  const changes = await changedFiles(PROJECT, since)
  if (changes.ok) await runSteps(touchedBy(changes.files, since))
  else complain(changes.reason)
}

/**
 * The steps that the files can affect; prints the ones they cannot.
 * @param {readonly string[]} files
 * @param {string | undefined} since
 * @returns {Chosen[]}
 */
function touchedBy(files, since) {
  return steps.flatMap((step) => {
    const scope = scopeOf(step.inputs, files)
    if (scope !== 'none') return [{ step, selection: { scope, since } }]
    console.log(`${step.name}: left out, nothing that it looks at has changed`)
    return []
  })
}

/** @param {readonly Chosen[]} chosen */
async function runSteps(chosen) {
  const startedAt = performance.now()
  /** @type {import('./check/steps.mjs').StepResult[]} */
  const results = []
  let stopped = false
  for (const phase of PHASES) {
    const now = chosen.filter(({ step }) => step.phase === phase)
    if (now.length === 0) continue
    const names = now.map(({ step }) => step.name).join(' ')
    if (stopped) console.log(`not run: ${names}`)
    else results.push(...(await runSideBySide(names, now)))
    if (phase === 'static') stopped = results.some(({ failed }) => failed > 0)
  }
  const sum = (/** @type {'passed' | 'failed'} */ count) =>
    results.reduce((total, result) => total + result[count], 0)
  console.log(`${results.length} steps in ${seconds(performance.now() - startedAt)}`)
  console.log(`tests: ${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') === 0 ? 0 : 1
}

/**
 * @param {string} names of the steps
 * @param {readonly Chosen[]} chosen
 */
async function runSideBySide(names, chosen) {
  for (const { step } of chosen) {
    if (step.about) console.log(`${step.name} runs on ${await step.about()}`)
  }
  const progress = startProgress(names)
  const results = await Promise.all(
    chosen.map(async ({ step, selection }) => {
      const startedAt = performance.now()
      const result = await step.run(PROJECT, selection)
      return { step, result, took: seconds(performance.now() - startedAt) }
    }),
  )
  progress.done()
  for (const { step, result, took } of results) {
    console.log(`${step.name}: ${counts(result)} (${took})`)
    tellMore(step, result)
  }
  return results.map(({ result }) => result)
}

/** @param {import('./check/steps.mjs').StepResult} result */
function counts({ passed, failed }) {
  return `${passed} passed, ${failed} failed`
}

/**
 * @param {import('./check/steps.mjs').Step} step
 * @param {import('./check/steps.mjs').StepResult} result
 */
function tellMore(step, result) {
  if (result.leftOut) console.log(`${step.name}: left out ${result.leftOut}`)
  for (const line of slowest(result.times ?? [])) console.log(line)
  if (result.failed > 0) console.log(`\n${result.report.trim()}\n`)
}

/** @param {string} sentence */
function complain(sentence) {
  console.error(sentence)
  process.exitCode = 1
}
