/**
 * Works something out once for each row and remembers it as long as the row: rows never change, a
 * new version is a new row.
 */
export function memoizeByObject<Row extends object, Value>(
  workOut: (row: Row) => Value,
): (row: Row) => Value {
  const known = new WeakMap<Row, Value>()
  return (row) => {
    const before = known.get(row)
    if (before !== undefined) return before
    const value = workOut(row)
    known.set(row, value)
    return value
  }
}
