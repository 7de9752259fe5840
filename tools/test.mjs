// `npm test`: every check; the steps run side by side, one on each processor. A failure among the static
// checks ends the run before a server or browser starts. The tests continue after a failure, so that one
// run shows everything. The last line is the count.
// `npm test -- unit e2e` runs only the named steps. `npm test -- --changed` runs the steps that
// uncommitted files can affect, and `--changed=main` also those committed since the branch left main.
import { availableParallelism } from 'node:os'
import { changedFiles, scopeOf } from './check/changes.mjs'
import { runSideBySide } from './check/sideBySide.mjs'
import { slowest } from './check/slowest.mjs'
import { STEPS } from './check/steps.mjs'
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
  for (const { step } of chosen) {
    if (step.about) console.log(`${step.name} runs on ${await step.about()}`)
  }
  const selections = new Map(chosen.map(({ step, selection }) => [step, selection]))
  const progress = startProgress('Checking')
  /** @type {Set<string>} */
  const running = new Set()
  const done = await runSideBySide(
    [...selections.keys()],
    availableParallelism(),
    (step) => {
      running.add(step.name)
      progress.note([...running].join(' '))
      return step.run(PROJECT, selections.get(step))
    },
    ({ step, result, tookMs }) => {
      running.delete(step.name)
      progress.note([...running].join(' '))
      progress.print(summaryOf(step, result, tookMs))
    },
  )
  progress.done()
  const ran = new Set(done.map(({ step }) => step))
  const left = chosen.filter(({ step }) => !ran.has(step))
  if (left.length > 0) console.log(`not run: ${left.map(({ step }) => step.name).join(' ')}`)
  const sum = (/** @type {'passed' | 'failed'} */ count) =>
    done.reduce((total, { result }) => total + result[count], 0)
  console.log(`${done.length} steps in ${seconds(performance.now() - startedAt)}`)
  console.log(`tests: ${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') === 0 ? 0 : 1
}

/**
 * @param {Step} step
 * @param {import('./check/steps.mjs').StepResult} result
 * @param {number} tookMs
 */
function summaryOf({ name }, { passed, failed, leftOut, times = [], report }, tookMs) {
  const lines = [`${name}: ${passed} passed, ${failed} failed (${seconds(tookMs)})`]
  if (leftOut) lines.push(`${name}: left out ${leftOut}`)
  lines.push(...slowest(times))
  if (failed > 0) lines.push(`\n${report.trim()}\n`)
  return lines.join('\n')
}

/** @param {string} sentence */
function complain(sentence) {
  console.error(sentence)
  process.exitCode = 1
}
