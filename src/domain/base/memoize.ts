/**
 * Memoizes a function by its object argument, weakly. Safe because rows are immutable: a new
 * version is a new object.
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
