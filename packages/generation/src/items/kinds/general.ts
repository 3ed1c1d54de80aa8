import { lemma } from '@capivira/portuguese/morphology'
import { isOneOf, pattern, wordsOf } from '../../lexicon/words.ts'

/**
 * Nouns that name a whole sort: what is said of one of its members is true of 'o organismo' or 'o animal' too, so they
 * are no wrong option beside a member.
 */
const GENERAL: ReadonlySet<string> = wordsOf('general class noun')

const ARTICLE = pattern('i')`^${'article'}\s+`

/**
 * Whether a text is one such noun, alone or with an adjective that narrows it little ('superfície terrestre', 'bioma
 * brasileiro').
 */
export function isGeneral(text: string): boolean {
  const [noun = '', adjective = '', ...more] = text.replace(ARTICLE, '').split(/\s+/)
  const narrow = adjective === '' || isOneOf('narrowing little', adjective)
  return more.length === 0 && narrow && GENERAL.has(lemma(noun.toLowerCase()))
}

const MAKES_NO_OTHER = /(?:igua(?:l|is)|fie(?:l|is)|especia(?:l|is)|simples)$/u
/**
 * Adjectives that make no other thing of a noun ('pacotes adicionais', 'extratos testados'): beside one another such
 * phrases would all be right.
 */
export const VAGUE = pattern('iu')`
  ^(?:[oa]s?\s)?(?:\p{L}+\s(?:${'making no other thing, stem'}|${MAKES_NO_OTHER})|pontos?\s(?:forte|fraco)s?$)`
