/** Wrong numbers looked at, best first. */
const LOOKED_AT = 9

/**
 * Wrong numbers made from the right one look like it more than like one another, which gives it away. The first three are chosen so
 * that the right one is, over many questions, as often the least as the most like the others; how many are smaller than it stays.
 */
export function withoutFamilyLikeness(value: number, ordered: readonly number[], random: () => number): number[] {
  const wanted = Math.floor(random() * 4)
  const below = ordered.slice(0, 3).filter(other => other < value).length
  const pool = ordered.slice(0, LOOKED_AT)
  let best: readonly number[] = ordered.slice(0, 3)
  let bestDistance = Math.abs(rankOf(value, best) - wanted)
  for (let i = 0; i < pool.length && bestDistance > 0; i++) {
    for (let j = i + 1; j < pool.length; j++) {
      for (let k = j + 1; k < pool.length; k++) {
        const three = [i, j, k].flatMap(at => pool[at] ?? [])
        if (three.filter(other => other < value).length !== below) continue
        const distance = Math.abs(rankOf(value, three) - wanted)
        if (distance < bestDistance) {
          best = three
          bestDistance = distance
        }
      }
    }
  }
  return [...best, ...ordered.filter(other => !best.includes(other))]
}

/** How many of three wrong numbers are more like the other options than the right one is. */
function rankOf(value: number, three: readonly number[]): number {
  const all = [value, ...three]
  const likeness = all.map(one => all.reduce((sum, other) => sum + (other === one ? 0 : alike(one, other)), 0))
  return likeness.slice(1).filter(other => other > (likeness[0] ?? 0)).length
}

/** Share of the pieces of three characters that two numbers have in common, their ends counted. */
function alike(a: number, b: number): number {
  const [x, y] = [a, b].map(number => {
    const text = ` ${number} `
    return new Set(Array.from({ length: text.length - 2 }, (_, at) => text.slice(at, at + 3)))
  })
  if (!x || !y) return 0
  const shared = [...x].filter(piece => y.has(piece)).length
  return shared / (x.size + y.size - shared)
}
