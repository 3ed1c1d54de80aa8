/**
 * Letters make words: what can be seen of one in part cannot be read.
 *
 * @import { Letters } from './unseen.js'
 */
import { CODE_MASK, GENERATED_BIT } from './format.js'
import { HIDDEN, SHOWN } from './states.js'

const SPACE = 0x20
const UNDERSCORE = 0x5f
const NO_BREAK_SPACE = 0xa0

/**
 * A word of which a letter cannot be seen cannot be read: it goes as a whole.
 * @param {Letters} letters @param {Uint8Array} states
 */
export function wholeWords({ codes, count }, states) {
  let hidden = 0
  for (let from = 0; from < count; ) {
    let to = from
    let worst = SHOWN
    while (to < count && !isSpace(codes[to] ?? 0)) {
      if ((states[to] ?? SHOWN) !== SHOWN) worst = states[to] ?? SHOWN
      to++
    }
    if (worst !== SHOWN) states.fill(worst, from, to)
    if (worst === HIDDEN) hidden += to - from
    from = to + 1
  }
  return { states, hidden }
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
