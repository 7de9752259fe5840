import { join } from 'node:path'
import { listOf, numberOf, objectOf, stringOf } from '../json.mjs'
import { isProgram, onPath } from '../setup/process/onPath.mjs'
import { runToEnd } from '../setup/process/runToEnd.mjs'

const PROBE_MS = 60_000

/** The picture tool's packages are pinned for this one. */
const WANTED = [3, 11]

/** @typedef {{ program: string, fit: boolean, lacks: string }} Python `fit`: it can run the tool */

/**
 * The Pythons on this machine, the picture tool's own environment first.
 * @param {string} project
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Python[]>}
 */
export async function findPythons(project, env) {
  const own = ['bin/python', 'Scripts/python.exe'].map((path) =>
    join(project, '.cache', 'pictures-venv', path),
  )
  const named = ['python3.11', 'python3', 'python'].map((name) => onPath([name], env))
  const programs = [...own.filter(isProgram), ...named.flatMap((program) => program ?? [])]
  const found = await Promise.all([...new Set(programs)].map((program) => probe(project, program)))
  return found.flatMap((python) => python ?? [])
}

/**
 * @param {string} project
 * @param {string} program
 * @returns {Promise<Python | undefined>} undefined when it is not a working Python 3
 */
async function probe(project, program) {
  const named = await runToEnd(program, ['--version'], { timeoutMs: PROBE_MS })
  if (named.code !== 0 || !named.output.startsWith('Python 3.')) return undefined
  const script = join(project, 'tools', 'pictures', 'probe.py')
  const { code, output } = await runToEnd(program, [script], { timeoutMs: PROBE_MS })
  if (code !== 0) return { program, fit: false, lacks: `fails: ${output.trim()}` }
  const answer = objectOf(JSON.parse(output), `the answer of ${program}`)
  const version = listOf(answer['version'], 'version').map((part) => numberOf(part, 'version'))
  const missing = listOf(answer['missing'], 'missing').map((name) => stringOf(name, 'missing'))
  if (version.join('.') !== WANTED.join('.'))
    return { program, fit: false, lacks: `is Python ${version.join('.')}` }
  return { program, fit: missing.length === 0, lacks: `lacks ${missing.join(', ')}` }
}
