/**
 * The rows of a csv as objects; every column but `sex` is a number.
 * @param {string} csv
 * @returns {Record<string, string | number>[]}
 */
export function rowsOf(csv) {
  const [header = '', ...lines] = csv.trim().split(/\r?\n/)
  const names = header.split(',')
  return lines.map((line) => {
    const cells = line.split(',')
    return Object.fromEntries(
      names.map((name, i) => [name, name === 'sex' ? (cells[i] ?? '') : Number(cells[i])]),
    )
  })
}
