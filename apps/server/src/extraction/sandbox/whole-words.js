/**
 * Letters make words: what can be seen of one in part cannot be read.
 *
 * @import { Letters } from './unseen.js'
 */
import { CODE_MASK, GENERATED_BIT, RUN_FLOATS } from './format.js'
import { HIDDEN, SHOWN, STRUCK } from './states.js'

const SPACE = 0x20
const UNDERSCORE = 0x5f
const NO_BREAK_SPACE = 0xa0

/**
 * A word of which a letter cannot be seen cannot be read: it goes as a whole. Of one that is struck out only what was
 * drawn apart stays: 'menormaior', where a correction stands right behind what it replaces, or the point behind it.
 * @param {Letters} letters @param {Uint8Array} states
 */
export function wholeWords({ codes, runs, count }, states) {
  let hidden = 0
  for (let from = 0; from < count; ) {
    let to = from
    let worst = SHOWN
    while (to < count && !isSpace(codes[to] ?? 0)) {
      if ((states[to] ?? SHOWN) !== SHOWN) worst = states[to] ?? SHOWN
      to++
    }
    if (worst === STRUCK) strikePieces({ codes, runs }, states, from, to)
    else if (worst !== SHOWN && !isRow(codes, from, to) && hidesLetters(codes, states, from, to))
      states.fill(worst, from, to)
    if (worst === HIDDEN) for (let at = from; at < to; at++) if (states[at] === HIDDEN) hidden++
    from = to + 1
  }
  return { states, hidden }
}

/** So many signs of one kind are a row of them, cut off where what they strike out ends. */
const ROW = 3

/** @param {Letters['codes']} codes @param {number} from @param {number} to */
const isRow = (codes, from, to) => to - from >= ROW && codes.subarray(from, to).every(code => code === codes[from])

const OF_WORD = /[\p{L}\p{M}\p{N}]/u

/**
 * Whether a letter or a figure of a word is hidden: of '. . .18' only points are, where a row of them was cut off.
 * @param {Letters['codes']} codes @param {Uint8Array} states @param {number} from @param {number} to
 */
function hidesLetters(codes, states, from, to) {
  for (let at = from; at < to; at++)
    if (states[at] !== SHOWN && OF_WORD.test(String.fromCodePoint((codes[at] ?? 0) & CODE_MASK))) return true
  return false
}

/** Words of one letter. */
const LONE = /^[aeoàéAEOÀÉ]$/u

/**
 * Strikes out a word but for those pieces drawn apart that a bar leaves, as far as they may be words or marks: a bar
 * may be drawn too short.
 * @param {Pick<Letters, 'codes' | 'runs'>} letters @param {Uint8Array} states @param {number} from @param {number} end
 */
function strikePieces({ codes, runs }, states, from, end) {
  const starts = runStarts(runs, from, end)
  starts.forEach((start, index) => {
    const next = starts[index + 1] ?? end
    const text = String.fromCodePoint(...codes.slice(start, next).map(code => code & CODE_MASK))
    const mayStay = next - start > 1 || LONE.test(text) || !/[\p{L}\p{N}]/u.test(text)
    if (!mayStay || states.subarray(start, next).includes(STRUCK)) states.fill(STRUCK, start, next)
  })
}

/** @param {readonly number[]} runs @param {number} from @param {number} end */
function runStarts(runs, from, end) {
  const starts = [from]
  for (let run = 0; run < runs.length; run += RUN_FLOATS) {
    const start = runs[run] ?? 0
    if (start > from && start < end) starts.push(start)
  }
  return starts
}

/** Spaces and the lines that answers are written on: nobody misses them. @param {number} code */
export const isBlank = code => isSpace(code) || (code & CODE_MASK) === UNDERSCORE

/** @param {number} code */
function isSpace(code) {
  const unicode = code & CODE_MASK
  return (code & GENERATED_BIT) !== 0
    ? unicode !== 0x02 && unicode !== 0xad && unicode !== 0xfffe
    : unicode === SPACE || unicode === NO_BREAK_SPACE
}
