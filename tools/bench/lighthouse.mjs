import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from '../setup/folders.mjs'
import { npmCommand } from '../setup/npm.mjs'
import { runToEnd } from '../setup/runToEnd.mjs'
import { median } from './figures.mjs'

/** The last line that runs on Node 20. */
const VERSION = '12.8.2'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/** Lighthouse is 185 MB with its packages, so only who measures gets it, into the cache folder. */
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
 * @param {{ runs: number, until: number }} how `until`: no further run after so many milliseconds
 */
export async function lighthouse(program, browser, url, { runs, until }) {
  const reports = [await runOnce(program, browser, url)]
  while (reports.length < runs && performance.now() < until)
    reports.push(await runOnce(program, browser, url))
  const of = (read) => median(reports.map(read))
  const failed = reports[0]?.failed ?? []
  return {
    scores: CATEGORIES.map((name) => of(({ scores }) => scores[name])),
    fcp: of(({ audits }) => audits['first-contentful-paint'].numericValue / 1000),
    lcp: of(({ audits }) => audits['largest-contentful-paint'].numericValue / 1000),
    tbt: of(({ audits }) => audits['total-blocking-time'].numericValue),
    cls: of(({ audits }) => audits['cumulative-layout-shift'].numericValue),
    machine: of(({ machine }) => machine),
    failed,
  }
}

async function runOnce(program, { executablePath, env }, url) {
  const file = join(cacheFolder(process.env), `lighthouse-${process.pid}.json`)
  const args = [program, url, '--quiet', '--output=json', `--output-path=${file}`].concat([
    '--chrome-flags=--headless --no-sandbox --disable-gpu --disable-background-networking',
    `--only-categories=${CATEGORIES.join(',')}`,
  ])
  const child = spawn(process.execPath, args, {
    env: { ...env, CHROME_PATH: executablePath },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (text) => (said += text))
  const code = await new Promise((resolve) => child.on('close', resolve))
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}: ${said.slice(-500)}`)
  const report = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(file)
  const scores = Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round(report.categories[name].score * 100)]),
  )
  const failed = CATEGORIES.slice(1).flatMap((name) =>
    report.categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && (report.audits[id].score ?? 1) < 1)
      .map(({ id }) => id),
  )
  return { scores, audits: report.audits, machine: report.environment.benchmarkIndex, failed }
}
