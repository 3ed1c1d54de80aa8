import type { Measured } from './measure.ts'
import { summarize } from './report.ts'

/** A figure of the demo texts that must not fall; more is better. */
type Figure = {
  value: (measured: readonly Measured[]) => number
  /** A floor is raised to this much below what was measured: a better choice of items may cost a little elsewhere. */
  slack: number
  /** No floor is raised above this: beyond it more is not better, or is luck. */
  enough: number
}

const fewest = (measured: readonly Measured[], count: (one: Measured) => number) => Math.min(...measured.map(count))

const FIGURES = {
  cardsOfEach: { value: all => fewest(all, one => one.material.cards.length), slack: 2, enough: 36 },
  questionsOfEach: { value: all => fewest(all, one => one.material.questions.length), slack: 2, enough: 28 },
  wordsOfEach: { value: all => fewest(all, one => one.material.words.length), slack: 2, enough: 22 },
  /** Items that pass every gate. */
  clean: {
    value: all => 1 - total(all, one => one.refused.length) / total(all, one => one.items),
    slack: 0,
    enough: 1,
  },
  /** Items that repeat no other. */
  distinct: { value: all => 1 - total(all, one => one.duplicates) / total(all, one => one.items), slack: 0, enough: 1 },
  grounded: { value: all => summarize(all).grounded ?? 0, slack: 0, enough: 1 },
  sectionsCovered: { value: all => summarize(all).sectionsCovered ?? 0, slack: 0.05, enough: 1 },
  setMetrics: { value: all => share(all.flatMap(one => one.set.map(metric => metric.ok))), slack: 0.05, enough: 1 },
  answerable: { value: all => summarize(all).answerable ?? 0, slack: 0.05, enough: 0.85 },
  /** Questions a blind guesser misses; 0.65 is what chance with four options and ten points leave. */
  blind: { value: all => 1 - summarize(all).guesser.together.accuracy, slack: 0.03, enough: 0.67 },
  /** Questions whose key is not the longest option. */
  keyNotLongest: { value: all => 1 - (summarize(all).keyLongest ?? 1), slack: 0.03, enough: 0.67 },
} satisfies Record<string, Figure>

export type FigureName = keyof typeof FIGURES
export type Figures = Readonly<Record<FigureName, number>>

/** The figures that have a floor, of the documents measured. */
export function figuresOf(measured: readonly Measured[]): Figures {
  return mapFigures(name => FIGURES[name].value(measured))
}

export type Fall = { figure: FigureName; floor: number; value: number }

/** Figures that fell below their floor. */
export function fallsBelow(floors: Figures, figures: Figures): Fall[] {
  return names()
    .map(figure => ({ figure, floor: floors[figure], value: figures[figure] }))
    .filter(({ floor, value }) => !(value >= floor - 1e-9))
}

/** Floors moved up to what was measured, less the slack; never down. */
export function raised(floors: Figures, figures: Figures): Figures {
  return mapFigures(name => {
    const { slack, enough } = FIGURES[name]
    const reached = Math.floor(Math.min(enough, figures[name] - slack) * 1000 + 1e-6) / 1000
    return Math.max(floors[name], reached)
  })
}

function mapFigures(value: (name: FigureName) => number): Figures {
  return {
    cardsOfEach: value('cardsOfEach'),
    questionsOfEach: value('questionsOfEach'),
    wordsOfEach: value('wordsOfEach'),
    clean: value('clean'),
    distinct: value('distinct'),
    grounded: value('grounded'),
    sectionsCovered: value('sectionsCovered'),
    setMetrics: value('setMetrics'),
    answerable: value('answerable'),
    blind: value('blind'),
    keyNotLongest: value('keyNotLongest'),
  }
}

function names(): FigureName[] {
  const found: FigureName[] = []
  mapFigures(name => found.push(name))
  return found
}

function total(measured: readonly Measured[], count: (one: Measured) => number): number {
  return measured.reduce((sum, one) => sum + count(one), 0)
}

function share(tests: readonly boolean[]): number {
  return tests.length === 0 ? 1 : tests.filter(Boolean).length / tests.length
}
