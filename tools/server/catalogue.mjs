import { pocketBaseCommand } from './command.mjs'

/**
 * Loads the demo catalogue. The command leaves existing products alone.
 * @param {import('./command.mjs').ServerPlace} place
 * @param {string} file the catalogue as JSON
 * @returns {Promise<{ ok: true, count: number } | { ok: false, reason: string }>}
 */
export async function loadCatalogue(place, file) {
  const output = await pocketBaseCommand(place, ['catalogue', file])
  const line = /\bcatalogue (?:loaded|kept) (\d+)\s*$/m.exec(output)
  if (line) return { ok: true, count: Number(line[1]) }
  return { ok: false, reason: `the catalogue was not loaded: ${output.trim() || 'no answer'}` }
}
