import { lemma } from '@capivira/portuguese/morphology'
import { wordsOf } from '../../lexicon/words.ts'

/**
 * Nouns that name a whole sort: what is said of one of its members is true of 'o organismo' or 'o animal' too, so they
 * are no wrong option beside a member.
 */
const GENERAL: ReadonlySet<string> = wordsOf('general class noun')

/**
 * Whether a text is one such noun, alone or with an adjective that narrows it little ('superfície terrestre', 'bioma
 * brasileiro').
 */
export function isGeneral(text: string): boolean {
  const [noun = '', adjective = '', ...more] = text.replace(/^(?:o|a|os|as|um|uma|uns|umas)\s+/i, '').split(/\s+/)
  const narrow =
    adjective === '' ||
    /^(?:terrestres?|brasileir[oa]s?|naturais|natural|viv[oa]s?|comu(?:m|ns)|humano|humana)$/.test(adjective)
  return more.length === 0 && narrow && GENERAL.has(lemma(noun.toLowerCase()))
}

/**
 * Adjectives that make no other thing of a noun ('pacotes adicionais', 'extratos testados'): beside one another such
 * phrases would all be right.
 */
export const VAGUE =
  /^(?:[oa]s?\s)?\p{L}+\s(?:isolad|analisad|testad|utilizad|usad|obtid|encontrad|estudad|avaliad|adiciona|criad|citad|mencionad|coletad|arrancad|igua(?:l|is)$|mesm|específic|própri|divers|diferente|seguinte|subsequente|atua(?:l|is)|necessári|possíve|fie(?:l|is)$|mort|disponíve|apropriad|correspondente|definid|existente|especia(?:l|is)$|intern[oa]|inteir|total|totai|similar|semelhante|principa|comu(?:m|ns)|simples$|desejad|corret|adequad|respectiv|acessíve|favorit|outr)|^(?:[oa]s?\s)?pontos?\s(?:forte|fraco)s?$/iu
