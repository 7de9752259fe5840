import type { PriceChange } from '#domain/base/problem.ts'

/** Applies the server's prices to the lines and drops those whose product is gone. */
export function repriced<Line extends { product: string; price: number }>(
  lines: readonly Line[],
  changes: readonly PriceChange[],
): Line[] {
  return lines.flatMap((line) => {
    const change = changes.find(({ product }) => product === line.product)
    if (!change) return [line]
    return change.now === undefined ? [] : [{ ...line, price: change.now }]
  })
}
