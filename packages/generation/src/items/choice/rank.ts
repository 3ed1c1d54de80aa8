import { isFunctionWord } from '@capivira/portuguese/function-words'
import { analyse } from '@capivira/portuguese/morphology'
import { tokenize } from '@capivira/portuguese/tokens'
import { isNameOfTool, looksMisspelled } from '../../analysis/flaws.ts'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import type { Study } from '../../analysis/study.ts'
import type { Fact } from '../../families/fact.ts'
import { pointsBack } from '../../families/gaps/points-back.ts'
import { wordsIn } from '../../families/wording/phrasing.ts'
import { identifies } from '../../families/worth/identifies.ts'
import { pattern } from '../../lexicon/words.ts'

const MATERIALS = /(?:materia(?:l|is) e )?métodos|métodos e materia(?:l|is)|material e método/u
/**
 * Sections that tell what somebody did, step by step: little in them is worth remembering. 'Métodos estáticos' of a
 * book on programming teaches what methods are.
 */
const METHODS = pattern('iu')`
  ^[\d.\s]*(?:${MATERIALS}|procedimentos?)$
  |metodologia|procedimentos? (?:experimenta|metodológic|de pesquisa)|parte experimental`

const STEP_OPENS = pattern('u')`
  ^(?:(?:Todos|Todas|Apenas|Somente)\s)?(?:(?:O|A|Os|As)\s)?${'step of a study, its subject'}(?![\p{L}])`
const WAS_DONE = pattern('u')`(?:foram|foi)\s${'step of a study, stem of its participle'}[oa]s?`
const WAS_FOUND = pattern('u')`
  houve (?:uma )?(?:variação|diferença)|(?:apresent|mostr)(?:ou|aram) diferenças?
  |evidenciou-se|revelou|revelaram|têm revelado`
/** 'Os extratos foram submetidos a…', 'As amostras…': what was done in one study, not what is so. */
const STUDY_STEP = pattern('iu')`${STEP_OPENS}|(?<![\p{L}])(?:${WAS_DONE}|${WAS_FOUND})(?![\p{L}])`

/** What the writer likes or believes is no fact: 'é uma ótima maneira de…', 'há um mito por aí que…'. */
const PRAISE = pattern('iu')`(?<![\p{L}])${'praise or belief of the writer'}(?![\p{L}])`

/**
 * 'Quem decretou a reforma da ponte?': which bridge, only the page tells. A story is rich in such facts, and seldom
 * without better ones.
 */
const POINTS_BACK = 0.7
/** So much less the worth of a question that leaves its answer open, the more it does. */
const OPEN = 0.4
/** '32,60 ± 0,53', 'os caracteres 1 a 120', 'a 405 nm': figures nobody keeps in mind. */
const MEASURED = pattern('iu')`
  ±|[\u{1D400}-\u{1D7FF}]|\d[a-z](?![\p{L}\d])|\d+\s(?:a|e|até)\s\d+(?![\d.,]*\s(?:anos|dias|horas))
  |\d\s?(?:nm|µl|μl|ml|mg|mM|°\s?C|̊C)(?![\p{L}])`

/** 'a média de 32.60'; 'PHP 7.1' is a name. */
const DECIMAL = /\p{Ll}\s\d+\.\d+/u

/** 'os point of presence', 'o valor de 𝑘': words of another language in the sentence, signs of a formula. */
const FOREIGN = /\p{Ll}\s(?:of|the|and)\s\p{Ll}|[\u{1D400}-\u{1D7FF}]/u

const SEVERAL_THAT = /(?<!d[oa]s\s)\p{Ll}{4,}s\s(?:\p{Ll}{4,}s\s)?que(?:\snão)?/u
/** 'as tabelas que pode ocupar', 'os pacotes está ativa': a plural and a verb in the singular. */
const AT_ODDS = pattern('u')`
  (?<![\p{L}])(?:(?:os|as)\s\p{Ll}{3,}s(?:\s\p{Ll}+s)?(?:\sd[aeo]s?\s\p{L}+)?|${SEVERAL_THAT})\s
  ${'verb in the singular at odds'}\s`

/** A slip of the pen that the question or the answer would carry on. */
function hasSlip(text: string): boolean {
  if (AT_ODDS.test(text)) return true
  return tokenize(text).some(
    (token, at, all) =>
      /^\p{Ll}{6,}$/u.test(token.text) && looksMisspelled(token.text) && !isNameOfTool(all[at - 1]?.text ?? ''),
  )
}

/** An example that says of what it is one: of any thing of its kind, of a field it names. */
const COMPLETE_EXAMPLE =
  /^O que (?:acontec\p{Ll}+ (?:se|quando) uma? |se (?:usa|usava|utiliza|utilizava|costuma \p{Ll}+) (?:em|n[oa]s?) )/u

/**
 * What is so whenever it is read, wherever it stands: what letters stand for, what a thing is, what a coefficient
 * measures.
 */
function isTimeless({ family, question, answer }: Fact): boolean {
  // 'CEMM': a body that helped with one study.
  if (family === 'acronym') return !/\s\p{Lu}/u.test(answer)
  if (family === 'definition') return true
  const verbs = tagWords(question).filter(word => word.tag === 'verb')
  const tenses = verbs.map(
    ({ lower }) => analyse(lower).find(a => a.category === 'verb' && a.mood === 'indicative')?.tense,
  )
  return family !== 'cloze' && tenses.length > 0 && tenses.every(tense => tense === 'present')
}

/** How much less a step of one study is worth: a duration or a word of its report is hardly remembered. */
function worthLess({ family, answer }: Fact): number {
  return /\d/.test(answer) ? 0.7 : family === 'cloze' || family === 'place' ? 0.55 : 0.42
}

const HEDGED = pattern('iu')`(?<![\p{L}])${'hedge of a statement'}(?![\p{L}])`

/** Makes a judge of facts: how much a teacher would want to keep one, about 0–1.3. */
export function ranker(study: Study): (fact: Fact) => number {
  const best = study.terms[0]?.score ?? 1
  const tellsAStudy = study.document.sections.some(section => METHODS.test(section.title))
  const weight = new Map<string, number>()
  for (const term of study.terms) {
    for (const word of term.text.toLowerCase().split(' ')) {
      if (isFunctionWord(word)) continue
      weight.set(
        word,
        Math.max(weight.get(word) ?? 0, Math.min(1, (term.score / best) * 1.4 + (term.bold || term.heading ? 0.3 : 0))),
      )
    }
  }
  return fact => {
    const topical = importanceOf(`${fact.question} ${fact.answer}`, weight)
    let score = fact.strength + 0.25 * topical
    if (fact.sentence.leads) score += 0.05
    if (fact.sentence.block.kind === 'paragraph') score += 0.02
    const questionWords = wordsIn(fact.question)
    const answerWords = wordsIn(fact.answer)
    if (fact.family !== 'cloze' && questionWords > 16) score -= 0.02 * (questionWords - 16)
    if (answerWords > 16) score -= 0.015 * (answerWords - 16)
    if (fact.sentence.dependence === 'reader') score -= 0.12
    if (fact.sentence.block.scanned) score -= 0.1
    if (study.flawed.has(fact.sentence.index)) score -= 0.15
    if (fact.family === 'table') return score
    score -= OPEN * (1 - identifies(fact, study))

    if (pointsBack(fact)) score -= POINTS_BACK
    const step = METHODS.test(fact.sentence.section.title) || (tellsAStudy && STUDY_STEP.test(fact.sentence.core))
    if (step && !isTimeless(fact)) score -= worthLess(fact)
    if (
      MEASURED.test(fact.question) ||
      DECIMAL.test(fact.question) ||
      /\p{L}\s\d+\.\d+$/u.test(fact.answer) ||
      FOREIGN.test(`${fact.question} ${fact.answer}`)
    )
      score -= 0.6
    if (hasSlip(`${fact.question} ${fact.answer}`)) score -= 0.6
    if ((fact.quote.match(/\d+(?:[.,]\d+)?/g)?.length ?? 0) > 3) score -= 0.15
    if (PRAISE.test(fact.sentence.core)) score -= 0.5
    // 'Por exemplo: um depósito em uma poupança…': of the example, not of the subject.
    // 'Por exemplo, se um método for…': what is so of any method is told of all.
    if (/^(?:Por exemplo|Ex(?:emplo)?)[.:,]/u.test(fact.sentence.text))
      score -= COMPLETE_EXAMPLE.test(fact.question) ? 0.25 : 0.5
    if (/[()“”"]/.test(fact.question)) score -= 0.03
    if (HEDGED.test(fact.question)) score -= 0.05
    if (/^(?:Foi|Foram)\s/.test(fact.sentence.core)) score -= 0.1
    if (/(?<![\p{L}])você/iu.test(fact.question)) score -= 0.08
    return score
  }
}

/** Mean of the two most important words of a text. */
function importanceOf(text: string, weight: ReadonlyMap<string, number>): number {
  const found = tokenize(text.toLowerCase())
    .map(token => weight.get(token.text) ?? 0)
    .sort((a, b) => b - a)
  return ((found[0] ?? 0) + (found[1] ?? 0)) / 2
}
