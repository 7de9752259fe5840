import { parseArgs } from 'node:util'
import { ENGINE_NAMES } from './engines.mjs'

/** @typedef {import('./engines.mjs').EngineName} EngineName */
/**
 * @typedef {{ names: readonly EngineName[], walks: number, loads: number }} EngineArguments `walks`:
 *   how often the WebKit storage test runs, each with a new browser; `loads`: page loads in each
 */

/**
 * Reads the arguments of `npm run test:engines`.
 * @param {string[]} args
 * @returns {({ ok: true } & EngineArguments) | { ok: false, reason: string }}
 */
export function engineArguments(args) {
  const parsed = parse(args)
  if ('reason' in parsed) return { ok: false, reason: parsed.reason }
  const { only, walks, loads } = parsed
  const unknown = only.find((name) => !ENGINE_NAMES.some((known) => known === name))
  if (unknown !== undefined)
    return {
      ok: false,
      reason: `There is no engine "${unknown}". Engines: ${ENGINE_NAMES.join(' ')}`,
    }
  for (const [name, count] of Object.entries({ walks, loads })) {
    if (!Number.isInteger(count) || count < 1)
      return { ok: false, reason: `--${name} must be a whole number, 1 or more.` }
  }
  return { ok: true, names: ENGINE_NAMES.filter((name) => only.includes(name)), walks, loads }
}

/** @param {string[]} args */
function parse(args) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        only: { type: 'string', default: ENGINE_NAMES.join() },
        walks: { type: 'string', default: '1' },
        loads: { type: 'string', default: '50' },
      },
    })
    const { only, walks, loads } = values
    return { only: only.split(','), walks: Number(walks), loads: Number(loads) }
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) }
  }
}
