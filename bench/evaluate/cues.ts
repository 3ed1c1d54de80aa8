import { quantityOf, shapeOf } from '@capivira/generation/quality/shape'
import { jaccard, lemmaSet, share } from '@capivira/generation/quality/words'
import { genderOfDeterminer } from '@capivira/portuguese/morphology'
import { readNounPhrase } from '@capivira/portuguese/noun-phrase'

/** What a guesser sees: the question and its options, not the document. */
export type Blind = { question: string; options: readonly string[] }

/** Points a cue gives to each option; more look more like the right one, equal points say nothing. */
export type Cue = (item: Blind) => number[]

/** What pupils who have not read go by (Millman, Bishop and Ebel 1965; Haladyna, Downing and Rodriguez 2002). */
export const CUES = {
  /** The one option longer than all others. */
  longest: ({ options }) => {
    const lengths = options.map(option => option.length)
    const most = Math.max(...lengths)
    const alone = lengths.filter(length => length === most).length === 1
    return lengths.map(length => (alone && length === most ? 1 : 0))
  },
  /** Clang: words of the question return in the option. */
  clang: ({ question, options }) => {
    const stem = lemmaSet(question.replace(/_+/g, ' '))
    return options.map(option => {
      const lemmas = lemmaSet(option)
      return lemmas.size === 0 ? 0 : share(lemmas, stem)
    })
  },
  /** The article or number before the gap does not fit the option. */
  grammar: ({ question, options }) => {
    const before = /(\p{L}+)\s+_{2,}/u.exec(question)?.[1] ?? ''
    const gender = genderOfDeterminer(before)
    const number = before.toLowerCase().endsWith('s') ? 'p' : 's'
    return options.map(option => {
      const traits = traitsOf(option)
      const wrong = (traits.gender && traits.gender !== gender) || (traits.number && traits.number !== number)
      return gender && wrong ? -1 : 0
    })
  },
  /** The only option of another type, gender, number, capital or beginning is crossed out. */
  odd: ({ options }) => {
    const traits = options.map(option => Object.values(traitsOf(option)))
    return traits.map(
      own =>
        -own.filter((value, trait) =>
          isOdd(
            value,
            traits.map(other => other[trait]),
          ),
        ).length,
    )
  },
  /** Wrong options are made from the right one: it shares most with the others. */
  convergence: ({ options }) =>
    options.map((option, i) => {
      const others = options.filter((_, j) => j !== i)
      return mean(
        others.map(
          other => (jaccard(trigrams(option), trigrams(other)) + jaccard(lemmaSet(option), lemmaSet(other))) / 2,
        ),
      )
    }),
  /** Wrong numbers are put on both sides of the right one. */
  middle: ({ options }) => {
    const values = options.map(option => quantityOf(option)?.value)
    if (values.includes(undefined)) return options.map(() => 0)
    const inside = values.map(value =>
      Math.min(
        count(values, other => other < (value ?? 0)),
        count(values, other => other > (value ?? 0)),
      ),
    )
    return inside
  },
} satisfies Record<string, Cue>

export type CueName = keyof typeof CUES

type Traits = {
  shape: string
  gender: string | undefined
  number: string | undefined
  capital: string
  words: string
  first: string
}

function traitsOf(option: string): Traits {
  const { phrase } = readNounPhrase(option, { allowGeneric: true })
  const plain = phrase && !phrase.proper ? phrase : undefined
  return {
    shape: shapeOf(option),
    gender: plain && plain.genderFrom !== 'default' ? plain.gender : undefined,
    number: plain?.number,
    capital: /^\p{Lu}/u.test(option) ? 'upper' : 'lower',
    words: option.includes(' ') ? 'several' : 'one',
    first:
      /^(?:(?:o|a|os|as|um|uma|de|do|da|em|no|na|para|por|porque|que)(?= ))/iu.exec(option)?.[0]?.toLowerCase() ?? '',
  }
}

/** Whether a value stands alone against others that all agree. */
function isOdd(value: string | undefined, all: readonly (string | undefined)[]): boolean {
  const rest = all.filter(other => other !== value)
  return (
    value !== undefined &&
    rest.length === all.length - 1 &&
    rest.length >= 2 &&
    rest[0] !== undefined &&
    new Set(rest).size === 1
  )
}

function trigrams(text: string): Set<string> {
  const padded = ` ${text.toLowerCase()} `
  return new Set(Array.from({ length: Math.max(0, padded.length - 2) }, (_, i) => padded.slice(i, i + 3)))
}

function count(values: readonly (number | undefined)[], test: (value: number) => boolean): number {
  return values.filter(value => value !== undefined && test(value)).length
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length)
}
