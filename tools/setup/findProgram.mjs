/**
 * @typedef {{ binary: string } | { reason: string }} SourceAnswer
 * @typedef {{ found: true, binary: string, source: string, refusals: string[] }
 *   | { found: false, refusals: string[], reason: string }} FoundProgram
 *   `refusals`: why each source failed; `reason`: the same with advice
 */

/**
 * @template Context
 * @typedef {{ name: string, find: (context: Context) => Promise<SourceAnswer> }} Source
 */

/**
 * Finds a program; the first source that has it wins.
 * @template Context
 * @param {readonly Source<Context>[]} sources
 * @param {Context} context
 * @param {{ name: string, advice: readonly string[] }} program
 * @returns {Promise<FoundProgram>}
 */
export async function findProgram(sources, context, { name, advice }) {
  /** @type {string[]} */
  const refusals = []
  for (const source of sources) {
    const answer = await source.find(context)
    if ('binary' in answer)
      return { found: true, binary: answer.binary, source: source.name, refusals }
    refusals.push(`${source.name}: ${answer.reason}`)
  }
  return { found: false, refusals, reason: notFound(name, refusals, advice) }
}

/**
 * What was tried, and what helps.
 * @param {string} name
 * @param {readonly string[]} refusals
 * @param {readonly string[]} advice in lines
 */
export function notFound(name, refusals, advice) {
  const tried = refusals.map((refusal) => `  - ${refusal}`)
  return [`${name} was not found. What was tried:`, ...tried, ...advice].join('\n')
}
