import { verbAgrees } from '@capivira/portuguese/agreement'
import { analyse, isParticiple } from '@capivira/portuguese/morphology'
import { isOfBothGenders, participleAgrees } from '../../analysis/grammar/joinedConcord.ts'
import type { Subject } from '../../analysis/grammar/nouns.ts'
import { tagWords, type Word } from '../../analysis/grammar/tagging.ts'
import { nameClass } from '../../analysis/people/names.ts'
import { meansPerson } from '../../analysis/people/people.ts'
import { isBareSituation } from '../../analysis/references/situations.ts'
import { balanced } from '../../analysis/selfContained.ts'
import { namesKindByAdjective } from '../../analysis/terms/describedKind.ts'
import { isPrepositionA } from '../../clauses/particles.ts'
import type { AnswerType, Family } from '../../items.ts'
import { tellsOrigin } from '../definitions/wordOrigin.ts'
import type { ClauseFamily, FactDraft, Place } from '../fact.ts'
import { LIES } from '../timesAndPlaces/place.ts'
import { withoutNextVerb } from '../wording/clipping.ts'
import {
  ask,
  focusKey,
  isBackground,
  limitingLead,
  named,
  subjectOf,
  tidyAnswer,
  wordsIn,
} from '../wording/phrasing.ts'
import { clipped } from './complementAnswer.ts'
import type { Complement } from './complementKind.ts'
import { holdsObject } from './complementPhrases.ts'
import { COMPLEMENTS } from './complements.ts'

/** Words after the verb among which a complement is looked for. */
const REACH = 9

/**
 * What hangs on the verb by a preposition: where, how, what for, during what, on what. 'Os programas são executados em
 * processadores' → 'Em que são executados os programas?'
 */
export const complement: ClauseFamily = place => {
  const { clause } = place
  if (tellsOrigin(clause.subject, clause.verb, clause.rest)) return []
  if (clause.negated || clause.subject === '' || /^(?:vai|vão)\s/i.test(clause.verb)) return []
  let at = -1
  for (const word of clause.words.slice(0, REACH)) {
    if (word.tag !== 'adverb' || word.lower === 'dentro') at++
    if (
      word.tag === 'relative' ||
      (word.tag === 'conjunction' && word.lower !== 'como') ||
      /^[,;:(“"]$/.test(word.text)
    )
      break
    if (
      word.tag === 'noun' ||
      (word.tag === 'article' && !(at === 1 && isBe(clause.verb) && opensByA(clause.words, word)))
    )
      continue
    const tail = clause.rest.slice(word.start)
    const before = clause.rest
      .slice(0, word.start)
      .replace(
        /(?:^|\s)(?:apenas|só|somente|exclusivamente|unicamente|principalmente|geralmente|também|ainda)\s*$/u,
        '',
      )
      .trim()
    for (const kind of COMPLEMENTS) {
      if (kind.type === 'place' && LIES.test(clause.verb)) continue
      // 'de quatro a 10 dias após a picada': how long after is said, not when.
      if (kind.pattern === 'relation/during' && LASTS.test(before)) continue
      if (kind.pattern === 'relation/how' && /(?<![\p{L}])também(?![\p{L}])/u.test(place.sentence.core)) continue
      // 'é formado por nove estados': of what, not by whom.
      if (kind.pattern === 'agent/by' && /^(?:formad|compost|constituíd)/u.test(before)) continue
      // 'prefixando a declaração com as palavras: …': the rest is listed after it.
      if (kind.pattern === 'relation/by-doing' && place.sentence.core.includes(':')) continue
      if (kind.passive && (!isBe(clause.verb) || /^(?:foi|foram)$/.test(clause.verb))) continue
      if (kind.pattern === 'relation/what-for' && FIT_FOR.test(before)) continue
      // 'provê recursos para criar propriedades': what the resources are for.
      if (kind.pattern === 'relation/what-for' && before !== '' && !isBe(clause.verb) && !isPast(clause.verb)) continue
      if (!kind.opens.test(tail) || !(kind.verb === undefined || governs(kind, place, before, at))) continue
      // 'As amostras foram submetidas a secagem': to what else, the study tells.
      if (kind.pattern === 'relation/to' && /^(?:foi|foram)$/.test(clause.verb) && UNDERGOES.test(before)) continue
      const draft = asked(kind, before, tail, place)
      if (draft) return [draft]
    }
  }
  return []
}

const UNDERGOES = /^(?:submetid|sujeitad|expost)[oa]s?$/u
const LASTS = /(?:segundos?|minutos?|horas?|dias?|semanas?|mês|meses|anos?|décadas?|séculos?|pouco|muito|logo)$/u
/** 'condições únicas para liderar': what follows tells of them, not of what was done. */
const FIT_FOR =
  /(?:^|\s)(?:condições|condição|capacidade|tempo|força|forças|recursos?|meios?|oportunidades?|terreno|base|caminhos?|espaço|potencial|tendência|poder|direito|permissão|autorização|dinheiro|energia|esforços?)(?:\s\p{Ll}+)?$/u

/** The verb, or its participle, is one that takes this preposition; nothing may stand between. */
function governs(kind: Complement, { clause }: Place, before: string, at: number): boolean {
  const passive = isBe(clause.verb)
  if (kind.across && !passive) {
    const between = before.split(' ')
    if (
      at > 5 ||
      /(?<![\p{L}])(?:que|e|ou|em|n[oa]s?|de|d[oa]s?|com|por|pel[oa]s?)(?![\p{L}])|,/u.test(before) ||
      (at > 0 && between.length < 1)
    )
      return false
  } else if (kind.loose ? passive && at < 1 : passive ? at !== 1 : at !== 0) return false
  if (kind.loose && !passive && at !== 0) return false
  const verb = passive ? (before.split(' ')[0] ?? '') : (clause.verb.split(' ').at(-1) ?? '')
  const reflexive = /-se$|^se\s/i.test(clause.verb)
  const lemmas = analyse(verb.replace(/-se$|^se\s/gi, '').toLowerCase())
    .filter(a => a.category === 'verb')
    .map(a => a.lemma)
  return lemmas.some(lemma => kind.verb?.has(passive || !reflexive ? lemma : `${lemma}-se`) === true)
}

function isBe(verb: string): boolean {
  return /(?:^|\s)(?:é|são|foi|foram|era|eram|está|estão|será|serão|ser|sido|sendo)$/i.test(verb)
}

/** 'foram submetidas a | corrosão ácida': a passive has no object, so 'a' is the preposition; not before a list cut short. */
function opensByA(words: readonly Word[], word: Word): boolean {
  const at = words.indexOf(word)
  const comma = words.findIndex(({ text }, index) => index > at && text === ',')
  const listed = comma > 0 && /^(?:noun|proper|article|adjective)$/.test(words[comma + 1]?.tag ?? '')
  return word.lower === 'a' && words[at + 1]?.tag === 'noun' && !listed && !isPrepositionA(words, at)
}

function isPast(verb: string): boolean {
  return analyse(verb.toLowerCase()).some(a => a.category === 'verb' && a.person === 3 && a.tense === 'preterite')
}

function isImperfect(verb: string): boolean {
  return analyse(verb.toLowerCase()).some(a => a.category === 'verb' && a.person === 3 && a.tense === 'imperfect')
}

function asked(kind: Complement, before: string, tail: string, place: Place): FactDraft | null {
  const { clause } = place
  // 'depende tanto da temperatura como da área'
  if (/(?:^|\s)(?:tanto|quer|ora|nem|seja)$/u.test(clause.rest.slice(0, clause.rest.length - tail.length).trim()))
    return null
  if (!kind.fits(tail) || !balanced(before)) return null
  if (kind.pattern === 'place/complement' && !isOwnPlace(before, tail)) return null
  // 'é representado no Brasil por 79 espécies': by what, not where.
  if (kind.pattern === 'place/complement' && /^(?:representad|compost|constituíd|formad)[oa]s?$/u.test(before.trim()))
    return null
  const subject = subjectOf(place)
  const lead = limitingLead(clause)
  if (!subject || lead === null || wordsIn(before) > 8 || isBackground(place, subject)) return null
  if (before === '' && isBareSituation(subject, place.study)) return null
  // 'Onde apareceram várias teorias?': which?
  if (kind.pattern === 'place/appears' && /^(?:vári|algu|divers|muit|cert|outr|nov)/iu.test(subject.display))
    return null
  // 'De que dispõe o LaTeX?': of many things, where the page says so much of it.
  if (before === '' && lead === '' && place.study.headed(subject.phrase.core) > 4) return null
  // 'De que dependia Portugal?': at which time?
  const pastState = kind.verb && before === '' && lead === '' && isImperfect(clause.verb)
  if (pastState && !namesKindByAdjective(subject.phrase.core)) return null
  if (!verbAgrees(clause.verb.split(' ')[0] ?? '', subject.phrase.number)) return null
  if (/(?<![\p{L}])(?:\d{4}|século)(?![\p{L}])/u.test(before)) return null
  const where = kind.pattern.startsWith('place/')
    ? tail.replace(FOR_WHAT, '').replace(BY_WHOM, '').replace(SINCE_WHEN, '')
    : kind.pattern === 'agent/by'
      ? tail.replace(AND_DONE, '').replace(WHERE_DONE, '$1').replace(FOR_WHAT, '')
      : kind.pattern === 'relation/in' && isBe(clause.verb)
        ? tail.replace(BY_WHOM, '')
        : tail
  const answer = tidyAnswer(withoutNextVerb(clipped(where)))
  if (holdsAnother(answer)) return null
  if (kind.type === 'place' && before === '' && !isBe(clause.verb) && holdsObject(answer)) return null
  if (wordsIn(answer) < 2 || wordsIn(answer) > 16 || !balanced(answer)) return null
  const wh = whOf(kind, answer)
  const statement = questionBody(clause.verb, subject, before)
  if (statement === null) return null
  return draft(
    kind,
    ask(lead === '' ? '' : `${lead},`, wh, statement),
    answer,
    focusKey(`${subject.phrase.core} ${before}`),
  )
}

/** '…para a Europa | pelos portugueses', 'convertida em calor | por painéis': by whom or what is another question. */
const BY_WHOM = /\s(?:pel[oa]s?|por|durante|em busca)\s.*$/u
/** '…pelo governo militar | e inaugurado em 1969' */
const AND_DONE = /\se\s\p{L}+(?:ad|id)[oa]s?(?:\s.*)?$/u
/** 'pelo Senado | na tribuna': where it was done is no part of who did it. */
const WHERE_DONE = /^((?:por|pel[oa]s?)\s\p{Lu}[\p{L}.-]*(?:\s(?:d[aeo]s?\s)?\p{Lu}[\p{L}.-]*)*)\s(?:em|n[oa]s?)\s.*$/u
/** 'no vale | no século XII', 'nas salas | esperando a sua vez': when, and what goes with it. */
const SINCE_WHEN =
  /(?<=\S\s\S+)\s(?:(?:em|n[oa]s?)\s(?:períodos?|séculos?|anos?|épocas?|décadas?|fins?|meados|início|\d{4})(?![\p{L}\d])|(?!quando|comando|bando)\p{Ll}+[aei]ndo\s).*$/u
/** '…em Campo Grande | para prestar serviços' */
const FOR_WHAT = /\spara\s(?:se\s)?\p{Ll}+[aeio]r(?=\s).*$/u

/** 'contra quem' for people, 'contra o que' for things. */
function whOf({ wh, whom }: Complement, answer: string): string {
  if (!whom) return wh
  const noun = tagWords(answer).find(word => word.tag === 'noun' || word.tag === 'proper')
  const human =
    noun !== undefined && (noun.tag === 'proper' ? nameClass(noun.text) === 'person' : meansPerson(noun.text))
  return human ? whom : wh
}

/** 'são executados os programas', 'se transforma a água', 'o computador guarda os dados'. */
function questionBody(verb: string, subject: Subject, before: string): string | null {
  const display = named(subject)
  if (isBe(verb)) {
    const [participle = '', ...others] = before.replace(/^\p{L}+mente\s/u, '').split(' ')
    // 'é resultado da ação' tells what it is.
    if (!isParticiple(participle) || participle.toLowerCase() === 'resultado') return null
    if (!participleAgrees(participle, subject.phrase)) return null
    // 'era considerada santa': what she was taken for stays with the participle.
    const taken = /^(?:considerad|eleit|nomead|declarad|tornad|tid|julgad|proclamad)/iu.test(participle)
    return others.length > 3 || (taken && others.length > 0) || isOfBothGenders(subject.phrase)
      ? `${display} ${verb.toLowerCase()} ${before}`
      : `${verb.toLowerCase()} ${participle} ${display} ${others.join(' ')}`
  }
  // 'A que um gateway vai se ligar?'
  if (/\s/.test(verb) && !/^se\s/i.test(verb)) return `${display} ${verb} ${before}`
  const bare = /^[^ ]+-se$/.test(verb) ? `se ${verb.slice(0, -3)}` : verb
  return before === '' ? `${bare.toLowerCase()} ${display}` : `${display} ${bare} ${before}`
}

/** 'organização do trabalho nas fábricas': a place after a noun may be the noun's; a name after an agent, the agent's. */
function isOwnPlace(before: string, tail: string): boolean {
  // 'parceria com empresas sediadas em Campo Grande': where the companies are.
  const last = before.split(' ').at(-1) ?? ''
  if (before.includes(' ') && (isParticiple(last) || /^(?:d|n)?[oa]s?$|ntes?$/u.test(last))) return false
  const head = tagWords(tail).find(word => word.tag === 'noun' || word.tag === 'proper')
  if (head?.tag === 'proper') return !/(?:^|\s)(?:por|pel[oa]s?)\s/u.test(before)
  return before === '' || isParticiple(before)
}

/** 'No Brasil o filho D. Pedro': the object stands after the complement, the answer would swallow it. */
function holdsAnother(answer: string): boolean {
  const words = tagWords(answer)
  return words.some(
    (word, at) =>
      at > 1 &&
      word.tag === 'article' &&
      (words[at - 1]?.tag === 'noun' || words[at - 1]?.tag === 'proper' || words[at - 1]?.tag === 'adjective'),
  )
}

function draft(
  { pattern, strength, type, quiz }: Complement,
  question: string,
  answer: string,
  focus: string,
): FactDraft {
  const family: Family =
    type === 'place' ? 'place' : type === 'purpose' ? 'function' : type === 'cause' ? 'cause' : 'relation'
  const answerType: AnswerType = type
  return {
    family,
    pattern,
    focus: `${focus} ${pattern}`,
    question,
    answer,
    answerType,
    strength,
    load: 0.45,
    quiz: quiz || (type === 'quantity' && PLAIN_AMOUNT.test(answer)),
  }
}

/** 'Durante 30 segundos': an amount with nothing after its unit, which other amounts can stand beside. */
const PLAIN_AMOUNT = /^\D{0,24}\d[\d.,]*\s\p{L}+$/u
