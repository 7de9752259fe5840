// `npm test`: every check, phase by phase; the steps of a phase run side by side, one on each processor.
// A failure among the static checks ends the run before a server or browser starts. The tests continue
// after a failure, so that one run shows everything. The last line is the count.
// `npm test -- unit e2e` runs only the named steps. `npm test -- --changed` runs the steps that
// uncommitted files can affect, and `--changed=main` also those committed since the branch left main.
import { availableParallelism } from 'node:os'
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

/** @typedef {import('./check/steps.mjs').Step} Step */
/** @typedef {{ step: Step, selection?: import('./check/steps.mjs').Selection }} Chosen */
/** @typedef {{ step: Step, result: import('./check/steps.mjs').StepResult, took: string }} Done */

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
  /** @type {Done[]} */
  const all = []
  for (const phases of PHASES) {
    const now = chosen.filter(({ step }) => phases.includes(step.phase))
    if (now.length === 0) continue
    const done = isStopped(all) ? [] : await runSideBySide(now)
    const left = now.filter(({ step }) => !done.some((other) => other.step === step))
    if (left.length > 0) console.log(`not run: ${namesOf(left)}`)
    all.push(...done)
  }
  const sum = (/** @type {'passed' | 'failed'} */ count) =>
    all.reduce((total, { result }) => total + result[count], 0)
  console.log(`${all.length} steps in ${seconds(performance.now() - startedAt)}`)
  console.log(`tests: ${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') === 0 ? 0 : 1
}

/**
 * Runs the steps in their order, at most one for each processor at a time. None begins once a static
 * check has failed, and no server starts before all of them have passed.
 * @param {readonly Chosen[]} chosen
 * @returns {Promise<Done[]>} the steps that ran, in their order
 */
async function runSideBySide(chosen) {
  for (const { step } of chosen) {
    if (step.about) console.log(`${step.name} runs on ${await step.about()}`)
  }
  const progress = startProgress(namesOf(chosen))
  const waiting = [...chosen]
  /** @type {Done[]} */
  const done = []
  /** @type {Promise<void>[]} */
  const checks = []
  const run = async (/** @type {Chosen} */ { step, selection }) => {
    const startedAt = performance.now()
    const result = await step.run(PROJECT, selection)
    done.push({ step, result, took: seconds(performance.now() - startedAt) })
  }
  const work = async () => {
    while (!isStopped(done)) {
      const next = waiting.shift()
      if (!next) return
      const { phase } = next.step
      if (phase === 'servers') await Promise.all(checks)
      if (isStopped(done)) return
      const running = run(next)
      if (phase === 'static') checks.push(running)
      await running
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  progress.done()
  const ran = chosen.flatMap(({ step }) => done.filter((one) => one.step === step))
  for (const { step, result, took } of ran) {
    console.log(`${step.name}: ${counts(result)} (${took})`)
    tellMore(step, result)
  }
  return ran
}

/** @param {readonly Done[]} done */
function isStopped(done) {
  return done.some(({ step, result }) => step.phase === 'static' && result.failed > 0)
}

/** @param {readonly Chosen[]} chosen */
function namesOf(chosen) {
  return chosen.map(({ step }) => step.name).join(' ')
}

/** @param {import('./check/steps.mjs').StepResult} result */
function counts({ passed, failed }) {
  return `${passed} passed, ${failed} failed`
}

/**
 * @param {Step} step
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
