import { pattern } from '../lexicon/words.ts'

/** A number alone counts or measures: 'a medida tem 30 cm', 'no ato 2'. */
const NUMBER_OF_RULE = /n\.?\s?[º°o]\.?\s?(\d[\d.]*(?:\/\d{2,4})?)|(\d[\d.]*\/\d{2,4})/u
/** 'Lei n.º 20/2019', 'Resolução nº 7', 'Decreto-Lei 255/2009': what a rule is called by, with what says of whom. */
const NAME = pattern('giu')`
  (?<!\p{L})(${'rule that has a number'}(?:-\p{L}+)?(?:\s\p{Ll}{3,}){0,2}),?\s${NUMBER_OF_RULE}`

/** What introduces the rule that all of a document is about: 'segundo a Lei n.º 20/2019'. */
const BY_IT = String.raw`,?\s(?:segundo|conforme|de acordo com|nos termos d|perante|por força d|n|pel)\s?[oa]s?\s`

type Said = { heading: string; text: string }

/** Sentences at the beginning of a document in which it says what it is called. */
const TITLE = 3

/** Numbers of the rule that a document is, as its beginning names it. */
export function ownNumbers(sentences: readonly Said[]): ReadonlySet<string> {
  const [title] = sentences.slice(0, TITLE).flatMap(({ heading, text }) => [...`${heading} ${text}`.matchAll(NAME)])
  const number = title?.[2] ?? title?.[3]
  return new Set(number === undefined ? [] : [number])
}

/**
 * A question without the name of the document it is about: 'Quem responde, segundo a Lei n.º 20/2019?' asks 'Quem
 * responde?' of that law, whose sentences do not say its name again. Other rules that it names stay.
 */
export function withoutOwnName(question: string, own: ReadonlySet<string>): string {
  if (own.size === 0) return question
  return [...question.matchAll(NAME)].reduce((text, [name, kind = '', withSign, withYear]) => {
    if (!own.has(withSign ?? withYear ?? '')) return text
    const beside = new RegExp(`${BY_IT}${escaped(name)}`, 'iu')
    const bare = kind.split(' ')[0]?.toLowerCase() ?? ''
    return beside.test(text) ? text.replace(beside, '') : text.replace(name, bare)
  }, question)
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
