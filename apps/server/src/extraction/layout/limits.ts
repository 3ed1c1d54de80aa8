import type { Letter } from './letters.ts'
import { limitText, SMALLER } from './scripts.ts'

/**
 * Sums, products, integrals and limits: what stands small over and under their sign, or behind it, belongs to it. TeX
 * hangs the sign from its head and browsers set it on a line of its own, so that it has to be put into its row, too.
 */

const SIGN = /^[∏∐∑∫∮⋂⋃]$/u
/** Their limits stand behind them as a rule. */
const INTEGRAL = /^[∫∮]$/u
const FIRST_SIGN = 0x220f
const LAST_SIGN = 0x22c3
/** Words that take a limit under them; where one stands behind them it is read as any index. */
const WORD = /^(?:lim|m[aá]x|m[ií]n|sup|inf)$/u
const WORD_LETTERS = 3

/** What a word takes: one letter or several, or a relation of them. Units, numbers and words are cells of a table. */
const OF_WORD = /^\p{L}(?:,\p{L})*$|[=→<>≤≥≠∈⊂⊆]/u
/** Figures alone under a sign are the next cell of its column. */
const FIGURES = /^[\d.,]+$/

/** A limit is no longer than this; a page with more signs is a table of them. */
const LONGEST = 16
const MOST_SIGNS = 200
/** A page with more small pieces about the heights of its signs is a drawing: each would be held against each. */
const MOST_GROUPS = 2000
/** The heights that are looked at lie in bands, each so many sizes of the largest sign. */
const BAND = 3
/** Distances in sizes of the sign: of a limit from the sign's own middle, over and under it, and behind it. */
const CENTRED = 0.4
const OVER = { least: 0.15, most: 2 }
const UNDER = { least: 0.5, most: 2.6 }
/** … of signs that hang from their head; right under the words, and a little lower under signs on their own row. */
const UNDER_WORD = 1.2
const UNDER_LEVEL = 1.8
/** What stands higher beside a sign that hangs is raised behind it. */
const UNDER_HUNG = 1.1
const BEHIND = 0.6
const SAME_ROW = 0.1
const WITHIN = 0.6
const ALONE = 1.5
const RAISED = 0.6
/** What the sign is taken of, and what stands before it, is so near; its row lies so far under its head. */
const BESIDE = 0.9
const HEAD = 1.05
const OFF = 0.42

type Sign = { letters: readonly Letter[]; start: number; end: number; size: number; baseline: number; isWord: boolean }
type Group = { letters: Letter[]; start: number; end: number; size: number; baseline: number }
/** What stands about the signs: all letters, and the small pieces, with those that others stand beside. */
type Around = { letters: readonly Letter[]; groups: readonly Group[]; inRows: ReadonlySet<Group> }

/** Puts limits behind their signs, as what is raised and lowered, and the signs into their rows. */
export function joinLimits(letters: Letter[]): Letter[] {
  const signs = signsOf(letters)
  if (signs.length === 0 || signs.length > MOST_SIGNS) return letters
  const around = aroundOf(signs, letters)
  if (!around) return letters
  const gone = new Set<Letter>()
  for (const sign of signs) join(sign, around, gone)
  return gone.size === 0 ? letters : letters.filter(letter => !gone.has(letter))
}

/** What stands at about the heights of the signs; null where that is too much to look through. */
function aroundOf(signs: readonly Sign[], all: readonly Letter[]): Around | null {
  const largest = Math.max(...signs.map(({ size }) => size))
  const band = (baseline: number) => Math.floor(baseline / (BAND * largest))
  const bands = new Set(signs.flatMap(({ baseline }) => [-1, 0, 1].map(off => band(baseline) + off)))
  const letters = all.filter(({ baseline }) => bands.has(band(baseline)))
  const pieces = groupsOf(letters).filter(({ size }) => size < SMALLER * largest)
  if (pieces.length > MOST_GROUPS) return null
  const groups = joined(pieces)
  const words = signs.some(({ isWord }) => isWord)
  const inRows = new Set(words ? groups.filter(group => groups.some(other => isRowOf(group, other))) : [])
  return { letters, groups, inRows }
}

function signsOf(letters: readonly Letter[]): Sign[] {
  const signs: Sign[] = []
  letters.forEach((letter, index) => {
    const code = letter.text.charCodeAt(0)
    const isSign = code >= FIRST_SIGN && code <= LAST_SIGN && SIGN.test(letter.text)
    const own = isSign ? [letter] : wordAt(letters, index)
    const [first, last] = [own[0], own.at(-1)]
    if (!first || !last || letter.run.cos < 0.99) return
    const { run, baseline } = first
    signs.push({ letters: own, start: first.start, end: last.end, size: run.size, baseline, isWord: !isSign })
  })
  return signs
}

/** The letters of a word that takes limits, where it ends at `index`. */
function wordAt(letters: readonly Letter[], index: number): readonly Letter[] {
  const last = letters[index]?.text
  if (last !== 'm' && last !== 'x' && last !== 'n' && last !== 'p' && last !== 'f') return []
  const own = letters.slice(Math.max(0, index + 1 - WORD_LETTERS), index + 1)
  if (!WORD.test(own.map(({ text }) => text).join(''))) return []
  const [first, end] = [own[0], own.at(-1)]
  const isWithin = goesOn(letters[index - WORD_LETTERS], first) || goesOn(end, letters[index + 1])
  return isWithin ? [] : own
}

/** Whether two letters are of one word. */
const goesOn = (before: Letter | undefined, next: Letter | undefined): boolean =>
  before !== undefined &&
  next !== undefined &&
  !next.spaceBefore &&
  /^\p{L}/u.test(before.text) &&
  /^\p{L}/u.test(next.text) &&
  before.baseline === next.baseline &&
  Math.abs(next.start - before.end) < SAME_ROW * next.run.size

/** Pieces of one row that were drawn in another order, as the sign of another font between two letters is. */
function joined(groups: readonly Group[]): Group[] {
  const whole: Group[] = []
  for (const group of groups.toSorted((a, b) => a.start - b.start)) {
    const last = whole.find(other => isNext(other, group))
    if (last) {
      last.letters.push(...group.letters)
      last.end = Math.max(last.end, group.end)
    } else whole.push(group)
  }
  return whole
}

const isNext = (last: Group, { size, baseline, start }: Pick<Group, 'size' | 'baseline' | 'start'>): boolean =>
  Math.abs(last.size - size) < SAME_ROW * size &&
  Math.abs(last.baseline - baseline) < SAME_ROW * size &&
  start - last.end < WITHIN * size &&
  start - last.end > -SAME_ROW * size

/** Letters of one size on one height, one behind the other. */
function groupsOf(letters: readonly Letter[]): Group[] {
  const groups: Group[] = []
  for (const letter of letters) {
    const { start, end, baseline, run } = letter
    const last = groups.at(-1)
    if (last && isNext(last, { size: run.size, baseline, start })) {
      last.letters.push(letter)
      last.end = end
    } else groups.push({ letters: [letter], start, end, size: run.size, baseline })
  }
  return groups
}

function join(sign: Sign, { letters, groups, inRows }: Around, gone: Set<Letter>): void {
  const small = groups.filter(
    group =>
      isNear(group, sign) &&
      group.size < SMALLER * sign.size &&
      group.letters.length <= LONGEST &&
      !(sign.isWord && inRows.has(group)) &&
      !group.letters.some(one => gone.has(one)),
  )
  const [from, to] = limitsOf(small, sign)
  const limits = [from, to].filter(group => group !== undefined)
  const [first] = sign.letters
  const last = sign.letters.at(-1)
  if (limits.length === 0 || !first || !last) return
  const end = Math.max(sign.end, ...limits.map(group => group.end))
  const start = Math.min(sign.start, ...limits.map(group => group.start))
  const taken = new Set(limits.flatMap(group => group.letters))
  const isFree = (letter: Letter) => !gone.has(letter) && !taken.has(letter) && !sign.letters.includes(letter)
  const operand = neighbourOf({ ...sign, end }, 1, letters, isFree)
  const row = operand ?? neighbourOf({ ...sign, start }, -1, letters, isFree)
  // The head of a column stands alone over its cells.
  if (sign.isWord ? !operand : !row && limits.length < 2) return
  for (const letter of taken) gone.add(letter)
  last.text += limitText(textOf(from), -1) + limitText(textOf(to), 1)
  // Its letters keep to themselves; what it stands in begins and ends where its limits do.
  first.start = start
  last.end = operand ? Math.min(end, operand.start) : end
  first.spaceBefore ||= limits.some(({ letters: [one] }) => one?.spaceBefore)
  if (operand) operand.spaceBefore = true
  if (row && !sign.isWord) for (const letter of sign.letters) letter.baseline = row.baseline
}

/** The lower limit and the upper one. */
function limitsOf(small: readonly Group[], sign: Sign): readonly [Group | undefined, Group | undefined] {
  const isBehind = !sign.isWord && INTEGRAL.test(sign.letters[0]?.text ?? '')
  const [lower, upper] = isBehind ? behind(small, sign) : []
  if (lower && upper) return [lower, upper]
  const over = sign.isWord ? undefined : small.find(group => isOver(group, sign))
  const under = small.find(group => isUnder(group, sign) && (over || mayBeLimit(group, sign)))
  return over || under || sign.isWord ? [under, over] : behind(small, sign)
}

/** Whether what stands under a sign may be its limit by what it says. */
function mayBeLimit(group: Group, { isWord }: Sign): boolean {
  const text = textOf(group)
  if (!isWord) return !FIGURES.test(text)
  return OF_WORD.test(text) && !group.letters.some(({ spaceBefore }, index) => index > 0 && spaceBefore)
}

/** Asked of each piece and each sign: the height tells of nearly all. */
const isNear = ({ start, end, baseline }: Group, sign: Sign): boolean =>
  Math.abs(baseline - sign.baseline) < BAND * sign.size &&
  end > sign.start - BAND * sign.size &&
  start < sign.end + BAND * sign.size

/** Whether two pieces are of one row of small print, with what is raised in it: then neither is a limit. */
const isRowOf = (group: Group, other: Group): boolean =>
  other !== group &&
  Math.abs(other.baseline - group.baseline) < RAISED * group.size &&
  Math.min(Math.abs(other.start - group.end), Math.abs(group.start - other.end)) < ALONE * group.size

const textOf = (group: Group | undefined) => group?.letters.map(({ text }) => text).join('') ?? ''

const isCentred = (group: Group, sign: Sign) =>
  Math.abs(group.start + group.end - sign.start - sign.end) / 2 < CENTRED * sign.size

function isOver(group: Group, sign: Sign): boolean {
  const rise = (sign.baseline - group.baseline) / sign.size
  return rise > OVER.least && rise < OVER.most && isCentred(group, sign)
}

function isUnder(group: Group, sign: Sign): boolean {
  const drop = (group.baseline - sign.baseline) / sign.size
  const isHung = sign.letters[0]?.run.style.large === true
  const most = sign.isWord ? UNDER_WORD : isHung ? UNDER.most : UNDER_LEVEL
  return drop > (isHung ? UNDER_HUNG : UNDER.least) && drop < most && isCentred(group, sign)
}

/** What stands lowered and raised right behind a sign: the lower of two first, none where there are not both. */
function behind(small: readonly Group[], sign: Sign): [Group | undefined, Group | undefined] {
  const near = small.filter(
    ({ start, baseline }) =>
      start > sign.start &&
      Math.abs(start - sign.end) < BEHIND * sign.size &&
      Math.abs(baseline - sign.baseline) < UNDER.most * sign.size,
  )
  const [upper, lower] = near.toSorted((a, b) => a.baseline - b.baseline)
  return upper && lower && near.length === 2 && lower.baseline - upper.baseline > CENTRED * sign.size
    ? [lower, upper]
    : [undefined, undefined]
}

/** The nearest letter of the sign's row behind it (1), which it is taken of, or before it (-1). */
function neighbourOf(
  sign: Sign,
  side: -1 | 1,
  letters: readonly Letter[],
  isFree: (letter: Letter) => boolean,
): Letter | undefined {
  const row = sign.baseline + (sign.letters[0]?.run.style.large ? HEAD * sign.size : 0)
  let nearest: Letter | undefined
  let least = BESIDE * sign.size
  for (const letter of letters) {
    const gap = side > 0 ? letter.start - sign.end : sign.start - letter.end
    if (gap > least || gap < -SAME_ROW * sign.size || letter.run.size < SMALLER * sign.size * SMALLER) continue
    if (Math.abs(letter.baseline - row) > OFF * sign.size || !isFree(letter)) continue
    nearest = letter
    least = gap
  }
  return nearest
}
