// `npm test`: every check, in order, one line each; goes on after a failure so that one run shows
// everything. `npm test -- unit e2e` runs only the named steps. The last line is the count.
import { STEPS } from './check/steps.mjs'
import { PROJECT } from './setup/folders.mjs'
import { seconds, startProgress } from './setup/progress.mjs'
import { stopOnSignals } from './setup/stopOnSignals.mjs'

// Tests never mail through the house's own account, whatever `.env` says.
process.env['VITE_EMAILJS_PUBLIC_KEY'] = ''

stopOnSignals()
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !STEPS.some((step) => step.name === name))
const chosen = STEPS.filter((step) => wanted.length === 0 || wanted.includes(step.name))

if (unknown.length > 0) {
  console.error(
    `There is no step "${unknown[0]}". Steps: ${STEPS.map(({ name }) => name).join(' ')}`,
  )
  process.exitCode = 1
} else await runSteps()

async function runSteps() {
  const startedAt = performance.now()
  let passed = 0
  let failed = 0
  for (const { name, run, about } of chosen) {
    if (about) console.log(`${name} runs on ${await about()}`)
    const progress = startProgress(name)
    const result = await run(PROJECT)
    passed += result.passed
    failed += result.failed
    progress.done(`${result.passed} passed, ${result.failed} failed`)
    if (result.failed > 0) console.log(`\n${result.report.trim()}\n`)
  }
  console.log(`${chosen.length} steps in ${seconds(performance.now() - startedAt)}`)
  console.log(`tests: ${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
