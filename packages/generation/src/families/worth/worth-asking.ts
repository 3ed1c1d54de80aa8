import { isFunctionWord } from '@capivira/portuguese/function-words'
import { analyse, lemma } from '@capivira/portuguese/morphology'
import { normalize, tokenize } from '@capivira/portuguese/tokens'
import { isFaulty } from '../../analysis/faulty-text.ts'
import { slipJudge } from '../../analysis/flaws.ts'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import type { Study } from '../../analysis/study.ts'
import { isCommonNoun } from '../../analysis/terms/common-nouns.ts'
import { wordsOf } from '../../lexicon/words.ts'
import type { Fact } from '../fact.ts'
import { asSomebody } from '../wording/as-somebody.ts'
import { withTermArticle } from '../wording/term-article.ts'
import { ANY_ANSWER, identifies } from './identifies.ts'
import { gapDoesMany } from './many-things.ts'
import { saysEnough } from './says-enough.ts'
import { calmer } from './shouted.ts'

/** 'aplicará a última _____': which was the last, the page has told. */
const HANGING_GAP = /(?<![\p{L}])(?:últim|próxim|mesm)[oa]s?\s_{2,}/u
/** Answers given in these forms may differ and all be right: 'Qual é uma das funções…?' */
const ONE_OF_MANY = /^Qua(?:l|is) (?:é|foi|era|são) (?:uma? d[oa]s|exemplos)/u

/**
 * What is left of the facts without those that carry a slip of the page on, those the page answers in two ways ('Como é
 * chamado o ângulo longitudinal?' of each system of coordinates) and those that say too little to be answered. Whether
 * a reader would keep the rest, the certainty tells.
 */
export function worthAsking(facts: readonly Fact[], study: Study): Fact[] {
  const hasSlip = slipJudge(study.sentences)
  const calmed = calmer(study.sentences, facts)
  const disputed = disputedQuestions(facts)
  return facts
    .map(fact =>
      withTermArticle(asSomebody(calmed(withoutSlippedAside(withoutGapped(withoutColonEnd(fact)), hasSlip))), study),
    )
    .filter(
      fact =>
        saysEnough(fact) &&
        fact.answer !== '' &&
        !HANGING_GAP.test(fact.question) &&
        !saysVerb(fact) &&
        !disputed.has(keyOf(fact.question)) &&
        !hasSlip(`${fact.question} ${fact.answer}`) &&
        !isFaulty(fact.question.replace(/_{2,}/u, fact.answer)) &&
        !isFaulty(fact.answer) &&
        identifies(fact, study) >= ANY_ANSWER &&
        !(fact.family === 'cloze' && (gapDoesMany(fact.question) || gapsTitle(fact, study))),
    )
}

/**
 * '…, em um número, no formato:' → '…, em um número': what a colon ends stands below. '' where nothing is left.
 */
export function withoutColonEnd(fact: Fact): Fact {
  const { answer, family, sentence } = fact
  if (family === 'cloze' || !sentence.text.endsWith(':') || answer.split(' ').length < 4) return fact
  if (!normalize(sentence.text).replace(/\s?:$/u, '').endsWith(normalize(answer))) return fact
  return { ...fact, answer: /^(.*\s.*\s.*),[^,]+$/u.exec(answer)?.[1] ?? '' }
}

/** 'Carne de caça; o segundo, frutas do mato': another statement, whose verb the first one lends. */
const GAPPED = /(?<=\S\s\S+);\s(?:e\s|já\s)?[oa]s?\s[^,;]{3,60},\s[^;]+$/u

/** An answer without a second statement that borrows the verb of its sentence; a list keeps its items. */
export function withoutGapped(fact: Fact): Fact {
  const [gapped] = GAPPED.exec(fact.answer) ?? []
  const isList = fact.family === 'list' || fact.family === 'cloze'
  if (gapped === undefined || isList || tagWords(gapped).some(({ tag }) => tag === 'verb')) return fact
  return { ...fact, answer: fact.answer.slice(0, -gapped.length) }
}

/** 'Nomes que indicam o país (coutry code)': a slip in what is only said beside the answer. */
function withoutSlippedAside(fact: Fact, hasSlip: (text: string) => boolean): Fact {
  const plain = fact.answer.replace(/\s\([^()]*\)$/u, '')
  return plain !== fact.answer && hasSlip(fact.answer) && !hasSlip(plain) ? { ...fact, answer: plain } : fact
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

/** 'O que é Aumentar? → Torna o desenho maior', '→ Escolha um tema': a verb is no answer to what a thing is. */
function saysVerb({ question, answer, family }: Fact): boolean {
  if (family !== 'definition' || !/(?:^|,\s)[Oo] que (?:é|são|foi|foram|era|eram)\s/u.test(question)) return false
  const [first = '', second = ''] = answer.split(' ')
  const readings = analyse(first.toLowerCase())
  // No noun stands right before an article, whatever else 'torna' may be.
  return (
    readings.some(({ category, mood, person }) => category === 'verb' && mood !== 'participle' && person === 3) &&
    /^(?:[oa]s?|uma?|se)$/u.test(second)
  )
}

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
