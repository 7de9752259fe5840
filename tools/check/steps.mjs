import { countVitest } from './countVitest.mjs'
import { npmScript } from './npmScript.mjs'

/**
 * @typedef {{ passed: number, failed: number, report: string }} StepResult `report`: what to show a
 *   person when something failed
 * @typedef {{ name: string, run: (project: string) => Promise<StepResult> }} Step
 */

/**
 * The checks in the order that shows a fault soonest. The build comes before what runs on it.
 * @type {readonly Step[]}
 */
export const STEPS = [
  { name: 'format', run: (project) => npmScript(project, 'format') },
  { name: 'types', run: (project) => npmScript(project, 'types') },
  { name: 'lint', run: (project) => npmScript(project, 'lint') },
  { name: 'unit', run: (project) => countVitest(project, ['unit', 'ui']) },
  { name: 'build', run: (project) => npmScript(project, 'build') },
  { name: 'integration', run: (project) => countVitest(project, ['integration']) },
  { name: 'e2e', run: (project) => countVitest(project, ['e2e']) },
]
