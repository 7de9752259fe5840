import { npmCommand } from '../setup/npm.mjs'
import { runToEnd } from '../setup/process/runToEnd.mjs'

/**
 * Runs one script of package.json; it counts as one check.
 * @param {string} project
 * @param {string} name
 * @returns {Promise<import('./steps.mjs').StepResult>}
 */
export async function npmScript(project, name) {
  const { command, first } = npmCommand(process.env)
  const args = [...first, 'run', '--silent', name]
  const { code, output } = await runToEnd(command, args, { cwd: project })
  return code === 0
    ? { passed: 1, failed: 0, report: '' }
    : { passed: 0, failed: 1, report: output || `npm run ${name} ended with ${code}` }
}
