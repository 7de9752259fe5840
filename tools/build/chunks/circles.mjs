/** @typedef {{ fileName: string, imports: readonly string[] }} Chunk */

/**
 * Files that import each other in a circle: what one of them computes when it is loaded may need what
 * the other has not computed yet.
 * @param {readonly Chunk[]} chunks
 * @returns {string[]} one sentence for each file in a circle
 */
export function circles(chunks) {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]))
  return chunks
    .filter(({ fileName }) => needed(fileName).has(fileName))
    .map(({ fileName }) => `${fileName} imports what imports it.`)

  /** All that the file imports, directly or not. @param {string} file */
  function needed(file) {
    const found = new Set(importsOf.get(file))
    for (const one of found) for (const next of importsOf.get(one) ?? []) found.add(next)
    return found
  }
}
