import { definiteArticle, verbAgrees } from '@capivira/portuguese/agreement'
import { analyse, genderOfDeterminer, lemma } from '@capivira/portuguese/morphology'
import type { Subject } from '../../analysis/grammar/nouns.ts'
import { agreementOf, NO_USE } from '../../analysis/grammar/nouns.ts'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import { meansPerson } from '../../analysis/people/people.ts'
import { isCommonNoun } from '../../analysis/terms/common-nouns.ts'
import { isOneOf, pattern } from '../../lexicon/words.ts'
import type { ClauseFamily, FactDraft, Place } from '../fact.ts'
import { withoutNextVerb } from '../wording/clipping.ts'
import { ask, focusKey, limitingLead, named, subjectOf, tidyAnswer, upperFirst, wordsIn } from '../wording/phrasing.ts'
import {
  definesAny,
  definitionQuestion,
  HOLLOW,
  isDefiningPredicate,
  isHumanPredicate,
  isLooseSubject,
  isNamedPerson,
  ONE_OF_SOME,
  ROLE,
  saysAlso,
  saysWhoItWas,
} from './definition-draft.ts'
import { areEquated } from './equated.ts'
import { fillsRole, isPlaceOfOne } from './fills-role.ts'
import { oneOf } from './one-of.ts'
import { COPULA, isKindByName, WHICH, whichIs } from './which-is.ts'

/** What tells which of its kind is meant: 'o lugar onde o rio surge', 'a área drenada por um rio'. */
const RESTRICTS = pattern('u')`\s${'tells which of its kind'}\s`
/** 'o lado oposto à porta', 'o ponto mais próximo do centro': by where it is. */
const BY_WHERE = pattern('u')`
  ^[oa]s?\s\p{Ll}{3,}\s(?:mais\s)?${'where a thing lies to another, stem'}\p{Ll}*\s
  (?:ao?s?|às?|d[aeo]s?)\s`
const BY_WHAT = /^[oa]s?\s\p{Ll}+\s\p{Ll}+[aií][dst][oa]s?\s(?:por|pel[oa]s?|em|n[oa]s?|entre)\s/u

/** 'o mosquito Anopheles': the one it is, by name. */
const KIND_AND_NAME = /^[oa]\s\p{Ll}+\s\p{Lu}[\p{L}-]+/u
/** 'o pico da Neblina', 'a bacia do Paraná': there the name stands after 'de'. */
export const PLACE_BY_NAME = pattern('u')`^[oa]\s${'kind whose name stands after de'}\sd(?:e|[oa]s?)\s\p{Lu}`
/** 'o país com maior produção', 'a cidade que mais cresce': how it stands among others, not what it is. */
const AMONG_OTHERS = /^[oa]\s(?:\p{Ll}+\s){1,3}(?:(?:que|com)\smais|com\s(?:[oa]\s)?(?:maior|menor))\s/u

/** X é um Y; Y que define X: both ways of asking. */
export const definition: ClauseFamily = place => [...isA(place), ...action(place), ...oneOf(place), ...whichIs(place)]

function isA(place: Place): FactDraft[] {
  const { clause, sentence } = place
  if (!COPULA.test(clause.verb) || clause.negated) return []
  const subject = subjectOf(place) ?? conceptOf(place)
  if (!subject || (WHICH.test(subject.phrase.core) && !subject.phrase.proper && !isKindByName(subject.phrase.core)))
    return []
  if (fillsRole(subject.phrase.core, clause.rest) || isPlaceOfOne(`o ${subject.phrase.core}`)) return []
  if (/(?<![\p{L}])mais\s/u.test(subject.phrase.core) || isLooseSubject(clause.subject)) return []
  // 'são também os limites do bairro': beside what they are.
  if (saysAlso(clause)) return []
  const predicate = withoutNextVerb(clause.rest)
  // 'Os galpões e o pátio são…': two things that share something.
  if (/\se\s[oa]s?\s|,\s/u.test(subject.phrase.core)) return []
  // 'Traits são casos extremos': an opinion, whatever they are.
  if (/^(?:uns\s|um\s)?casos?\s/u.test(predicate)) return []
  // 'é cada vez mais considerada uma festa': what is thought of it, more and more.
  if (/^cada vez\s/u.test(predicate)) return []
  const whoItWas = saysWhoItWas(predicate, subject)
  if (!(whoItWas || isDefiningPredicate(predicate, clause.verb)) || isPointing(subject)) return []
  const lead = limitingLead(clause)
  if (lead === null) return []
  const human = whoItWas || (isHumanPredicate(predicate, subject) && subject.phrase.proper) || isNamedPerson(subject)
  const definite = /^[oa]s?\s/i.test(predicate)
  // 'Uma novidade foi a melhora' tells which, not what; 'aspas são o canivete' is a figure of speech.
  if (
    definite &&
    ((/^uma?$/.test(subject.phrase.determiner) && !definesAny(subject, predicate)) ||
      /^[oa]s\s/i.test(predicate) !== (subject.phrase.number === 'p'))
  )
    return []
  // 'Traits são uma forma de…': a foreign plural has no number in the dictionary.
  const isForeignPlural =
    subject.phrase.proper && /^(?:são|eram)$/i.test(clause.verb) && /^\p{Lu}\p{Ll}+s(?:\s|$)/u.test(subject.display)
  const work = isWork(clause.subject, predicate)
  if (!isForeignPlural && !work && !verbAgrees(clause.verb, subject.phrase.number)) return []
  if (definite && !human && ![RESTRICTS, BY_WHAT, BY_WHERE].some(by => by.test(predicate))) return []
  // 'Um ato justo só é um ato justo se…': under which condition.
  if (predicate.replace(/^(?:[oa]s?|uma?)\s/u, '').startsWith(subject.phrase.core)) return []
  const byName =
    definite && !human && !subject.phrase.proper && (KIND_AND_NAME.test(predicate) || PLACE_BY_NAME.test(predicate))
  const answer = tidyAnswer(byName ? predicate.replace(/,\s(?:que|onde|cuj[oa]s?)\s.*$/u, '') : predicate)
  // 'Um ecossistema' alone tells the kind, not the thing.
  if (
    wordsIn(answer) < 3 ||
    (!byName && wordsIn(answer) < 4 && !/\s(?:que|d[aeo]s?|para|com|em|n[oa]s?|entre)\s/u.test(answer))
  )
    return []
  const verb = clause.verb.toLowerCase()
  const opening = lead === '' ? '' : `${lead},`
  // 'O padrão é o Sistema Internacional'
  const equated = !human && areEquated(subject, predicate)
  const which =
    equated || (definite && !human && !subject.phrase.proper && (byName || tagWords(predicate)[1]?.tag === 'proper'))
  const wh = human ? 'quem' : which ? (verb === 'são' ? 'quais' : 'qual') : 'o que'
  const isRole = definite && (ROLE.test(predicate.split(' ')[1] ?? '') || isPlaceOfOne(predicate))
  const drafts: FactDraft[] = [
    {
      family: 'definition',
      pattern: human ? 'definition/who-is' : 'definition/is-a',
      focus: focusKey(subject.phrase.core),
      question: ask(opening, wh, verb, work ? `a obra ${clause.subject}` : kindOf(subject)),
      ...(!human && !which && !work && lead === '' && { quizQuestion: definitionQuestion(subject) }),
      answer,
      answerType: 'definition',
      ...(human && { human }),
      strength: definite ? 0.82 : 0.92,
      load: 0.1,
    },
  ]
  // 'Em 1896, quem foi Nilo Sá?': nobody is somebody else in another year.
  if (human && /\d{3}/u.test(lead)) drafts.pop()
  if (isRole || (subject.phrase.proper && AMONG_OTHERS.test(predicate))) drafts.pop()
  if (work) return drafts
  // Asked back, the name would be a description.
  if (sentence.dependence === null && !byName && !equated)
    drafts.push(...reversed(subject, predicate, human, verb).flatMap(draft => underLead(draft, lead, clause.lead)))
  return drafts
}

const COMMON_WORD_THAT_A_TEXT_MAY_DEFINE = pattern('iu')`^(?:Uma?\s)?${'common word that a text may define'}$`

/**
 * 'Um processo é uma tarefa que…', 'Conjunto é a reunião…': what says so little elsewhere is here what the text
 * defines.
 */
function conceptOf(place: Place): Subject | null {
  const concept = COMMON_WORD_THAT_A_TEXT_MAY_DEFINE
  const { subject, rest } = place.clause
  return (concept.test(subject) && /^(?:uma?|o|a)\s/u.test(rest)) ||
    isSortOf(subject, rest) ||
    isQuantity(subject, rest)
    ? subjectOf(place, true)
    : null
}

const BY_WHICH = /que|(?:com|n[oa]|pel[oa]) (?:que|qual)|entre|cuj[oa]s?|d[aeo]s?/u
const OF_PHYSICS = pattern('u')`
  ^(?:[oa]|uma)\s(?:${'quantity of physics, a common word'}\s(?:\p{Ll}+\s)?${BY_WHICH}\s|(?:soma|produto|quociente)\s)`

/**
 * 'O peso é a força com que…', 'Uma taxa é a razão entre…': a common word that the sentence gives its meaning in a
 * science.
 */
function isQuantity(subject: string, rest: string): boolean {
  return /^(?:[OA]|Uma?)\s\p{Ll}{4,}$/u.test(subject) && OF_PHYSICS.test(rest)
}

/** 'Número primo é o número que…': a sort of what the predicate names, whatever word tells it apart. */
function isSortOf(subject: string, rest: string): boolean {
  const genus = /^(?:[OA]\s|Uma?\s)?(\p{L}{4,})\s\p{Ll}{4,}$/u.exec(subject)?.[1]?.toLowerCase()
  return genus !== undefined && new RegExp(`^(?:o|a|uma?)\\s${genus}\\s`, 'u').test(rest)
}

/** 'Os princípios são um subconjunto…': some that the page has named. */
function isPointing({ phrase }: Subject): boolean {
  return /^[oa]s$/.test(phrase.determiner) && phrase.words.length === 1 && isCommonNoun(lemma(phrase.head))
}

const WORK_OF_ONE_AUTHOR = pattern('u')`^uma?\s(?:\p{Ll}+\s)?${'work of one author'}(?![\p{L}])`

/** 'Os Sertões é um livro…': a title in the plural is one work. */
function isWork(subject: string, predicate: string): boolean {
  return /^[OA]s\s\p{Lu}/u.test(subject) && WORK_OF_ONE_AUTHOR.test(predicate)
}

/** 'o estagiário' → 'um estagiário': one asks what a kind of person is. */
function kindOf(subject: Subject): string {
  const { phrase } = subject
  if (phrase.proper || /\p{Lu}/u.test(phrase.core) || !/^[oa]$/.test(phrase.determiner)) return named(subject)
  if (!meansPerson(phrase.head)) return named(subject)
  return `${phrase.determiner === 'a' ? 'uma' : 'um'} ${phrase.core}`
}

/**
 * 'No litoral, qual era a base da economia?' where a place or a time limits what is said; nothing where another lead
 * does.
 */
function underLead(draft: FactDraft, limit: string, lead: string): FactDraft[] {
  if (lead === '') return [draft]
  const { question } = draft
  return limit === '' || !question.startsWith('Qual')
    ? []
    : [{ ...draft, question: ask(`${limit},`, question.charAt(0).toLowerCase() + question.slice(1, -1)) }]
}

const HOOK_BEHIND_A_GENUS = pattern('u')`\s${'hook behind a genus'}\s`

/** 'Como se chama o processo pelo qual …?' → the term. */
function reversed(subject: Subject, predicate: string, human: boolean, verb: string): FactDraft[] {
  const { phrase } = subject
  // 'A área de um jardim é a soma de seus canteiros': whose, only the answer would say.
  if (/\sd[aeo]s?\s/u.test(phrase.core) && /(?<![\p{L}])(?:seus?|suas?)(?![\p{L}])/u.test(predicate)) return []
  if (phrase.words.length > 4 || /\sque\s/u.test(subject.display)) return []
  // 'A interface recomendada é o WxMaxima que…' names the predicate, not the subject.
  if (tagWords(predicate).find(word => word.tag !== 'article')?.tag === 'proper') return []
  // 'o cérebro da máquina: busca, decodifica e executa': what comes after the colon explains what it is called.
  const described = tidyAnswer(predicate.replace(/:\s.*$/u, ''))
  if (wordsIn(described) > 20 || wordsIn(described) < 5) return []
  const words = (/^\p{Ll}/u.test(predicate) ? described.charAt(0).toLowerCase() + described.slice(1) : described).split(
    ' ',
  )
  const article = isOneOf('article or any one', (words[0] ?? '').toLowerCase()) ? (words.shift() ?? '') : ''
  const head = words[0] ?? ''
  // 'os cartões de visita de uma casa': how one sees them; 'as específicas para cada série': a describing word.
  if (/^[oa]s$/iu.test(article) && !ROLE.test(head) && !/\s(?:que|qua(?:l|is)|cuj[oa]s?)\s/u.test(described)) return []
  if (article === '' && isAdjectiveHere(head, words[1] ?? '')) return []
  // 'o espigão, o ângulo convexo que…': it has its name already.
  if (/^[oa]$/iu.test(article) && /^[^,]+,\s(?:o|a|um|uma)\s/u.test(words.join(' '))) return []
  // 'Como se chama o nome que…?'
  if (isOneOf('word for a word', head)) return []
  // 'Como se chama a vantagem em abrigos de um dia?': what is good about it has no name.
  if (/^[oa]$/iu.test(article) && ONE_OF_SOME.test(head) && head !== 'medida') return []
  const restricts = HOOK_BEHIND_A_GENUS.test(` ${words.join(' ')} `)
  if (!restricts || words.length < 4) return []
  // 'a maneira mais fácil para que se chegue…': no thing, and much could be called so.
  if (isOneOf('way of doing', head) && words[1] !== 'de') return []
  const role = ROLE.test(head) || isPlaceOfOne(predicate)
  if (/^uma?$/i.test(article) && (role || (HOLLOW.test(head) && !/\sque\s/u.test(described)))) return []
  // 'O Egito era uma sociedade estratificada': so were others.
  if (phrase.proper && /^uma?$/i.test(article) && !/\sque\s/u.test(described)) return []
  const each = article === 'cada'
  const agreement = { ...agreementOf(head, { ...NO_USE, determinersOf: () => (article === '' ? [] : [article]) }) }
  if (!agreement.sure) return []
  // 'um economista': either, and here a man.
  const gender = genderOfDeterminer(article)
  if (gender) agreement.gender = gender
  const plural = /^(?:são|eram|foram)$/.test(verb)
  if (plural !== (agreement.number === 'p')) return []
  const description = `${each ? article : definiteArticle(agreement)} ${words.join(' ')}`
  const asking = role ? ['qual', verb] : ['como se', plural ? 'chamam' : 'chama']
  const question = human
    ? ask('quem', verb, description)
    : ask(...asking, description).replace(/^Qual (?=são|eram|foram)/u, 'Quais ')
  return [
    {
      family: 'naming',
      pattern: 'naming/reversed',
      focus: `${focusKey(phrase.core)} nome`,
      question,
      answer: upperFirst(role ? named(subject) : phrase.core),
      answerType: human ? 'person' : phrase.proper && /^[\p{Lu}\d-]{2,}$/u.test(phrase.core) ? 'acronym' : 'term',
      agreement: { gender: phrase.gender, number: phrase.number },
      ...(phrase.proper && { proper: true }),
      strength: 0.85,
      load: 0.5,
    },
  ]
}

/** 'específicas para', 'comuns em': a describing word with what it asks for, whatever noun it may be elsewhere. */
function isAdjectiveHere(word: string, next: string): boolean {
  return (
    analyse(word.toLowerCase()).some(({ category }) => category === 'adjective') &&
    isOneOf('governed by an adjective', next)
  )
}

/** 'Modular é conseguir ler uma onda…' → 'O que é modular?' */
function action(place: Place): FactDraft[] {
  const { clause } = place
  if (!/^é$/i.test(clause.verb) || clause.negated || !/^\p{L}{4,}r$/u.test(clause.subject)) return []
  const verb = clause.subject.toLowerCase()
  const words = tagWords(clause.rest)
  if (words[0]?.tag !== 'infinitive' || tagWords(verb)[0]?.tag !== 'infinitive') return []
  const answer = tidyAnswer(clause.rest)
  if (wordsIn(answer) < 4) return []
  return [
    {
      family: 'definition',
      pattern: 'definition/action',
      focus: verb,
      question: ask('o que é', verb),
      answer,
      answerType: 'definition',
      strength: 0.85,
      load: 0.2,
    },
  ]
}
