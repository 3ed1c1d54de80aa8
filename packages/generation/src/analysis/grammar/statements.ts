import { agrees, verbAgrees } from '@capivira/portuguese/agreement'
import { analyse, isParticiple } from '@capivira/portuguese/morphology'
import { pattern, wordsOf } from '../../lexicon/words.ts'
import { isKnownThing } from '../references/known.ts'
import type { TextSentence } from '../sentences.ts'
import type { Study } from '../study.ts'
import { takeApart } from './clauses.ts'
import { readSubject } from './nouns.ts'
import type { Word } from './tagging.ts'

/** Verbs that need no subject, or have it after them. */
export const IMPERSONAL = pattern('i')`^${'verb without subject before it, form'}$`
/** 'Formou-se em Ciências', 'Tornou-se a segunda mulher': somebody did, whom the page has named. */
const PERSONAL = pattern('iu')`^${'reflexive of somebody, stem'}\p{L}*-se$`
/** What people do: without a subject after it, somebody the page has named did. */
const OF_SOMEBODY = pattern('iu')`^${'deed of people without object, stem'}\p{L}*$`
const OF_ONE_NAMED = pattern('u')`\s(?:d|n|pel)[oa]\s${'known from the sentence before'}$`

/** 'É preciso criar uma rede', 'Foi idealizado um modelo', 'São necessárias duas etapas'. */
const COPULA = wordsOf('form of ser, estar, ficar')

const OPENS_WITHOUT_SUBJECT = pattern('u')`^${'opening of an object or a circumstance'}`

const VERB_AND_CIRCUMSTANCE = pattern('u')`^\p{Ll}+[aiuíú]d[oa]s?\s${'preposition behind a first verb'}\s`

/**
 * True when the sentence states something whole about something it names: not 'Evita a repetição do código' nor
 * 'Seleção de colunas que contêm…', nor what 'nós' shall do.
 */
export function isStatement({ core, words }: TextSentence): boolean {
  if (words.some(isFirstPlural)) return false
  const clause = takeApart(core.replace(/[.]["”’)]*$/, ''))
  if (!clause) return verbBeforeRelative(words)
  if (clause.subject !== '') return true
  const { verb, rest } = clause
  if (PERSONAL.test(verb)) return false
  // 'Morreu no Rio de Janeiro, em 19 de janeiro de 1958', 'Foi substituído pela Fundação': who, what?
  if (OF_SOMEBODY.test(verb) && OPENS_WITHOUT_SUBJECT.test(rest)) return false
  if (/^(?:foi|foram)$/i.test(verb) && VERB_AND_CIRCUMSTANCE.test(rest)) return false
  if (/-se$|^se\s/i.test(verb) || IMPERSONAL.test(verb)) return true
  // 'Foi o bioma mais desmatado' hides who was; 'Foi criado um órgão' names it.
  // 'Em 1902, publicou Os Sertões': who?
  return COPULA.has(verb.toLowerCase()) && !/^(?:o|a|os|as|um|uma)\s/.test(rest)
}

const NAMES_NOBODY = pattern('u')`^${'subject that names nobody, capital'}(?:\s|$)|^Um[a]?s?$`

/**
 * How well the sentence can be understood alone, 0–1: 0 when its subject points at something unknown.
 */
export function clarityOf(sentence: TextSentence, study: Study): number {
  const clause = takeApart(sentence.core.replace(/[.]["”’)]*$/, ''))
  if (!clause) return 0.5
  if (clause.negated && clause.subject === '') return 0
  if (/^(?:Se|Quando|Embora|Caso)(?![\p{L}])/u.test(clause.lead) && clause.subject === '') return 0.5
  if (clause.subject === '') return 0.65
  // 'A transformação no entanto, define…': cut off from the sentence before.
  if (/(?<![\p{L}])(?:no entanto|porém|entretanto|contudo|portanto)(?![\p{L}])/u.test(clause.subject)) return 0
  // 'O episódio mais importante de sua carreira': whose?
  if (/(?<!\se)\s(?:seus?|suas?)\s/u.test(clause.subject)) return 0
  // 'O nome do movimento vem do quadro…': of which?
  if (OF_ONE_NAMED.test(clause.subject)) return 0
  const subject = readSubject(clause.subject, study.use, true)
  if (NAMES_NOBODY.test(clause.subject)) return 0
  if (!subject) return 0.6
  if (!isKnownThing(subject.phrase, study)) return 0
  return subject.phrase.proper || study.isKeyTerm(subject.phrase.core) ? 1 : 0.85
}

function isFirstPlural({ text, tag }: Word): boolean {
  return (
    tag !== 'symbol' &&
    /mos$/.test(text) &&
    analyse(text.toLowerCase()).some(a => a.category === 'verb' && a.person === 1) &&
    !analyse(text.toLowerCase()).some(a => a.category === 'noun' || a.category === 'adjective')
  )
}

function verbBeforeRelative(words: readonly Word[]): boolean {
  const verb = words.findIndex(word => word.tag === 'verb')
  const relative = words.findIndex(word => word.tag === 'relative')
  return verb >= 0 && (relative < 0 || verb < relative)
}

function isAdjective(word: string): boolean {
  const readings = analyse(word)
  return readings.length > 0 && readings.every(a => a.category === 'adjective')
}

const BEHIND_COPULA = pattern('u')`
  ^(?:(?:é|são|foi|foram)\s(?:\p{L}+mente\s)?|(?:pode|deve|podem|devem|tem que|têm que)\sser\s)
  (?:mais\s|menos\s|muito\s)?(\p{L}+)`

/** 'A configuração pode ser feito': the participle does not agree with its subject, as the page has it. */
export function disagrees({ core }: TextSentence, study: Study): boolean {
  const clause = takeApart(core.replace(/[.]["”’)]*$/, ''))
  if (!clause || clause.subject === '') return false
  // 'O campo de fórmulas também aceitam'
  const plain = readSubject(clause.subject.replace(/\stambém$/u, ''), study.use, true)?.phrase
  const verb = clause.verb.split(' ')[0] ?? ''
  if (plain && !plain.proper && !/\se\s|,/u.test(clause.subject) && !verbAgrees(verb, plain.number)) return true
  const participle = BEHIND_COPULA.exec(`${clause.verb.toLowerCase()} ${clause.rest}`)?.[1]
  if (participle === undefined || !(isParticiple(participle) || isAdjective(participle))) return false
  const phrase = readSubject(clause.subject, study.use, true)?.phrase
  return phrase !== undefined && phrase.genderFrom !== 'default' && !phrase.proper && !agrees(participle, phrase)
}
