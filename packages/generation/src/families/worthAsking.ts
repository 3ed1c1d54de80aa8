import { isFunctionWord } from '@capivira/portuguese/functionWords'
import { analyse, lemma } from '@capivira/portuguese/morphology'
import { normalize, tokenize } from '@capivira/portuguese/tokens'
import { isCommonNoun } from '../analysis/commonNouns.ts'
import { slipJudge } from '../analysis/flaws.ts'
import type { Study } from '../analysis/study.ts'
import { asksInRole } from '../clauses/asksInRole.ts'
import type { Fact } from './fact.ts'
import { readsWell } from './readsWell.ts'
import { standsAlone } from './standsAlone.ts'

/** Asked what does something: the answer hangs on the question's object alone, so that it has to say enough. */
const WHAT_DOES = /^(?:agent\/(?:doer|done-by-thing|cleft)|function\/what-does|cause\/(?:reversed|long-doer))$/
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
  const disputed = disputedQuestions(facts)
  return facts
    .map(fact => withoutSlippedAside(fact, hasSlip))
    .filter(
      fact =>
        readsWell(fact) &&
        standsAlone(fact) &&
        asksInRole(fact) &&
        !isCutShort(fact) &&
        !disputed.has(keyOf(fact.question)) &&
        !hasSlip(`${fact.question} ${fact.answer}`) &&
        !(WHAT_DOES.test(fact.pattern) && isBare(fact.question)),
    )
}

/** 'Nomes que indicam o país (coutry code)': a slip in what is only said beside the answer. */
function withoutSlippedAside(fact: Fact, hasSlip: (text: string) => boolean): Fact {
  const plain = fact.answer.replace(/\s\([^()]*\)$/u, '')
  return plain !== fact.answer && hasSlip(fact.answer) && !hasSlip(plain) ? { ...fact, answer: plain } : fact
}

/** One of several names of a thing, or a file explained by another. */
function isCutShort({ pattern, answer, quote }: Fact): boolean {
  const after = quote.slice(quote.indexOf(answer) + answer.length)
  if (pattern === 'naming/is-called' && quote.includes(answer) && /^,\s\p{Lu}\p{L}+,\s\p{Lu}/u.test(after)) return true
  return pattern === 'table/code-entry' && answer.split(' ').length < 5 && /\p{Ll}\.\p{Ll}/u.test(answer)
}

/** 'O que representa cada característica?': what is said of the one asked for might be said of much. */
function isBare(question: string): boolean {
  const said = /(?:^|, )o que\s\S+\s(.+)$/iu.exec(question)?.[1]
  return said !== undefined && tellingWords(said) < (said.split(' ').length < ENOUGH.words ? ENOUGH.short : ENOUGH.long)
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
    const said = normalize(answer)
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
const GENERIC: ReadonlySet<string> = new Set(
  `novo grande pequeno bom mau muito vários diversos outro próprio certo mesmo importante principal diferente necessário melhor pior maior
   menor todo algum nenhum cada qualquer único simples fácil difícil possível comum geral especial atual criado usado utilizado
   coisa maneira forma vez`.split(/\s+/),
)
