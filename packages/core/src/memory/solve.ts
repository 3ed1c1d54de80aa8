/** The x of `matrix · x = target`, the matrix being symmetric and positive definite: by Cholesky's factors. */
export function solve(matrix: readonly ArrayLike<number>[], target: ArrayLike<number>): Float64Array {
  const size = target.length
  const at = (row: number, column: number) => matrix[row]?.[column] ?? Number.NaN
  const factor = Array.from({ length: size }, () => new Float64Array(size))
  const of = (row: number, column: number) => factor[row]?.[column] ?? Number.NaN
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let rest = at(row, column)
      for (let k = 0; k < column; k++) rest -= of(row, k) * of(column, k)
      const line = factor[row]
      if (line) line[column] = row === column ? Math.sqrt(rest) : rest / of(column, column)
    }
  }
  const x = Float64Array.from({ length: size }, (_, row) => target[row] ?? Number.NaN)
  for (let row = 0; row < size; row++) {
    for (let k = 0; k < row; k++) x[row] = (x[row] ?? Number.NaN) - of(row, k) * (x[k] ?? Number.NaN)
    x[row] = (x[row] ?? Number.NaN) / of(row, row)
  }
  for (let row = size - 1; row >= 0; row--) {
    for (let k = row + 1; k < size; k++) x[row] = (x[row] ?? Number.NaN) - of(k, row) * (x[k] ?? Number.NaN)
    x[row] = (x[row] ?? Number.NaN) / of(row, row)
  }
  return x
}
