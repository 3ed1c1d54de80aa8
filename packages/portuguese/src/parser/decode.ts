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
    for (let h = 1; h <= words; h++) if (at(values, d * (words + 1) + h) > at(values, d * (words + 1) + best)) best = h
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
      word = at(heads, word - 1)
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
      const score = at(values, (d - 1) * size + h)
      square[d * size + h] = score
      highest = Math.max(highest, score)
      lowest = Math.min(lowest, score)
    }
  }
  for (let d = 1; d < size; d++) square[d * size] = at(square, d * size) - size * (highest - lowest + 1)
  return arborescence(square, size).slice(1)
}

/** Takes each best head; makes one node of a circle and looks again until there is none. */
function arborescence(square: Float64Array, size: number): Int32Array {
  const heads = new Int32Array(size)
  for (let d = 1; d < size; d++) {
    for (let h = 1; h < size; h++) if (at(square, d * size + h) > at(square, d * size + at(heads, d))) heads[d] = h
  }
  const circle = findCircle(heads)
  if (!circle) return heads
  const inside = new Set(circle)
  const outside: number[] = []
  for (let node = 0; node < size; node++) if (!inside.has(node)) outside.push(node)
  const last = outside.length
  const smaller = new Float64Array((last + 1) * (last + 1)).fill(NEVER)
  let total = 0
  for (const node of circle) total += at(square, node * size + at(heads, node))
  /** For each node outside: the node of the circle it best stands under, and the one that best stands under it. */
  const above = new Int32Array(last)
  const below = new Int32Array(last)
  const gain = (node: number, head: number) =>
    at(square, node * size + head) - at(square, node * size + at(heads, node))
  for (let a = 0; a < last; a++) {
    const node = at(outside, a)
    for (let b = 0; b < last; b++)
      if (a > 0 && a !== b) smaller[a * (last + 1) + b] = at(square, node * size + at(outside, b))
    above[a] = circle.reduce((best, c) => (at(square, node * size + c) > at(square, node * size + best) ? c : best))
    if (a > 0) smaller[a * (last + 1) + last] = at(square, node * size + at(above, a))
    below[a] = circle.reduce((best, c) => (gain(c, node) > gain(best, node) ? c : best))
    smaller[last * (last + 1) + a] = gain(at(below, a), node) + total
  }
  const found = arborescence(smaller, last + 1)
  for (let a = 1; a < last; a++) {
    const head = at(found, a)
    heads[at(outside, a)] = head < last ? at(outside, head) : at(above, a)
  }
  const entry = at(found, last)
  heads[at(below, entry)] = at(outside, entry)
  return heads
}

function findCircle(heads: Int32Array): number[] | undefined {
  const done = new Uint8Array(heads.length)
  done[0] = 1
  for (let start = 1; start < heads.length; start++) {
    const path: number[] = []
    let node = start
    while (!done[node] && !path.includes(node)) {
      path.push(node)
      node = at(heads, node)
    }
    if (path.includes(node)) return path.slice(path.indexOf(node))
    for (const passed of path) done[passed] = 1
  }
  return undefined
}

/** An element that is there: the compiler cannot know the bounds of an index. */
function at(values: ArrayLike<number>, index: number): number {
  return values[index] ?? 0
}
