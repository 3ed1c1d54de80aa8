import { tagWords } from '../../analysis/grammar/tagging.ts'
import { pointsElsewhere } from '../../analysis/self-contained.ts'
import type { TextSentence } from '../../analysis/sentences.ts'
import type { Study } from '../../analysis/study.ts'
import { pattern } from '../../lexicon/words.ts'
import type { Fact } from '../fact.ts'
import { settle } from '../fact.ts'
import { happensIn } from '../reasons/happens.ts'
import { ask, focusKey, tidyAnswer, upperFirst, wordsIn } from '../wording/phrasing.ts'

const DEGREE = /(?:maior(?:es)?|menor(?:es)?|mais|menos|melhor(?:es)?|pior(?:es)?)/u
/** 'Quanto mais longe do ímã, menor é a força', '…: quanto mais longo o fio, maior será a resistência' */
const THE_MORE = pattern('u')`
  (?:^|[:;–—(]\s?|,\s)[Qq]uanto\s(${DEGREE}\s[^,;:()]{5,110}),\s(${DEGREE}\s[^,;:()]{4,140}?)(?=[.;:)]|,\s|$)`
const LEANS = /(?<![\p{L}])(?:[dn]?el[ea]s?|você|iss[oa]|ess[ea]s?|est[ea]s?|assim|\p{L}{3,}[aei]mos)(?![\p{L}])/iu
/** 'sua posição': of what the first half names. */
const OWN = /(?<![\p{L}])(?:seus?|suas?)(?![\p{L}])/u
/** 'mais curvas ela tem e maior é seu custo': a row of them, each of its own 'seu'. */
const ROW_OF_MORE = pattern('iu')`(?:^|,\s|\se\s)${DEGREE}\s.*(?:,\s|\se\s)${DEGREE}\s`
const HOW = /maior(?:es)?|menor(?:es)?|melhor(?:es)?|pior(?:es)?|(?:mais|menos)\s\p{L}+/u
/** 'menor o brilho', 'mais caros são os reparos': how it becomes, and what does. */
const BECOMES = pattern('u')`
  ^(${HOW})\s(?:(?:é|são|será|serão|fica|ficam)\s)?((?:[oa]s?|seus?|suas?)\s(?!.*\se\s${DEGREE}\s).+)$`
const WORDS = { least: 2, most: 22 } as const

/**
 * What grows or falls as something else does: 'Quanto maior…, o que acontece?'; 'O que acontece quanto maior…?' is no
 * Portuguese.
 */
export function proportionFacts(study: Study): Fact[] {
  return study.sentences.flatMap(sentence => {
    if (sentence.dependence !== null && sentence.dependence !== 'no-verb') return []
    if (study.flawed.has(sentence.index)) return []
    return theMore(sentence)
  })
}

function theMore(sentence: TextSentence): Fact[] {
  const [, cause = '', effect = ''] = THE_MORE.exec(sentence.core) ?? []
  const noun = (text: string) => tagWords(text).some(({ tag }) => tag === 'noun' || tag === 'proper')
  // 'quanto mais perto de um, maior é a diferença': what comes so near is not said.
  if (/\s(?:d[eo]|a|ao)\s(?:um|uma|zero|\d[\d.,]*)$/u.test(cause)) return []
  return cause === '' || !noun(cause) || !(noun(effect) || takesUp(cause, effect)) ? [] : fact(sentence, effect, cause)
}

/** '…de um gás, mais depressa ele se espalha': he whom the first half names last. */
function takesUp(cause: string, effect: string): boolean {
  const last = /(?<![\p{L}])(?:(o|um)|(a|uma))\s\p{Ll}+$/u.exec(cause)
  const pronoun = /(?<![\p{L}])el[ea](?![\p{L}])/u.exec(effect)?.[0]
  return pronoun !== undefined && last !== null && (last[1] === undefined) === (pronoun === 'ela')
}

function fact(sentence: TextSentence, effect: string, cause: string): Fact[] {
  const answer = tidyAnswer(effect)
  const taken = takesUp(cause, answer)
  const told = tagWords(cause).find(({ tag }) => tag === 'verb')?.lower ?? 'é'
  if (
    LEANS.test(`${cause} ${taken ? answer.replace(/(?<![\p{L}])el[ea]s?(?![\p{L}])/u, '') : answer}`) ||
    OWN.test(cause) ||
    (OWN.test(answer) && ROW_OF_MORE.test(answer)) ||
    pointsElsewhere(`${cause} ${answer}`)
  )
    return []
  if (wordsIn(answer) < WORDS.least + 1 || wordsIn(answer) > WORDS.most || wordsIn(cause) < WORDS.least) return []
  const saysVerb = (text: string) => /\sse\s/u.test(text) || tagWords(text).some(({ tag }) => tag === 'verb')
  const [, degree, what = ''] = BECOMES.exec(effect) ?? []
  // 'mais depressa a lâmina se aquece' says what happens.
  const how = degree !== undefined && !saysVerb(what) ? degree : undefined
  // 'mais mudanças de planos': no statement without a verb.
  if (how === undefined && !saysVerb(answer)) return []
  const becomes = /^(?:[oa]|sua?|seu)\s/u.test(what) ? 'como fica' : 'como ficam'
  return [
    settle(
      {
        family: 'cause',
        pattern: 'cause/proportion',
        focus: `${focusKey(cause)} causa`,
        question:
          how === undefined
            ? ask(`quanto ${cause},`, 'o que', happensIn(told))
            : ask(`quanto ${cause},`, becomes, what),
        answer: how === undefined ? answer : upperFirst(how),
        answerType: 'cause',
        strength: 0.84,
        load: 0.8,
        quiz: false,
      },
      sentence,
    ),
  ]
}
