// `npm test`: every check, in order, one line each; continues after a failure so that one run shows
// everything. The last line is the count.
// `npm test -- unit e2e` runs only the named steps. `npm test -- --changed` runs the steps that
// uncommitted files can affect, and `--changed=main` also those committed since the branch left main.
import { changedFiles, scopeOf } from './check/changes.mjs'
import { slowest } from './check/slowest.mjs'
import { STEPS } from './check/steps.mjs'
import { PROJECT } from './setup/folders.mjs'
import { seconds, startProgress } from './setup/process/progress.mjs'
import { stopOnSignals } from './setup/process/stopOnSignals.mjs'

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
  let passed = 0
  let failed = 0
  for (const { step, selection } of chosen) {
    if (step.about) console.log(`${step.name} runs on ${await step.about()}`)
    const progress = startProgress(step.name)
    const result = await step.run(PROJECT, selection)
    passed += result.passed
    failed += result.failed
    progress.done(`${result.passed} passed, ${result.failed} failed`)
    if (result.leftOut) console.log(`${step.name}: left out ${result.leftOut}`)
    for (const line of slowest(result.times ?? [])) console.log(line)
    if (result.failed > 0) console.log(`\n${result.report.trim()}\n`)
  }
  console.log(`${chosen.length} steps in ${seconds(performance.now() - startedAt)}`)
  console.log(`tests: ${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}

/** @param {string} sentence */
function complain(sentence) {
  console.error(sentence)
  process.exitCode = 1
}
