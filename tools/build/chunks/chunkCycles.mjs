/** @typedef {{ fileName: string, imports: readonly string[] }} Chunk */

/**
 * Import cycles between chunks: code that one of them runs while loading may use what the other has
 * not initialised yet.
 * @param {readonly Chunk[]} chunks
 * @returns {string[]} one sentence for each file in a cycle
 */
export function chunkCycles(chunks) {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]))
  return chunks
    .filter(({ fileName }) => needed(fileName).has(fileName))
    .map(({ fileName }) => `${fileName} imports what imports it.`)

  /** All imports of the file, direct and transitive. @param {string} file */
  function needed(file) {
    const found = new Set(importsOf.get(file))
    for (const one of found) for (const next of importsOf.get(one) ?? []) found.add(next)
    return found
  }
}
