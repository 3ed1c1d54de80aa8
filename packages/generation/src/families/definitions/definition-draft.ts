import { plural } from '@capivira/portuguese/inflection'
import { analyse, isParticiple } from '@capivira/portuguese/morphology'
import type { Clause } from '../../analysis/grammar/clauses.ts'
import type { Subject } from '../../analysis/grammar/nouns.ts'
import { tagWords, type Word } from '../../analysis/grammar/tagging.ts'
import { isSaidOfSomebody } from '../../analysis/people/people.ts'
import { personNoun } from '../../analysis/people/person-noun.ts'
import { isOneOf, pattern } from '../../lexicon/words.ts'
import type { FactDraft } from '../fact.ts'
import { ask, focusKey, wordsIn } from '../wording/phrasing.ts'

const CENTRE_OR_REASON = /figuras? centra(?:l|is|lizad[oa]s?)|razão(?!\s(?:entre|cuj))/u
/** Predicates that judge, compare or only point: no definition. */
const NO_DEFINITION = pattern(
  'iu',
)`^(?:${'article, um only in the singular'}\s)?(?:${'no definition begins so'}|${CENTRE_OR_REASON})(?![\p{L}])`
/** 'um componente indispensável nas organizações' says how much it matters, not what it is. */
export const PRAISE = pattern('u')`
  ^(?:${'article, um only in the singular'}\s)?(?:\p{L}+\s){1,2}${'praise, said as a definition'}
  (?![\p{L}])`

/** How big the things are, before what they are. */
const SIZED = pattern('u')`
  ^${'size before several things'}\s\p{Ll}{3,}s\s
  (?:que|por onde|em que|onde|d[aeo]s?|\p{Ll}+[ai]d[oa]s|cuj[oa]s?)\s`

/** 'imensa e fria', 'grande e redonda' */
const SIZE_OF_ONE = pattern('u')`
  ${'size before one thing'}(?:\se\s\p{Ll}+[oae])?|grande\se\s(?!importante|complex|nov)\p{Ll}+[oae]`
/** 'um pequeno corpo gelado que orbita o Sol', 'uma imensa e fria nuvem de gás': how big, and what. */
const SIZED_ONE = pattern('u')`
  ^uma?\s${SIZE_OF_ONE}\s(?!${'amount of something, stem'})\p{Ll}{3,}\s
  (?:\p{Ll}+[oae]\s)?(?:que|d[aeo]s?|cuj[oa]s?|\p{Ll}+[ai]d[oa])\s`

/** A describing word with an article: 'o indicado por…', 'a presente em todos'. */
const DESCRIBED_ONLY =
  /^[oa]s?\s(?:presentes?|ausentes?|atua(?:l|is)|\p{Ll}+[ai]d[oa]s?)\s(?:por|em|n[oa]s?|como|para)\s/u

/** 'um acontecimento bastante raro': how much of something, not what it is. */
const RATES = pattern('u')`^uma?\s\p{L}+\s${'how much of a quality'}\s\p{L}+(?=$|[.,;]|\se\s(?:muito\s)?\p{L}+$)`
/** 'uma fração muito pequena da massa': how much of it, not what it is. */
export const SHARE = pattern('u')`
  ^uma\s${'share of a whole'}\s(?:(?:muito|bem|bastante|relativamente)\s)?${'size of a share, stem'}`
/** 'um questionário com maior número de perguntas': than which? */
const THAN_WHICH = /^uma?\s(?:\p{Ll}+\s){1,3}?com\s(?:mais|menos|maior|menor)\s(?!d[aeo]s?\s|.*\s(?:do\s)?que\s)/u
/** 'um fenômeno que pode ser visto de vários lados': what one may do with it. */
const MAY_BE_DONE = pattern('u')`
  ^uma?\s${'what much may be done with'}\s(?:\p{L}+\s)?que\s(?:pode|deve|merece|precisa)\s(?:ser\s)`

/** 'a medida mais usada em trilhas': of that one asks which it is. */
const MOST = /^[oa]s?\s(?:\p{Ll}+\s){1,3}?mais\s\p{Ll}+[ai]d[oa]s?(?!\p{L})/u

/** 'o nome que se dá a…', 'o termo usado para designar…': said of the name, not of the thing. */
const SAID_OF_NAME = pattern('u')`
  ^(?:o nome|o termo|a palavra|a expressão|a denominação|a designação)\s(?:que|dad|atribuíd|usad|utilizad|empregad)`

/**
 * True for a predicate that says what a thing is: 'um processo…', 'proteínas que…'; false for 'importante', 'um dos…'.
 */
export function isDefiningPredicate(predicate: string, verb: string): boolean {
  // 'um motor mais moderno e garante…': than which? 'o presente por padrão': no thing.
  if (/^uma?\s\p{L}+\smais\s\p{L}+(?:$|[,.]|\se\s(?!mais\s))/u.test(predicate) || DESCRIBED_ONLY.test(predicate))
    return false
  if (
    MOST.test(predicate) ||
    THAN_WHICH.test(predicate) ||
    RATES.test(predicate) ||
    SHARE.test(predicate) ||
    MAY_BE_DONE.test(predicate)
  )
    return false
  // 'não é uma linguagem, mas sim um paradigma'
  if (/(?<![\p{L}])mas sim(?![\p{L}])/u.test(predicate)) return false
  // 'um conceito importante e que ajuda'
  if (/^uma?\s\p{L}+\s(?:importante|essencial|fundamental|útil|poderos[oa])\se\s/u.test(predicate)) return false
  // 'uma rocha parecida com o mármore'
  if (
    /^(?:uma?\s)?\p{L}+\s(?:\p{L}+,\s)?(?:parecid[oa]s?|semelhantes?|similar(?:es)?)\s(?:a|à|ao|com)(?![\p{L}])/u.test(
      predicate,
    ) ||
    /,\s(?:parecid[oa]s?|semelhantes?|similar(?:es)?)\s(?:a|à|ao|com)(?![\p{L}])/u.test(predicate)
  )
    return false
  // 'a razão entre a massa e o volume': a quantity, no reason why.
  if (SIZED_ONE.test(predicate) || /^a razão entre\s/u.test(predicate)) return true
  // 'pequenos animais que vivem…', 'enormes massas de gelo'
  const sized = SIZED.exec(predicate)
  if (sized !== null && !/^[ée]$/u.test(verb)) return tagWords(predicate)[1]?.tag === 'noun' && wordsIn(predicate) >= 4
  // 'um campo vasto e multifacetado que…'
  if (/^uma?\s\p{L}+\s(?:vast|amplo|ampla|fascinante|ric[oa]|crucial|estratégic)/u.test(predicate)) return false
  // 'morro da Favela, nome de um monte': what bore the name first.
  if (/^(?:o\s)?nomes?\sd(?:e|[oa]s?)\s/iu.test(predicate)) return false
  if (SAID_OF_NAME.test(predicate)) return false
  // 'a parte da Física que estuda as causas do movimento'
  const branch = /^a parte d[aeo]\s\p{L}+\sque\s/u.test(predicate)
  if ((NO_DEFINITION.test(predicate) && !branch) || wordsIn(predicate) < 3) return false
  if (
    PRAISE.test(predicate) &&
    !/(?<!já|visto|medida em)\s(?:que|qual|quais|onde|cuj[oa]s?)\s/u.test(predicate.split(',')[0] ?? '')
  )
    return false
  const words = tagWords(predicate)
  const first = words[0]
  if (!first) return false
  if (first.tag === 'article') {
    const next = words[1]
    if (isOneOf('indefinite article', first.lower) || !/^[ée]ra?m?|fo/.test(verb)) {
      return next !== undefined && (next.tag === 'noun' || next.tag === 'proper' || next.tag === 'adjective')
    }
    return next?.tag === 'noun' || next?.tag === 'proper'
  }
  if (/^(?:cada|qualquer)$/.test(first.lower)) return !/^cada vez\s/u.test(predicate)
  // 'são proteínas que…' defines, 'são importantes' does not.
  return (
    /^(?:são|eram|foram)$/i.test(verb) &&
    isNounHere(first, words[1]) &&
    !isParticipleLike(first.text) &&
    // 'são ocos, o que os torna leves', 'são objetivos nos temas'
    !(
      /^(?:,|em|n[oa]s?)$/u.test(words[1]?.lower ?? '') && analyse(first.lower).some(a => a.category === 'adjective')
    ) &&
    // 'eram vistos como sinais': what one thought of them.
    !(isParticiple(first.lower) && words[1]?.lower === 'como') &&
    words.length >= 4
  )
}

/** 'periféricos usados para…': an adjective that is also a noun, with a describing word after it. */
function isNounHere(first: Word, next: Word | undefined): boolean {
  // 'são seres unicelulares': an infinitive elsewhere.
  if (first.tag === 'noun' || isOneOf('verb that is a noun as well, plural', first.lower)) return true
  return (
    first.tag === 'adjective' &&
    analyse(first.lower).some(a => a.category === 'noun') &&
    /^(?:us|utiliz|form|compost|capaz|respons|constitu|d[aeo]s?$|que$)/.test(next?.lower ?? '')
  )
}

function isParticipleLike(word: string): boolean {
  return /(?:ad|id)[oa]s$/i.test(word)
}

/** How the quiz asks for a definition: names are described, kinds are defined. */
export function definitionQuestion({ phrase, display }: Subject): string {
  return phrase.proper
    ? ask('qual alternativa descreve corretamente', display)
    : ask('qual é a melhor definição de', phrase.core)
}

/** The draft of a definition. */
export function definitionDraft(
  pattern: string,
  subject: Subject,
  question: string,
  answer: string,
  strength: number,
): FactDraft {
  return {
    family: 'definition',
    pattern,
    focus: focusKey(subject.phrase.core),
    question,
    answer,
    answerType: 'definition',
    strength,
    load: 0.15,
  }
}

/** Nouns that say which sort a thing is of. */
export const GENUS = pattern('u')`^[oa]\s(?:${'genus of a definition'}|razão(?=\sentre))\s`
/** Nouns of things one has many of, of which 'uma' is picked out: 'Uma vantagem é a parte que…'. */
export const ONE_OF_SOME = pattern('u')`^${'one of many that a thing has'}$`

/**
 * 'Uma quadrilha é o conjunto de pares que dançam juntos': any of them is that; 'Uma novidade foi a parte nova' picks
 * out one.
 */
export function definesAny({ phrase }: Subject, predicate: string): boolean {
  return !phrase.proper && GENUS.test(predicate) && !ONE_OF_SOME.test(phrase.head.toLowerCase())
}

const NO_SUBJECT = pattern('u')`^(?:[OA]s?\s${'being, lack or use of something'}\s.*?d[aeo]s?|Dentre|Entre)\s`

/** 'O recomendado', 'Tecnicamente falando', 'Certamente o único caminho': nothing one could define. */
export function isLooseSubject(subject: string): boolean {
  // 'Trocando o filtro', 'a existência de duas pontes', 'dentre os barcos': what is done, what a thing has, where from
  // it stands out.
  const [first = ''] = subject.toLowerCase().split(' ')
  if (NO_SUBJECT.test(subject) || analyse(first).some(a => a.mood === 'gerund')) return true
  return /^[OA]s?\s\p{Ll}+[ai]d[oa]s?$/u.test(subject) &&
    !analyse(subject.split(' ')[1] ?? '').some(a => a.category === 'noun')
    ? true
    : /^\p{Lu}\p{Ll}+mente\s/u.test(subject)
}

/** 'é também', 'também são': what a thing is besides. */
export function saysAlso({ text, subject, verb }: Pick<Clause, 'text' | 'subject' | 'verb'>): boolean {
  const at = text.indexOf(subject) + subject.length
  return (
    new RegExp(`^(?:\\stambém)?\\s${RegExp.escape(verb)}(?:\\stambém)?\\s`, 'iu')
      .exec(text.slice(at))?.[0]
      .includes('também') === true
  )
}

/**
 * 'A vantagem dos barcos é que pode ser levado' → 'poder ser levado'; null where a verb is at odds with whose it is.
 */
export function agreeingWithOwner(predicate: string, plural: boolean): string | null {
  const verb = /^que\s(?:não\s|se\s)*(\p{L}+)\s/u.exec(predicate)?.[1]
  const readings = analyse(verb ?? '').filter(a => a.category === 'verb' && a.person === 3)
  if (readings.length === 0 || readings.some(a => a.number === (plural ? 'p' : 's'))) return predicate
  const passive = /^que\s(não\s)?pode\sser\s(?=\p{L}+d[oa](?![\p{L}]))/u
  return plural && passive.test(predicate) ? predicate.replace(passive, '$1poder ser ') : null
}

/** 'um fenômeno natural da costa': so are others. */
export const HOLLOW = pattern('u')`^${'hollow genus'}$`

/** What a thing is to others, which is not called so: 'A pesca é a base da economia da ilha' → 'Qual é a base…?' */
export const ROLE = pattern('u')`^${'what a thing is to others'}s?$`

/** Whether the noun of a predicate says what somebody is. */
export function isHumanPredicate(predicate: string, { phrase }: Subject): boolean {
  const noun = tagWords(predicate).find(word => word.tag === 'noun')
  return noun !== undefined && isSaidOfSomebody(noun.text, phrase)
}

/**
 * 'um dos mais lidos poetas da serra', 'uma célebre pintora de santos': of somebody known by name, what he was and of
 * what.
 */
export function saysWhoItWas(predicate: string, { phrase }: Subject): boolean {
  if (!phrase.proper || !/^uma?\s/u.test(predicate) || wordsIn(predicate) < 5) return false
  const noun = personNoun(tagWords(predicate))
  return noun !== undefined && isSaidOfSomebody(noun.text, phrase)
}

/** 'o inventor João Tanque', 'o pintor mineiro Ari Reis': somebody, by trade and name; 'o editor Vim' is a tool. */
export function isNamedPerson({ phrase: { core, determiner } }: Subject): boolean {
  const [, noun = '', name = ''] = /^(\p{Ll}{3,})(?:\s\p{Ll}+)?\s(\p{Lu}\p{Ll}.*)$/u.exec(core) ?? []
  return noun !== '' && isSaidOfSomebody(noun, { determiner, core: name })
}

/** 'Outro benefício da POO' → 'um dos benefícios da POO' */
export function oneAmong(subject: string, opening: string, noun: string): string | null {
  if (!opening.startsWith('Outr')) return subject
  const several = plural(noun)
  return several === null
    ? null
    : `${opening.endsWith('a') ? 'Uma das' : 'Um dos'} ${several}${subject.slice(opening.length + 1 + noun.length)}`
}
