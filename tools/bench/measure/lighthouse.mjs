import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listOf, numberOf, objectOf, stringOf } from '../../json.mjs'
import { cacheFolder } from '../../setup/folders.mjs'
import { npmCommand } from '../../setup/npm.mjs'
import { runToEnd } from '../../setup/process/runToEnd.mjs'
import { blockedProcessor } from '../processor/blockedProcessor.mjs'
import { median } from './figures.mjs'

/** The last release line that runs on Node 20. */
const VERSION = '12.8.2'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/** Lighthouse is 185 MB with its packages, so it is installed on demand, into the cache folder. */
export async function getLighthouse() {
  const folder = join(cacheFolder(process.env), `lighthouse-${VERSION}`)
  const program = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js')
  if (existsSync(program)) return program
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  const { command, first } = npmCommand(process.env)
  const args = ['install', `lighthouse@${VERSION}`, '--ignore-scripts', '--no-audit', '--no-fund']
  const { code, output } = await runToEnd(command, [...first, ...args], { cwd: folder })
  if (code !== 0) throw new Error(`Lighthouse could not be installed: ${output}`)
  return program
}

/**
 * The medians of several runs with the mobile preset.
 * @param {string} program
 * @param {{ executablePath: string, env: NodeJS.ProcessEnv }} browser
 * @param {string} url
 * @param {{ runs: number, until: number }} how `until`: no further run after this many milliseconds
 */
export async function lighthouse(program, browser, url, { runs, until }) {
  const reports = [await runWithTrace(program, browser, url)]
  while (reports.length < runs && performance.now() < until)
    reports.push(await runWithTrace(program, browser, url))
  const of = (/** @type {(run: Run) => number} */ read) => median(reports.map(read))
  const failed = reports[0]?.failed ?? []
  return {
    scores: CATEGORIES.map((name) => of(({ scores }) => scores.get(name) ?? NaN)),
    fcp: of(({ measured }) => measured('first-contentful-paint') / 1000),
    lcp: of(({ measured }) => measured('largest-contentful-paint') / 1000),
    tbt: of(({ measured }) => measured('total-blocking-time')),
    cls: of(({ measured }) => measured('cumulative-layout-shift')),
    processorTbt: of(({ processorTbt }) => processorTbt),
    machine: of(({ machine }) => machine),
    failed,
  }
}

/**
 * @typedef {object} Run a parsed report
 * @property {ReadonlyMap<string, number>} scores by category, of 100
 * @property {(audit: string) => number} measured the figure of an audit
 * @property {number} machine Lighthouse's own index of the machine's speed
 * @property {number} processorTbt see `blockedProcessor`
 * @property {string[]} failed the weighted audits that did not pass
 */

/** A run for which Chromium recorded no navigation: an error of Lighthouse, not of the page. */
const WITHOUT_TRACE = /NO_NAVSTART/
const TRIES = 3

/**
 * One run; repeated where it ended without a trace.
 * @param {string} program
 * @param {{ executablePath: string, env: NodeJS.ProcessEnv }} browser
 * @param {string} url
 * @returns {Promise<Run>}
 */
async function runWithTrace(program, browser, url) {
  for (let tried = 1; ; tried += 1) {
    try {
      return await runOnce(program, browser, url)
    } catch (error) {
      if (tried === TRIES || !WITHOUT_TRACE.test(String(error))) throw error
    }
  }
}

/**
 * @param {string} program
 * @param {{ executablePath: string, env: NodeJS.ProcessEnv }} browser
 * @param {string} url
 * @returns {Promise<Run>}
 */
async function runOnce(program, { executablePath, env }, url) {
  const file = join(cacheFolder(process.env), `lighthouse-${process.pid}.json`)
  const args = [program, url, '--quiet', '--output=json', `--output-path=${file}`].concat([
    '--chrome-flags=--headless --no-sandbox --disable-gpu --disable-background-networking',
    `--only-categories=${CATEGORIES.join(',')}`,
    '--save-assets',
  ])
  const child = spawn(process.execPath, args, {
    env: { ...env, CHROME_PATH: executablePath },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text))
  /** @type {number | null} */
  const code = await new Promise((resolve) => child.on('close', resolve))
  if (code !== 0)
    throw new Error(`Lighthouse ended with ${code ?? 'a signal'}: ${output.slice(-500)}`)
  const saved = ['trace', 'devtoolslog'].map((name) => file.replace('.json', `-0.${name}.json`))
  const [trace = ''] = saved
  const report = readRun(JSON.parse(readFileSync(file, 'utf8')))
  const processorTbt = blockedProcessor(JSON.parse(readFileSync(trace, 'utf8')))
  for (const each of [file, ...saved]) rmSync(each, { force: true })
  return { ...report, processorTbt }
}

/**
 * @param {unknown} json Lighthouse's report
 * @returns {Omit<Run, 'processorTbt'>}
 */
function readRun(json) {
  const report = objectOf(json, "Lighthouse's report")
  const categories = objectOf(report['categories'], 'categories')
  const audits = objectOf(report['audits'], 'audits')
  const audit = (/** @type {string} */ name) => objectOf(audits[name], name)
  const category = (/** @type {string} */ name) => objectOf(categories[name], name)
  const failed = CATEGORIES.slice(1).flatMap((name) =>
    listOf(category(name)['auditRefs'], 'auditRefs').flatMap((entry) => {
      const { id, weight } = objectOf(entry, 'an audit of a category')
      const { score } = audit(stringOf(id, 'id'))
      return numberOf(weight, 'weight') > 0 && Number(score ?? 1) < 1 ? [stringOf(id, 'id')] : []
    }),
  )
  return {
    scores: new Map(
      CATEGORIES.map((name) => [
        name,
        Math.round(numberOf(category(name)['score'], `the score of ${name}`) * 100),
      ]),
    ),
    measured: (name) => numberOf(audit(name)['numericValue'], name),
    machine: numberOf(objectOf(report['environment'], 'environment')['benchmarkIndex'], 'index'),
    failed,
  }
}
