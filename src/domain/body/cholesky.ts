/** A lower triangular L with L·Lᵀ = the symmetric matrix; row i holds i + 1 entries. */
export type Triangle = readonly (readonly number[])[]

/** The Cholesky factor of a positive definite matrix. */
export function cholesky(matrix: readonly (readonly number[])[]): Triangle {
  const factor: number[][] = []
  matrix.forEach((row, i) => {
    const made: number[] = []
    for (let j = 0; j <= i; j += 1) {
      const other = j === i ? made : (factor[j] ?? [])
      let rest = row[j] ?? 0
      for (let k = 0; k < j; k += 1) rest -= (made[k] ?? 0) * (other[k] ?? 0)
      made.push(j === i ? Math.sqrt(rest) : rest / (other[j] ?? 1))
    }
    factor.push(made)
  })
  return factor
}

/** Solves L·y = values. */
export function solveLower(factor: Triangle, values: readonly number[]): number[] {
  const solved: number[] = []
  factor.forEach((row, i) => {
    let rest = values[i] ?? 0
    for (let k = 0; k < i; k += 1) rest -= (row[k] ?? 0) * (solved[k] ?? 0)
    solved.push(rest / (row[i] ?? 1))
  })
  return solved
}

/** The natural logarithm of the matrix's determinant. */
export function logDeterminant(factor: Triangle): number {
  return factor.reduce((sum, row, i) => sum + 2 * Math.log(row[i] ?? 1), 0)
}
