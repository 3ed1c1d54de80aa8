import type { Letter } from './letters.ts'

/** So many dashes in a row, each beginning where the one before ends, are a bar. */
const FEWEST = 3
const TOUCHING = 0.35
/** Letters are struck whose middle lies under the bar, on its own row; distances in font sizes. */
const SAME_ROW = 0.2
const BEYOND = 0.15
/** A page with more bars is ruled or drawn with them. */
const MOST_BARS = 100

const HYPHEN = 0x2d
const isDash = ({ text }: Letter) => {
  const code = text.charCodeAt(0)
  return (code === HYPHEN || (code >= 0x2010 && code <= 0x2015) || code === 0x2212) && text.length === 1
}

/** Word processors strike words with strokes, or with a letter: X. Points and underscores are lines to write on. */
const STRIKES = /^[/\p{L}]$/u
const LETTER = /^\p{L}/u
/** So many letters under a bar were struck. A shadow of 'www' lies over letters like its own. */
const LEAST_STRUCK = 2

type Bar = {
  dashes: ReadonlySet<Letter>
  sign: string
  isDashed: boolean
  start: number
  end: number
  baseline: number
  size: number
  cos: number
}

/**
 * Takes words out that are struck with a row of hyphens or strokes typed over them, as typewriters and simple
 * editors do, and that row.
 */
export function withoutHyphenStrikes(letters: Letter[]): Letter[] {
  const bars = barsOf(letters)
  if (bars.length === 0 || bars.length > MOST_BARS) return letters
  const gone = new Set<Letter>()
  for (const bar of bars) {
    const struck = letters.filter(letter => !bar.dashes.has(letter) && !isDash(letter) && isUnder(letter, bar))
    const counted = bar.isDashed ? struck : struck.filter(({ text }) => LETTER.test(text) && text !== bar.sign)
    if (counted.length < LEAST_STRUCK) continue
    for (const letter of [...struck, ...bar.dashes]) gone.add(letter)
    // The sentence goes on behind what was struck.
    const last = letters.findLastIndex(letter => struck.includes(letter))
    const next = letters.find((letter, index) => index > last && !bar.dashes.has(letter))
    if (!next) continue
    next.struckUntil = bar.end
    next.spaceBefore = true
  }
  return gone.size === 0 ? letters : letters.filter(letter => !gone.has(letter))
}

function barsOf(letters: readonly Letter[]): Bar[] {
  const bars: Bar[] = []
  for (let from = 0; from < letters.length; from++) {
    const first = letters[from]
    if (!first) continue
    let to = from + 1
    for (let next = letters[to]; next && isAlike(first, next) && goesOn(letters[to - 1], next); next = letters[to]) to++
    if (to - from >= FEWEST && (isDash(first) || STRIKES.test(first.text))) {
      const dashes = letters.slice(from, to)
      const { baseline, start, run } = first
      bars.push({
        dashes: new Set(dashes),
        sign: first.text,
        isDashed: isDash(first),
        start,
        end: dashes.at(-1)?.end ?? start,
        baseline,
        size: run.size,
        cos: run.cos,
      })
    }
    from = to - 1
  }
  return bars
}

const isAlike = (first: Letter, next: Letter) => next.text === first.text || (isDash(first) && isDash(next))

const goesOn = (before: Letter | undefined, { start, baseline, run }: Letter) =>
  before !== undefined &&
  Math.abs(start - before.end) < TOUCHING * run.size &&
  Math.abs(baseline - before.baseline) < SAME_ROW * run.size

function isUnder({ start, end, baseline, run }: Letter, bar: Bar): boolean {
  const middle = (start + end) / 2
  // Letters in a row strike what they lie over; the narrow one beside them, as in 'fiiiil', is of their word.
  const beyond = bar.isDashed ? BEYOND * bar.size : 0
  return (
    Math.abs(baseline - bar.baseline) < SAME_ROW * bar.size &&
    middle > bar.start - beyond &&
    middle < bar.end + beyond &&
    Math.abs(run.cos - bar.cos) < 0.01
  )
}
