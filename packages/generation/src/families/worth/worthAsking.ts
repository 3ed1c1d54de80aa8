import { isFunctionWord } from '@capivira/portuguese/functionWords'
import { analyse, genderOf, lemma, numberOf } from '@capivira/portuguese/morphology'
import { normalize, tokenize } from '@capivira/portuguese/tokens'
import { isFaulty } from '../../analysis/faultyText.ts'
import { slipJudge } from '../../analysis/flaws.ts'
import { canBeFinite, tagWords } from '../../analysis/grammar/tagging.ts'
import type { Study } from '../../analysis/study.ts'
import { isCommonNoun } from '../../analysis/terms/commonNouns.ts'
import { asksInRole } from '../../clauses/asksInRole.ts'
import { wordsOf } from '../../lexicon/words.ts'
import type { Fact } from '../fact.ts'
import { asSomebody } from '../wording/asSomebody.ts'
import { ENDS_IN_MANY } from '../wording/mended.ts'
import { answersAnother, joinsVerbs, pointsToUnnamed } from '../wording/ownPart.ts'
import { isAskedAmiss } from './askedAmiss.ts'
import { isCircular } from './circular.ts'
import { ANY_ANSWER, identifies } from './identifies.ts'
import { leavesWhich } from './leavesWhich.ts'
import { endsInMany, gapDoesMany } from './manyThings.ts'
import { isOddlyAsked } from './oddlyAsked.ts'
import { isPartOfDate } from './partOfDate.ts'
import { readsWell } from './readsWell.ts'
import { calmer } from './shouted.ts'
import { standsAlone } from './standsAlone.ts'
import { isWholeQuestion } from './wholeQuestion.ts'

/** 'aplicará a última _____': which was the last, the page has told. */
const HANGING_GAP = /(?<![\p{L}])(?:últim|próxim|mesm)[oa]s?\s_{2,}/u
/** Asked what does something: the answer hangs on the question's object alone, so that it has to say enough. */
const WHAT_DOES =
  /^(?:agent\/(?:doer|done-by-thing|cleft)|function\/what-does|clause\/responsible|cause\/(?:reversed|long-doer))$/
const WHAT_DOES_MANY =
  /^(?:agent\/(?:doer|done-by-thing|cleft)|function\/responsible-reversed|clause\/(?:responsible|agent))$/
/** Words of its own that such an object needs ('muitas coisas em comum' has none), fewer where it is long. */
const ENOUGH = { short: 2, long: 1, words: 4 } as const
/** Answers given in these forms may differ and all be right: 'Qual é uma das funções…?' */
const ONE_OF_MANY = /^Qua(?:l|is) (?:é|foi|era|são) (?:uma? d[oa]s|exemplos)/u

/**
 * What is left of the facts when a careful teacher has struck out those that carry a slip of the page on, those the page answers in two
 * ways ('Como é chamado o ângulo longitudinal?' of each system of coordinates) and those that say too little to be answered.
 */
export function worthAsking(facts: readonly Fact[], study: Study): Fact[] {
  const hasSlip = slipJudge(study.sentences)
  const calmed = calmer(study.sentences, facts)
  const disputed = disputedQuestions(facts)
  return facts
    .map(fact => asSomebody(calmed(withoutSlippedAside(fact, hasSlip)), study))
    .filter(
      fact =>
        readsWell(fact) &&
        standsAlone(fact) &&
        isWholeQuestion(fact) &&
        asksInRole(fact) &&
        !leavesWhich(fact) &&
        !isCutShort(fact) &&
        !namesTheUnsaid(fact) &&
        !pointsToUnnamed(fact) &&
        !joinsVerbs(fact) &&
        !answersAnother(fact) &&
        !datesAnother(fact) &&
        !datesOnePlace(fact) &&
        !isPartOfDate(fact) &&
        !saysOfSomeone(fact) &&
        !tellsADeed(fact) &&
        !isNobody(fact) &&
        !isAskedAmiss(fact, study) &&
        !isOddlyAsked(fact) &&
        !isCircular(fact) &&
        !HANGING_GAP.test(fact.question) &&
        !disputed.has(keyOf(fact.question)) &&
        !hasSlip(`${fact.question} ${fact.answer}`) &&
        !isFaulty(fact.question.replace(/_{2,}/u, fact.answer)) &&
        !isFaulty(fact.answer) &&
        !(WHAT_DOES.test(fact.pattern) && isBare(fact.question)) &&
        identifies(fact, study) >= ANY_ANSWER &&
        !(WHAT_DOES_MANY.test(fact.pattern) && endsInMany(fact.question)) &&
        !(fact.family === 'cloze' && (gapDoesMany(fact.question) || gapsTitle(fact, study))),
    )
}

/** The answer is the name that a sentence leaves to the ones before: there the passage does not prove it. */
function namesTheUnsaid({ answer, quote, sentence }: Fact): boolean {
  // The first word is large in an answer whatever it is.
  const said = answer.charAt(0).toLowerCase() + answer.slice(1)
  const first = quote.includes(said.split(' ')[0] ?? '') ? said : answer
  return (first.match(/\p{Lu}[\p{L}-]{2,}/gu) ?? []).some(name => sentence.core.includes(name) && !quote.includes(name))
}

/** '…é guardado em segredo até o batismo, em 23 de junho': that is when the feast is. */
function datesAnother({ answer, question, sentence, family }: Fact): boolean {
  if (family === 'date')
    return datesNextClause(question, answer, sentence.core) || datesTheEnd(question, answer, sentence.core)
  if (family === 'cloze' || !/^(?:Em|N[oa]s?)\s/u.test(answer)) return false
  const at = sentence.core.indexOf(`, ${answer.charAt(0).toLowerCase()}${answer.slice(1)}`)
  return (
    at > 0 && /(?<![\p{L}])(?:até|desde|após|(?:antes|depois) d)\s?[oa]\s\p{Ll}+$/u.test(sentence.core.slice(0, at))
  )
}

/** 'Nos vales que eles povoaram': who, neither question nor answer says. */
function saysOfSomeone({ question, answer, family }: Fact): boolean {
  const pronoun = family === 'cloze' ? undefined : /\s(?:que|onde|em que|quando) (el[ea]s?)\s/u.exec(answer)?.[1]
  if (pronoun === undefined) return false
  const gender = pronoun.startsWith('ela') ? 'f' : 'm'
  const number = pronoun.endsWith('s') ? 'p' : 's'
  return !tagWords(question).some(
    ({ tag, lower }) =>
      tag === 'proper' ||
      (tag === 'noun' &&
        !/^(?:dia|ano|século|tempo)s?$/.test(lower) &&
        numberOf(lower) === number &&
        (genderOf(lower) ?? gender) === gender),
  )
}

/** 'No século II | , na Síria, e no século III, no Egito': one time of two. */
function datesOnePlace({ answer, sentence, family }: Fact): boolean {
  if (family === 'cloze' || !/^(?:Em|N[oa]s?)\s/u.test(answer) || !/século|\d{3}/u.test(answer)) return false
  const at = sentence.core.toLowerCase().indexOf(answer.toLowerCase())
  const after = sentence.core.slice(at + answer.length)
  return (
    at >= 0 &&
    /^,\s(?:em|n[oa]s?)\s[^,]{3,40},?\se\s(?:em|n[oa]s?)\s(?:\d{3}|(?:o\s)?(?:século|ano|década))/u.test(after)
  )
}

/** 'Morou na ilha até sua morte, em 1850': that is when the death was. */
function datesTheEnd(question: string, answer: string, core: string): boolean {
  const said = RegExp.escape(answer)
  const before = core.split(new RegExp(String.raw`,\s(?:em|n[oa])\s(?:ano de\s)?${said}`, 'iu'))[0] ?? ''
  const [, event = ''] =
    /(?<![\p{L}])(?:até|desde|após|(?:antes|depois) d[aeo])\s?(?:[oa]\s|sua\s|seu\s)?(\p{Ll}+)(?:\sd[aeo]s?\s[^,]{2,40})?$/u.exec(
      before,
    ) ?? []
  return before !== core && event !== '' && !question.includes(event)
}

/** 'A feira era na praça, mas a partir do século XX o galpão a abrigou': the time of what is set against it. */
function datesNextClause(question: string, answer: string, core: string): boolean {
  const turn = core.search(/,\s(?:mas|porém|enquanto|ao passo que)\s/u)
  const asked = /(\p{L}+)\?$/u.exec(question)?.[1] ?? ''
  return turn > 0 && core.toLowerCase().indexOf(answer.toLowerCase()) > turn && core.lastIndexOf(asked) < turn
}

/** 'O que é a sextilha? → A estrofe mais usada' */
function isNobody({ question, answer, family }: Fact): boolean {
  return family === 'definition' && /^O que .*\?$/u.test(question) && /^[OA]s? \p{Ll}+ mais \p{Ll}+$/u.test(answer)
}

/** 'O que é Pai João? → Mata o boi', 'O que é o gesto de volta olímpica?' of 'chamaram o gesto de volta olímpica' */
function tellsADeed({ question, answer, family, sentence }: Fact): boolean {
  if (family !== 'definition' || !/^O que (?:é|são) /u.test(question)) return false
  const first = /^(\p{Lu}\p{Ll}+) (?:[oa]s?|uma?) \p{Ll}/u.exec(answer)?.[1] ?? ''
  if (canBeFinite(first.toLowerCase())) return true
  const asked = /^O que (?:é|são) ([oa]s? \p{Ll}+ de \p{Ll}.+)\?$/u.exec(question)?.[1]
  return asked !== undefined && new RegExp(`cham(?:a|am|ou|aram|ava|avam)\\s${asked}`, 'u').test(sentence.core)
}

/** 'Nomes que indicam o país (coutry code)': a slip in what is only said beside the answer. */
function withoutSlippedAside(fact: Fact, hasSlip: (text: string) => boolean): Fact {
  const plain = fact.answer.replace(/\s\([^()]*\)$/u, '')
  return plain !== fact.answer && hasSlip(fact.answer) && !hasSlip(plain) ? { ...fact, answer: plain } : fact
}

/** 'uma série de fases' */
const A_NUMBER_OF = /(?<![\p{L}])uma?\s(?:série|sequência|conjunto|número|variedade)\sde\s\p{Ll}+$/u

/** One of several names of a thing, or a file explained by another. */
function isCutShort({ pattern, answer, quote }: Fact): boolean {
  const after = quote.slice(quote.indexOf(answer) + answer.length)
  // 'com as palavras-chave: a, b ou c', 'quando usamos o operador +': what it is has been cut.
  if (/(?<![\p{L}])[oa]\s(?:operador|símbolo|sinal|caractere?)$/u.test(answer)) return true
  const said = quote.toLowerCase().indexOf(answer.toLowerCase())
  if (ENDS_IN_MANY.test(answer) && said >= 0 && quote.charAt(said + answer.length) === ':') return true
  // 'surgiu da união de clãs | , como:', 'em uma série de fases | :': the list that follows says which.
  const follows = said < 0 ? '' : quote.slice(said + answer.length)
  if (/^,?\s(?:tais\s)?como:/u.test(follows) || (follows === ':' && A_NUMBER_OF.test(answer))) return true
  // 'protege os donos de se preocuparem | com: …'
  if (said >= 0 && /^\s(?:com|de|em|a|por|para|sobre):/u.test(quote.slice(said + answer.length))) return true
  if (
    /^naming\/(?:is-called|described)$/.test(pattern) &&
    quote.includes(answer) &&
    /^,\s\p{Lu}\p{L}+,\s\p{Lu}/u.test(after)
  )
    return true
  return pattern === 'table/code-entry' && answer.split(' ').length < 5 && /\p{Ll}\.\p{Ll}/u.test(answer)
}

/** 'O que representa cada característica?': what is said of the one asked for might be said of much. */
function isBare(question: string): boolean {
  const said = /(?:^|, )o que\s\S+\s(.+)$/iu.exec(question)?.[1]
  return said !== undefined && tellingWords(said) < (said.split(' ').length < ENOUGH.words ? ENOUGH.short : ENOUGH.long)
}

/** 'Netuno tem os ventos mais rápidos do _____': what the whole paper is about. */
function gapsTitle({ question, answer }: Fact, { document, title }: Study): boolean {
  const bare = (text: string) => normalize(text).replace(/^(?:o|a|os|as)\s/u, '')
  // '_____ é um sistema…' of a book on TEX: its subject, whatever is said of it.
  const acronym = /^\p{Lu}\p{L}*\p{Lu}$/u.test(answer) && answer.length > 2
  const words = [document.title, title].flatMap(name => name.toLowerCase().split(/[^\p{L}]+/u))
  if (acronym && words.includes(answer.toLowerCase())) return true
  return /_\.?$/u.test(question) && [document.title, title].some(name => bare(name) === bare(answer))
}

const keyOf = (question: string) => normalize(question)

/** A thing may be defined twice, and rightly so. */
const DEFINES = /^(?:O que|Quem) (?:é|são|foi|foram) /u

/** Questions with two answers of which neither is part of the other. */
function disputedQuestions(facts: readonly Fact[]): ReadonlySet<string> {
  const answers = new Map<string, string>()
  const disputed = new Set<string>()
  for (const { question, answer, family } of facts) {
    if (family === 'cloze' || ONE_OF_MANY.test(question) || DEFINES.test(question)) continue
    const key = keyOf(question)
    const said = normalize(answer.replace(/\s\([^()]*\)/gu, '').replace(/,(?=\se\s)/gu, ''))
    const before = answers.get(key)
    if (before === undefined) answers.set(key, said)
    else if (!before.includes(said) && !said.includes(before)) disputed.add(key)
  }
  return disputed
}

/** How many words of a text name or describe something that not every text is about. */
export function tellingWords(text: string): number {
  const telling = tokenize(text).filter(({ text: word, kind }) => {
    if (kind === 'symbol' || isFunctionWord(word.toLowerCase())) return false
    if (/^[\p{Lu}\d]/u.test(word)) return true
    const readings = analyse(word)
    const verb = readings.length > 0 && readings.every(a => a.category === 'verb' && a.mood !== 'participle')
    return word.length > 2 && !verb && !isCommonNoun(lemma(word)) && !GENERIC.has(lemma(word))
  })
  return telling.length
}

/** Describing words that tell nothing apart. */
const GENERIC: ReadonlySet<string> = wordsOf('generic in answers')
