/** Scores of heads: row d - 1, column h is that of head h (0 the root) for word d. */
export type Scores = { words: number; values: Float32Array | Float64Array }

const NEVER = -1e9

/**
 * The best head of each word where those make a tree, else those of the best tree (Chu and Liu, 1965; Edmonds, 1967).
 */
export function bestHeads({ words, values }: Scores): Int32Array {
  const heads = new Int32Array(words)
  for (let d = 0; d < words; d++) {
    let best = 0
    const from = d * (words + 1)
    for (let h = 1; h <= words; h++) if ((values[from + h] ?? 0) > (values[from + best] ?? 0)) best = h
    heads[d] = best
  }
  return isTree(heads) ? heads : bestTree({ words, values })
}

/** Whether one word alone stands under the root and every word leads to it. */
export function isTree(heads: ArrayLike<number>): boolean {
  let roots = 0
  for (let i = 0; i < heads.length; i++) if (heads[i] === 0) roots++
  if (roots !== 1) return false
  const reached = new Uint8Array(heads.length + 1)
  reached[0] = 1
  for (let start = 1; start <= heads.length; start++) {
    const path: number[] = []
    let word = start
    while (!reached[word]) {
      path.push(word)
      if (path.length > heads.length) return false
      word = heads[word - 1] ?? 0
    }
    for (const passed of path) reached[passed] = 1
  }
  return true
}

/**
 * What every arc from the root costs is more than all other arcs together could bring: the best tree has one of them,
 * the best one (Stanojević and Cohen, 2021).
 */
function bestTree({ words, values }: Scores): Int32Array {
  const size = words + 1
  const square = new Float64Array(size * size).fill(NEVER)
  let highest = Number.NEGATIVE_INFINITY
  let lowest = Number.POSITIVE_INFINITY
  for (let d = 1; d < size; d++) {
    for (let h = 0; h < size; h++) {
      if (h === d) continue
      const score = values[(d - 1) * size + h] ?? 0
      square[d * size + h] = score
      highest = Math.max(highest, score)
      lowest = Math.min(lowest, score)
    }
  }
  for (let d = 1; d < size; d++) square[d * size] = (square[d * size] ?? 0) - size * (highest - lowest + 1)
  return arborescence(square, size).slice(1)
}

/** Takes each best head; makes one node of a circle and looks again until there is none. */
function arborescence(square: Float64Array, size: number): Int32Array {
  const heads = new Int32Array(size)
  for (let d = 1; d < size; d++) {
    let best = 0
    for (let h = 1; h < size; h++) if ((square[d * size + h] ?? 0) > (square[d * size + best] ?? 0)) best = h
    heads[d] = best
  }
  const circle = findCircle(heads)
  if (!circle) return heads
  const outside = Int32Array.from({ length: size }, (_, node) => node).filter(node => !circle.includes(node))
  const { smaller, above, below } = contracted(square, size, heads, circle, outside)
  const last = outside.length
  const found = arborescence(smaller, last + 1)
  for (let a = 1; a < last; a++) {
    const head = found[a] ?? 0
    heads[outside[a] ?? 0] = head < last ? (outside[head] ?? 0) : (above[a] ?? 0)
  }
  const entry = found[last] ?? 0
  heads[below[entry] ?? 0] = outside[entry] ?? 0
  return heads
}

/**
 * Scores with a circle as one node, the last. For each node outside: the node of the circle it best stands under
 * (`above`), and the one that best stands under it (`below`).
 */
function contracted(
  square: Float64Array,
  size: number,
  heads: Int32Array,
  circle: readonly number[],
  outside: Int32Array,
) {
  const last = outside.length
  const width = last + 1
  const smaller = new Float64Array(width * width).fill(NEVER)
  const above = new Int32Array(last)
  const below = new Int32Array(last)
  let total = 0
  for (const node of circle) total += square[node * size + (heads[node] ?? 0)] ?? 0
  for (let a = 0; a < last; a++) {
    const node = outside[a] ?? 0
    for (let b = 0; b < last; b++)
      if (a > 0 && a !== b) smaller[a * width + b] = square[node * size + (outside[b] ?? 0)] ?? 0
    let over = circle[0] ?? 0
    let under = over
    let gain = Number.NEGATIVE_INFINITY
    for (const c of circle) {
      if ((square[node * size + c] ?? 0) > (square[node * size + over] ?? 0)) over = c
      const gained = (square[c * size + node] ?? 0) - (square[c * size + (heads[c] ?? 0)] ?? 0)
      if (gained <= gain) continue
      gain = gained
      under = c
    }
    above[a] = over
    if (a > 0) smaller[a * width + last] = square[node * size + over] ?? 0
    below[a] = under
    smaller[last * width + a] = gain + total
  }
  return { smaller, above, below }
}

function findCircle(heads: Int32Array): number[] | undefined {
  const done = new Uint8Array(heads.length)
  done[0] = 1
  for (let start = 1; start < heads.length; start++) {
    const path: number[] = []
    let node = start
    while (!done[node] && !path.includes(node)) {
      path.push(node)
      node = heads[node] ?? 0
    }
    if (path.includes(node)) return path.slice(path.indexOf(node))
    for (const passed of path) done[passed] = 1
  }
  return undefined
}
