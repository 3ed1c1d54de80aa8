import type { Ranked } from './wanted.ts'

/** Candidates looked at for one of another length. */
const LOOKED_AT = 48
/**
 * How often the key is made the longest or the shortest option where others as good allow it: as often as any option
 * would be.
 */
const LONGEST = 0.2
const SHORTEST = 0.2

/**
 * Puts an option as long as the key, and as good as the last one, in the place of the last where the key is the longest
 * of all.
 */
function giveOneAsLong(
  key: string,
  chosen: Ranked[],
  candidates: readonly Ranked[],
  accepts: (text: string, others: readonly Ranked[]) => boolean,
): void {
  const last = chosen.at(-1)
  if (!last || chosen.some(({ text }) => text.length >= key.length)) return
  const others = chosen.slice(0, -1)
  const longer = candidates
    .slice(0, LOOKED_AT)
    .find(
      ({ text, likeness }) =>
        text.length >= key.length &&
        likeness >= last.likeness &&
        !others.some(o => o.text === text) &&
        accepts(text, others),
    )
  if (longer) chosen[chosen.length - 1] = longer
}

/**
 * Options like the key in length stand around it, so that it would hardly ever be the longest or the shortest: a pupil
 * may leave the longest out. By a draw those that are longer, or shorter, give way to others as good.
 */
export function drawLength(
  key: string,
  chosen: Ranked[],
  candidates: readonly Ranked[],
  accepts: (text: string, others: readonly Ranked[]) => boolean,
  draw: number,
): void {
  const inTheWay = ({ text }: Ranked) => (draw < LONGEST ? text.length >= key.length : text.length <= key.length)
  if (draw >= LONGEST + SHORTEST) {
    giveOneAsLong(key, chosen, candidates, accepts)
    return
  }
  const wished = [...chosen]
  for (const [at, option] of wished.entries()) {
    if (!inTheWay(option)) continue
    const others = wished.filter((_, i) => i !== at)
    const better = candidates
      .slice(0, LOOKED_AT)
      .find(
        other =>
          !inTheWay(other) &&
          other.likeness >= option.likeness &&
          !wished.some(({ text }) => text === other.text) &&
          accepts(other.text, others),
      )
    if (!better) return
    wished[at] = better
  }
  chosen.splice(0, chosen.length, ...wished)
}
