/**
 * e to the power of x for x at most 0, the same bits on every machine: engines may round `Math.exp` each their own way,
 * but not single sums and products. 0 below -40.
 */
export function exponential(x: number): number {
  if (x < -40) return 0
  const halvings = Math.round(-x / LN2)
  const rest = x + halvings * LN2
  let term = 1
  let sum = 1
  // The rest is at most 0.35 either way: the twelfth term is below 10⁻¹³.
  for (let n = 1; n <= 12; n++) {
    term = (term * rest) / n
    sum += term
  }
  return sum * (HALVES[halvings] ?? 0)
}

const LN2 = Math.LN2
/** A half to the power of the index. */
const HALVES = Array.from({ length: 60 }, () => 1)
for (let i = 1; i < HALVES.length; i++) HALVES[i] = (HALVES[i - 1] ?? 0) / 2
