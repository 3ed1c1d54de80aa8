/** Wrong numbers looked at, best first. */
const LOOKED_AT = 9

/**
 * Wrong numbers made from the right one look like it more than like one another, which gives it away. The first three
 * are chosen so that the right one is, over many questions, as often the least as the most like the others; how many
 * are smaller than it stays.
 */
export function withoutFamilyLikeness(value: number, ordered: readonly number[], random: () => number): number[] {
  const wanted = Math.floor(random() * 4)
  const below = ordered.slice(0, 3).filter(other => other < value).length
  const pool = ordered.slice(0, LOOKED_AT)
  const alike = likenessOf([value, ...pool])
  let best: readonly number[] = ordered.slice(0, 3)
  let bestDistance = Math.abs(rankOf(value, best, alike) - wanted)
  for (let i = 0; i < pool.length && bestDistance > 0; i++) {
    for (let j = i + 1; j < pool.length; j++) {
      for (let k = j + 1; k < pool.length; k++) {
        const three = [i, j, k].flatMap(at => pool[at] ?? [])
        if (three.filter(other => other < value).length !== below) continue
        const distance = Math.abs(rankOf(value, three, alike) - wanted)
        if (distance < bestDistance) {
          best = three
          bestDistance = distance
        }
      }
    }
  }
  return [...best, ...ordered.filter(other => !best.includes(other))]
}

type Alike = (a: number, b: number) => number

/** How many of three wrong numbers are more like the other options than the right one is. */
function rankOf(value: number, three: readonly number[], alike: Alike): number {
  const all = [value, ...three]
  const likeness = all.map(one => all.reduce((sum, other) => sum + (other === one ? 0 : alike(one, other)), 0))
  return likeness.slice(1).filter(other => other > (likeness[0] ?? 0)).length
}

/** Share of the pieces of three characters that two numbers have in common; each pair is compared once. */
function likenessOf(numbers: readonly number[]): Alike {
  const pieces = new Map(numbers.map(number => [number, piecesOf(number)]))
  const known = new Map<number, Map<number, number>>()
  return (a, b) => {
    const ofOne = known.get(a) ?? new Map<number, number>()
    known.set(a, ofOne)
    const share = ofOne.get(b) ?? shareOf(pieces.get(a) ?? piecesOf(a), pieces.get(b) ?? piecesOf(b))
    ofOne.set(b, share)
    return share
  }
}

/** The ends of the number counted. */
function piecesOf(number: number): ReadonlySet<string> {
  const text = ` ${number} `
  return new Set(Array.from({ length: text.length - 2 }, (_, at) => text.slice(at, at + 3)))
}

function shareOf(x: ReadonlySet<string>, y: ReadonlySet<string>): number {
  const shared = [...x].filter(piece => y.has(piece)).length
  return shared / (x.size + y.size - shared)
}
