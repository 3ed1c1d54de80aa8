import { analyse, canBeFiniteVerb, genderOf } from '@capivira/portuguese/morphology'
import { type Tag, tagWords, type Word } from '../../analysis/grammar/tagging.ts'
import { rowLabel } from '../../analysis/labels/labels.ts'
import type { Block, Section } from '../../document/model.ts'
import { isOneOf, pattern, wordsOf } from '../../lexicon/words.ts'
import { OF_A_THING } from '../topics/aspects.ts'
import { wordsIn } from '../wording/phrasing.ts'
import { definingWords, isNominal } from './meaning.ts'

const NOT_A_TERM = pattern('iu')`^(?:${'no term of a glossary'}|${'heading of a plan of lessons'}$)`

/** 'alta densidade' */
const DEGREE_OF = /(?:alt|baix|elevad|fort)\p{L}*\s\p{L}+(?:dade|ência|ância|ção)/u
/** 'Novos materiais: …', 'Bancos e indústrias: …': headings of what follows, names of nothing. */
const NO_NAME = pattern('iu')`
  ^${'no name begins so'}\s|^${DEGREE_OF}(?![\p{L}])|^(?:importância|relevância)(?![\p{L}])|\s(?:e|ou)\s`

/** What a thing has; 'relevo' and 'clima' are things to define as well. */
const OF_SOMETHING = pattern('iu')`^(?:${'what a thing has, in a glossary'}|potencia(?:l|lidades?))$`

/** 'IV – Assessores', 'Cláusula Nona – …', 'Quarta fase - …': the number of an item or a step. */
const ORDINAL = '(?:primeir|segund|terceir|quart|quint|sext|sétim|oitav|non|décim)[oa]'
const NUMBERED = 'cláusula|artigo|parágrafo|fase|etapa|passo|parte|seção|capítulo|item|módulo|dia|aula|semana'
const ITEM_NUMBER = new RegExp(
  `^(?:[IVX]+|(?:${NUMBERED}) (?:${ORDINAL}|[IVX]+|\\d+)|${ORDINAL} (?:${NUMBERED}))$`,
  'iu',
)

/** 'Localização: sertão', of the heading's thing; 'Contém: água e sais': what it has. */
function isNoTerm(term: string): boolean {
  const readings = analyse(term.toLowerCase())
  return (
    ITEM_NUMBER.test(term) ||
    OF_SOMETHING.test(term) ||
    (readings.length > 0 &&
      readings.every(a => a.category === 'verb' && /^(?:indicative|imperative)$/.test(a.mood ?? '')))
  )
}

/** 'Reação ao Romantismo', 'ruptura com a Academia': what the thing of the heading is. */
const AGAINST_A_NAME = /^\p{L}+(?:ção|são|mento|tura)\s(?:ao?s?|às?|com\s[oa]s?)\s\p{Lu}/u

/** 'Hábitat: lugar onde vive uma espécie': what the word means, not where something lives. */
const IS_A_PLACE = /^(?:(?:é\s)?(?:o|um)\s)?(?:lugar|local|ambiente)\s(?:onde|em que|n[oa] qual|natural)\s/iu

/** 'Água – Ocorrência e importância na vida', 'entrega/armazenamento', '…: impacto e função': what is dealt with. */
const ABSTRACT = String.raw`\p{L}+(?:ção|ções|são|sões|ência|ância|mento|dade|tura|agem)s?`
const TOPICS = new RegExp(`^${ABSTRACT}(?:\\/|\\se\\s|,\\s)${ABSTRACT}(?![\\p{L}])|:\\s|\\s-\\s`, 'iu')

const OPENS: ReadonlySet<Tag> = new Set<Tag>(['noun', 'article', 'adjective', 'proper'])

/** 'Anfíbio: diz-se do animal que vive na terra e na água', as dictionaries have it. */
const SAID_OF =
  /^(?:diz-se|dizemos)\sd(?:e\s|[oa]s?\s)(?=(?:uma?\s)?\p{Ll}+\s(?:\p{Ll}+\s)?(?:que|cuj[oa]s?|em que|onde)\s)/iu

/** 'Toda encosta que…', 'diversas maneiras como…' */
const ANY = wordsOf('any or several')

/** 'Herbívoro: aquele que se alimenta de plantas' */
const THAT_WHICH = /^aquel[ea]s?\sque\s\p{Ll}/iu

/** 'Barragens de terra: as que usam argila' → 'barragens que usam argila'. */
function withNoun(definition: string, term: string): string {
  const [first = '', second] = term.split(' ')
  const genus = first.toLowerCase()
  const [, those = ''] = /^(os?|as?|aquel[ea]s?)\s(?:que|cuj[oa]s?)\s\p{Ll}/iu.exec(definition) ?? []
  const number = those.endsWith('s') ? 'p' : 's'
  const gender = /a(?:s|quela)?/iu.test(those.replace(/^aquel/iu, '')) ? 'f' : 'm'
  const named = analyse(genus).some(a => a.category === 'noun' && a.number === number)
  return second === undefined || those === '' || !named || genderOf(genus) !== gender
    ? definition
    : `${genus}${definition.slice(those.length)}`
}

/** 'Ana Prado (1850–1920): …': when somebody lived. */
const LIFE = /^(\p{Lu}[^:(]{3,50})\s\((?:c\.\s?)?\d{3,4}\s?[-–—]\s?\d{3,4}\)(?=\s?:)/u

/** Whether a line tells who somebody was, with the years of his life. */
export const tellsOfALife = (text: string): boolean => LIFE.test(text)

/** Term and definition of a line that starts with a term set apart: bold, or before a colon or dash. */
export function entryOf(
  block: Block,
  section: Pick<Section, 'blocks'>,
): { term: string; definition: string; bold: boolean } | null {
  const match = /^["“]?([^:.–—?!]{2,50}?)["”]?(?:\s?[:–—]|\s-)\s+(.{20,})$/u.exec(block.text.replace(LIFE, '$1'))
  if (!match) return null
  const whole = (match[1] ?? '').trim()
  // 'MathMod (sucessor do k3DSurf)': what stands in brackets is not its name.
  const inRow = rowLabel(block.text, block, section) !== ''
  const term = block.kind === 'list-item' || inRow ? whole.replace(/\s\([^()]*\)$/u, '') : whole
  const run = block.bold[0]?.replace(/[\s:.–—-]+$/u, '')
  const bold =
    run !== undefined && (run === term || block.text.startsWith(run)) && Math.abs(run.length - term.length) <= 3
  // Terms in lower case in a list are read with the line over them (slides-entry.ts).
  if (block.kind === 'list-item' && !bold && /^\p{Ll}(?!\p{Ll}{0,2}\p{Lu})/u.test(term)) return null
  if (
    isNoTerm(term) ||
    (OF_A_THING.test(term) && !IS_A_PLACE.test(match[2] ?? '')) ||
    AGAINST_A_NAME.test(term) ||
    NO_NAME.test(term) ||
    NOT_A_TERM.test(term) ||
    wordsIn(term) > 5 ||
    /[,;/]|\d/.test(term)
  )
    return null
  const definition = ((match[2] ?? '').split(/(?<=[.!?])\s/u)[0] ?? '').replace(SAID_OF, '')
  const words = tagWords(definition)
  const first = words[0]
  if (!first || wordsIn(definition) < 4 || /[?!:]$/.test(definition)) return null
  const copula = /^(?:é|são)\s(.+)$/iu.exec(definition)
  const body = withNoun(copula?.[1] ?? definition, term)
  const opening = definingWords(body)[0]
  const low = /^\p{Ll}/u.test(definition)
  // A definition opens with a noun; a full sentence after the dash is something else.
  const nominal = opening !== undefined && (OPENS.has(opening.tag) || ANY.has(opening.lower) || THAT_WHICH.test(body))
  if (!nominal || (!low && !bold && !copula && !inRow && block.kind !== 'list-item')) return null
  // 'Mares: massas de água…; possuem maior salinidade': what else is said of it stands after the definition.
  if (!copula && !THAT_WHICH.test(body) && !isNominal(body.split(/;\s/u)[0] ?? '')) return null
  if (!copula && TOPICS.test(body)) return null
  // 'Físico: a rocha se quebra…'
  if (!copula && /^[oa]s?\s\p{L}+\sse\s/iu.test(body)) return null
  // 'Desmatamento: A remoção de florestas leva à perda…': a sentence, whatever else its verb may be.
  if (!copula && /^[OA]s?\s/u.test(body) && saysSomething(words.slice(2))) return null
  return { term, definition: body, bold }
}

const JOINS: ReadonlySet<string> = new Set(['preposition', 'contraction', 'article'])

/** A verb that no relative before it asks for: 'leva' in 'a remoção de árvores que seguram o solo leva à erosão'. */
export function saysSomething(words: readonly Word[]): boolean {
  const verbs = words.filter(
    ({ tag, lower }, at) =>
      canBeFiniteVerb(lower) &&
      !JOINS.has(tag) &&
      // 'a causa do movimento'
      !JOINS.has(words[at - 1]?.tag ?? 'symbol'),
  )
  const first = words.findIndex(({ lower }) => /^(?:que|qua(?:l|is)|onde)$/.test(lower))
  const before = verbs.filter(word => first < 0 || words.indexOf(word) < first)
  const surely = words.slice(Math.max(0, first)).filter(({ tag }) => tag === 'verb')
  const joined = words.filter(({ lower }) => isOneOf('relative or conjunction before a verb', lower)).length
  return before.length > 0 || (first >= 0 && surely.length > joined)
}
