/**
 * Memoizes a function by its object argument, weakly. Safe because rows are immutable: a new
 * version is a new object.
 */
export function memoizeByObject<Row extends object, Value>(
  compute: (row: Row) => Value,
): (row: Row) => Value {
  const cache = new WeakMap<Row, Value>()
  return (row) => {
    const cached = cache.get(row)
    if (cached !== undefined) return cached
    const value = compute(row)
    cache.set(row, value)
    return value
  }
}
