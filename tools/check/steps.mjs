import { buildIfStale } from '../setup/build.mjs'
import { countVitest } from './countVitest.mjs'
import { findChromium } from '../setup/chromium/chromium.mjs'
import { checkPictures } from './pictures.mjs'
import { npmCommand } from '../setup/npm.mjs'
import { runToEnd } from '../setup/process/runToEnd.mjs'

/**
 * @typedef {{ passed: number, failed: number, report: string, leftOut?: string,
 *   times?: import('./countVitest.mjs').FileTime[] }} StepResult `report`: shown when
 *   something failed; `leftOut`: what was skipped and why
 * @typedef {object} Selection the effect of `--changed`
 * @property {import('./changes.mjs').Scope} scope of this step
 * @property {string | undefined} since the commit it was compared with, beside HEAD
 * @typedef {'static' | 'logic' | 'servers' | 'browsers'} Phase `static` and `logic` start no server and no browser
 * @typedef {object} Step
 * @property {string} name
 * @property {Phase} phase
 * @property {import('./changes.mjs').Inputs} inputs
 * @property {(project: string, selection?: Selection) => Promise<StepResult>} run all of it, or only
 *   the selection
 * @property {() => Promise<string>} [about] a note to print before it runs
 */

const CHECKED_SOURCES = /^(src|tests|tools|pb_hooks|pb_migrations)\/|^[^/]+\.(ts|js|jsonc?)$/

/** The sources of the built shop and of its tests' servers. */
const SHOP =
  /^(src|public|pb_hooks|pb_migrations|tools\/(build|package|server|setup))\/|^[^/]+\.(html|json|ts|webmanifest)$/

/** Unit tests are selected by imports, but some read these files as text. */
const READ_AS_TEXT = /^(docs|pb_hooks|pb_migrations|public)\/|^[^/]+$/

/**
 * The phases that must have ended before a step of this one begins. Browser tests do not run beside
 * server tests, of which those that depend on time would fail; unit tests run beside both.
 * @type {Readonly<Record<Phase, readonly Phase[]>>}
 */
export const WAITS_FOR = {
  static: [],
  logic: [],
  servers: ['static'],
  browsers: ['static', 'servers'],
}

/** Unit tests use the processors while the others wait: for a server, a mail or a browser. */
const UNIT_NICENESS = 5

/**
 * The checks in the order in which they start: as many run at once as there are processors.
 * @type {readonly Step[]}
 */
export const STEPS = [
  {
    name: 'format',
    phase: 'static',
    inputs: { all: /./ },
    run: (project) => npmScript(project, 'format'),
  },
  {
    name: 'types',
    phase: 'static',
    inputs: { all: CHECKED_SOURCES },
    run: (project) => npmScript(project, 'types'),
  },
  {
    name: 'lint',
    phase: 'static',
    inputs: { all: CHECKED_SOURCES },
    run: (project) => npmScript(project, 'lint'),
  },
  {
    name: 'pictures',
    phase: 'static',
    inputs: { all: /^(tools|public)\/pictures\/|^public\/icons\/|\.py$/ },
    run: (project) => checkPictures(project),
  },
  {
    name: 'build',
    phase: 'static',
    inputs: { all: SHOP, related: /^tests\/(integration|e2e|harness)\// },
    run: build,
  },
  {
    name: 'unit',
    phase: 'logic',
    inputs: { all: READ_AS_TEXT, related: /^(src|tests|tools)\// },
    run: vitestStep(['unit', 'ui'], UNIT_NICENESS),
  },
  {
    name: 'integration',
    phase: 'servers',
    inputs: { all: SHOP, related: /^tests\// },
    run: vitestStep(['integration']),
  },
  {
    name: 'e2e',
    phase: 'browsers',
    inputs: { all: SHOP, related: /^tests\// },
    run: vitestStep(['e2e']),
    about: whichChromium,
  },
]

async function whichChromium() {
  const found = await findChromium()
  if (!found.found) return 'no Chromium'
  return `Chromium ${found.version ?? 'of unknown version'} (${found.source}: ${found.executablePath})`
}

/**
 * @param {readonly string[]} projects of vitest.config.ts
 * @param {number} [niceness]
 * @returns {Step['run']}
 */
function vitestStep(projects, niceness) {
  return async (project, selection) => {
    if (selection?.scope !== 'related') return countVitest(project, projects, { niceness })
    const { since } = selection
    const changed = since === undefined ? '--changed' : `--changed=${since}`
    return countVitest(project, projects, { niceness, changed })
  }
}

/** With a selection, a build of identical inputs is reused. @type {Step['run']} */
async function build(project, selection) {
  if (!selection) return npmScript(project, 'build')
  const built = await buildIfStale(project)
  return built.ok
    ? { passed: 1, failed: 0, report: '' }
    : { passed: 0, failed: 1, report: built.reason }
}

/**
 * Runs one script of package.json; it counts as one check.
 * @param {string} project
 * @param {string} name
 * @returns {Promise<StepResult>}
 */
async function npmScript(project, name) {
  const { command, first } = npmCommand(process.env)
  const args = [...first, 'run', '--silent', name]
  const { code, output } = await runToEnd(command, args, { cwd: project })
  return code === 0
    ? { passed: 1, failed: 0, report: '' }
    : { passed: 0, failed: 1, report: output || `npm run ${name} ended with ${code}` }
}
