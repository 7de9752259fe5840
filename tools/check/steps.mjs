import { countVitest } from './countVitest.mjs'
import { findChromium } from '../setup/chromium.mjs'
import { npmScript } from './npmScript.mjs'

/**
 * @typedef {{ passed: number, failed: number, report: string }} StepResult `report`: what to show a
 *   person when something failed
 * @typedef {{ name: string, run: (project: string) => Promise<StepResult>,
 *   about?: () => Promise<string> }} Step `about`: what to say of it before it runs
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
  { name: 'e2e', run: (project) => countVitest(project, ['e2e']), about: whichChromium },
]

async function whichChromium() {
  const found = await findChromium()
  if (!found.found) return 'no Chromium'
  return `Chromium ${found.version ?? 'of unknown version'} (${found.source}: ${found.executablePath})`
}
