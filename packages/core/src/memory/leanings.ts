/**
 * What may be learnt of a school, as independent leanings away from given weights, each in units of how far schools are
 * expected to differ. The pace comes first and may go far: it is what few reviews can show. All else stays close until
 * many say otherwise.
 */
export type Leaning = {
  name: string
  /** Changes weights in place by so many units. */
  apply: (w: number[], units: number) => void
}

const scaled =
  (index: number, spread: number): Leaning['apply'] =>
  (w, units) => {
    w[index] = at(w, index) * Math.exp(spread * units)
  }
const moved =
  (index: number, spread: number): Leaning['apply'] =>
  (w, units) => {
    w[index] = at(w, index) + spread * units
  }
const at = (w: readonly number[], index: number): number => w[index] ?? Number.NaN

/** How many times as long as with the weights before memories may last at least and at most, whatever a log says. */
const [least, most] = [1 / 8, 4]

/**
 * How fast time runs for these memories: all stabilities together, with the weights that take a stability as a number
 * of days set so that the same ratings lengthen and shorten it as before.
 */
const pace: Leaning['apply'] = (w, units) => {
  const longer = Math.min(Math.max(0.5 * units, Math.log(least)), Math.log(most))
  for (const first of [0, 1, 2, 3]) w[first] = at(w, first) * Math.exp(longer)
  w[8] = at(w, 8) + at(w, 9) * longer
  w[18] = at(w, 18) + (at(w, 19) * longer) / Math.max(0.1, at(w, 17))
  const [fall, curve] = fallAt(at(w, 11), at(w, 13), Math.exp(longer))
  w[11] = fall
  w[13] = curve
}

/** Days of stability at which what is left after forgetting is to be the same. */
const [weak, strong] = [1, 12]

/**
 * What FSRS leaves of a stability S after forgetting, fall · ((S + 1) ^ curve − 1), for memories that all last `longer`
 * times as long: the fall and the curve that leave the same of a weak and of a strong one.
 */
function fallAt(fall: number, curve: number, longer: number): [fall: number, curve: number] {
  const left = (days: number) => longer * fall * ((days / longer + 1) ** curve - 1)
  const wanted = left(strong) / left(weak)
  let [low, high] = [0.05, 0.9]
  for (let round = 0; round < 40; round++) {
    const middle = (low + high) / 2
    if (((strong + 1) ** middle - 1) / ((weak + 1) ** middle - 1) < wanted) low = middle
    else high = middle
  }
  return [left(weak) / ((weak + 1) ** low - 1), low]
}

/** The pace alone: what few reviews can show. */
export const paceAlone: readonly Leaning[] = [{ name: 'pace', apply: pace }]

/** All that a school may differ in, each by so much of what single people are known to differ. */
const freely = (share: number): readonly Leaning[] => [
  ...paceAlone,
  { name: 'first again', apply: scaled(0, share) },
  { name: 'first hard', apply: scaled(1, share) },
  { name: 'first good', apply: scaled(2, share) },
  { name: 'first easy', apply: scaled(3, share) },
  { name: 'growth', apply: moved(8, share) },
  { name: 'growth of the strong', apply: scaled(9, share) },
  { name: 'growth of the nearly forgotten', apply: scaled(10, share) },
  { name: 'fall', apply: scaled(11, share) },
  { name: 'fall of the strong', apply: scaled(13, share) },
  { name: 'fall of the nearly forgotten', apply: scaled(14, share) },
  { name: 'hard', apply: scaled(15, share) },
  { name: 'easy', apply: scaled(16, share) },
  { name: 'within the day', apply: scaled(17, share) },
  { name: 'first difficulty', apply: moved(4, 1.5 * share) },
  { name: 'change of difficulty', apply: scaled(6, share) },
]
const decay = (share: number): Leaning => ({ name: 'decay', apply: scaled(20, share) })

/** Ways for a school to differ from the defaults, the most cautious first: its log tells how far to go. */
export const ofSchool: readonly (readonly Leaning[])[] = [
  paceAlone,
  [...freely(0.1), decay(0.1)],
  [...freely(0.35), decay(0.35)],
]

/**
 * Of a turma to differ from its school. The curve's form stays the school's, so that one statement reckons with all
 * cards.
 */
export const ofClass: readonly (readonly Leaning[])[] = [paceAlone, freely(0.1)]

/**
 * What ts-fsrs accepts, and for what makes intervals long far less: the first card of a school is not put off for
 * months, and none for a century.
 */
const bounds: readonly (readonly [number, number])[] = [
  [0.01, 2],
  [0.01, 6],
  [0.01, 10],
  [0.01, 35],
  [1, 10],
  [0.001, 4],
  [0.001, 4],
  [0.001, 0.75],
  [0, 2.8],
  [0, 0.8],
  [0.001, 3.5],
  [0.001, 5],
  [0.001, 0.25],
  [0.001, 0.9],
  [0, 4],
  [0, 1],
  [1, 6],
  [0, 2],
  [0, 2],
  [0.01, 0.8],
  [0.1, 0.5],
]

/** Weights with leanings applied, within what FSRS accepts: a better first rating never gives a weaker memory. */
export function lean(weights: readonly number[], leanings: readonly Leaning[], units: ArrayLike<number>): number[] {
  const w = [...weights]
  for (const [index, { apply }] of leanings.entries()) if (units[index]) apply(w, units[index])
  for (const first of [1, 2, 3]) w[first] = Math.max(at(w, first), at(w, first - 1))
  return w.map((value, index) => {
    const [least, most] = bounds[index] ?? [value, value]
    return Math.min(Math.max(value, least), most)
  })
}
