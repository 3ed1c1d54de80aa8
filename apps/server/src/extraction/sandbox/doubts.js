/**
 * Letters of which boxes alone cannot tell whether they are seen.
 *
 * @import { Laid, Sheet } from './unseen.js'
 */
import { holds, levelOf, lies, middleOf, runEnd } from './boxes.js'
import { RUN_FLOATS } from './format.js'
import { BLENDS, DOUBTFUL, HIDDEN, PALE_ON_PICTURE, SHOWN } from './states.js'
import { PALE } from './thresholds.js'
import { isBlank } from './whole-words.js'

/** More things over text than this are not told apart. */
export const MAX_LAID = 400
const INVISIBLE = 3

/**
 * Of what was painted later, only what reaches a letter's middle is looked at.
 * @param {Sheet} sheet @param {boolean} complete whether all that is painted was seen
 */
export function doubtWhatIsCovered({ ground, laid, lastPicture, letters, orders, states }, complete) {
  const unknown = !complete || ground.isFull()
  const under = /** @type {{ run: number, glyph: number, over: Laid[] }[]} */ ([])
  for (let run = 0; run < orders.length; run++) {
    const invisible = letters.runs[run * RUN_FLOATS + 5] === INVISIBLE
    const painted = Math.max(orders[run] ?? 0, invisible ? lastPicture : 0)
    if (!unknown && ground.last() <= painted) continue
    const level = levelOf(letters, run)
    if (!unknown && level !== null && ground.lastBeside(level) <= painted) continue
    const end = runEnd(letters, run)
    for (let glyph = letters.runs[run * RUN_FLOATS] ?? 0; glyph < end; glyph++) {
      if (states[glyph] === HIDDEN || isBlank(letters.codes[glyph] ?? 0)) continue
      const [x, y] = middleOf(letters, run, glyph)
      if (!unknown && ground.orderAt(ground.cell(x, y)) <= painted) continue
      if (unknown || laid.length === MAX_LAID) states[glyph] = DOUBTFUL
      else {
        // A cell is coarse: what was laid beside a letter may only touch its cell.
        const over = laid.filter(({ rect, order }) => order > painted && holds(rect, x, y))
        for (const one of over) one.covers ||= holds(one.core, x, y)
        under.push({ run, glyph, over })
      }
    }
  }
  for (const { run, glyph, over } of under) {
    if (!over.some(({ covers }) => covers)) continue
    states[glyph] = over.some(({ rect, hides }) => hides && lies(letters, run, glyph, rect)) ? HIDDEN : DOUBTFUL
  }
}

/**
 * White letters on a photograph are seen as a rule, and looking costs as much as reading some pages. Where most
 * letters of the page are dark, pale ones may be meant to be overlooked.
 * @param {Sheet} sheet
 */
export function doubtPaleLetters({ letters, orders, states }) {
  let pale = 0
  let dark = 0
  for (let run = 0; run < orders.length; run++) {
    const isDark = (letters.runs[run * RUN_FLOATS + 6] ?? 0) < PALE
    const end = runEnd(letters, run)
    for (let glyph = letters.runs[run * RUN_FLOATS] ?? 0; glyph < end; glyph++) {
      if (states[glyph] === PALE_ON_PICTURE) pale++
      else if (isDark && states[glyph] !== HIDDEN && !isBlank(letters.codes[glyph] ?? 0)) dark++
    }
  }
  const becomes = dark > pale ? BLENDS : SHOWN
  for (let glyph = 0; glyph < states.length; glyph++) if (states[glyph] === PALE_ON_PICTURE) states[glyph] = becomes
}
