import { leaningOf } from './leaning-option.ts'
import { namesOptions } from './named-letters.ts'
import { shuffle } from './shuffle.ts'

/** What of a question says in which order its options may stand. */
export type Ordered = { options: readonly string[]; explanation?: string | null | undefined }

export type OptionOrder = {
  /** Places of the options that may stand anywhere before the last ones; none where the teacher's order is kept. */
  loose: number[]
  /** Places of the options that follow them in this order. */
  last: number[]
  /**
   * What keeps the order: an option, the explanation (then there is no option), or that it is yes or no; null where all
   * are loose.
   */
  because: { option: string | null; keeps: 'last' | 'all' | 'pair' } | null
}

/** Yes and no are read in this order everywhere, and so tell nobody which is right. */
const pairs = [
  'verdadeiro falso',
  'verdadeira falsa',
  'certo errado',
  'certa errada',
  'correto incorreto',
  'correta incorreta',
  'sim não',
  'v f',
  'c e',
]

function inPairOrder(options: readonly string[]): number[] | null {
  if (options.length !== 2) return null
  const said = options.map(option => option.trim().replace(/[.!]$/, '').toLocaleLowerCase('pt-BR'))
  if (pairs.includes(said.join(' '))) return [0, 1]
  return pairs.includes([...said].reverse().join(' ')) ? [1, 0] : null
}

/**
 * In which order the options of a question may stand: one that speaks of all the others comes last, and one that speaks
 * of some by letter, number or place (or an explanation that does) keeps the order in which the teacher wrote them all.
 */
export function optionOrder({ options, explanation }: Ordered): OptionOrder {
  const places = [...options.keys()]
  const leanings = options.map(option => leaningOf(option, options))
  const fixed = (option: string | null): OptionOrder => ({ loose: [], last: places, because: { option, keeps: 'all' } })
  const pair = inPairOrder(options)
  if (pair) return { loose: [], last: pair, because: { option: null, keeps: 'pair' } }
  const byOrder = options.find((_, place) => leanings[place] === 'order')
  if (byOrder !== undefined) return fixed(byOrder)
  if (explanation && namesOptions(explanation)) return fixed(null)
  const last = places.filter(place => leanings[place] !== null)
  const loose = places.filter(place => leanings[place] === null)
  // What 'as anteriores' are, an option behind them would change; as the first of all it can only have been meant for
  // the end.
  const inside = last.find(place => leanings[place] === 'above' && place > 0 && loose.some(other => other > place))
  if (inside !== undefined) return fixed(options[inside] ?? null)
  const [first] = last
  return { loose, last, because: first === undefined ? null : { option: options[first] ?? '', keeps: 'last' } }
}

/**
 * The places of a question's options in an order by chance that it allows; `pick` gives a random integer in [0, below).
 */
export function shuffledPlaces(question: Ordered, pick: (below: number) => number): number[] {
  const { loose, last } = optionOrder(question)
  return [...shuffle(loose, pick), ...last]
}

/** A question's options in an order by chance that it allows. */
export const shuffledOptions = (question: Ordered, pick: (below: number) => number): string[] =>
  shuffledPlaces(question, pick).map(place => question.options[place] ?? '')

/** What whoever writes a question should know of the order of its options; null where all are shuffled. */
export function orderNotice(question: Ordered): string | null {
  const { because } = optionOrder(question)
  if (because === null) return null
  const { option, keeps } = because
  if (keeps === 'pair') return null
  if (keeps === 'last')
    return `“${option}” fala das outras alternativas: ela fica por último, e só as outras são embaralhadas.`
  return option === null
    ? 'A explicação fala das alternativas por letra ou posição: elas aparecem sempre nesta ordem, sem embaralhar.'
    : `“${option}” fala das alternativas pela ordem delas: todas aparecem sempre nesta ordem, sem embaralhar.`
}
