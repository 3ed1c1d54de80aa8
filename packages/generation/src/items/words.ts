import { analyse, isKnown, lemma } from '@capivira/portuguese/morphology'
import { foldAccents } from '@capivira/portuguese/tokens'
import type { Study } from '../analysis/study.ts'
import type { Fact } from '../families/fact.ts'
import { upperFirst } from '../families/wording/phrasing.ts'
import type { Word } from '../items.ts'
import { checkWord } from '../quality/check.ts'
import type { QualityContext } from '../quality/context.ts'
import { isAccepted } from '../quality/finding.ts'
import { THRESHOLDS } from '../quality/thresholds.ts'
import { judgeOfWords } from './choice/certainty/of-words.ts'
import { hintsOfCalled } from './hints/called.ts'
import { hintsOfSentences } from './hints/gaps.ts'
import { hintsOfHeadings } from './hints/headed.ts'
import type { Hinted, Kind } from './hints/hint.ts'
import { hintsOfFacts } from './hints/meanings.ts'
import { hintsOfPieces } from './hints/pieces.ts'
import { fingerprintOf } from './identity.ts'
import { isListedNoun } from './kinds/lists.ts'

/** Words wanted before a sentence with a gap is no longer good enough. */
const COMFORTABLE = 24

/** One way through the hints: which are good enough, and from how many words on no more are taken. */
type Pass = {
  kind: Kind
  /** Hints one sentence may give. */
  perSentence: number
  upTo: (cap: number) => number
}

/** Words of the hardest word search. */
const A_GRID = 10
const enough = () => THRESHOLDS.set.words
const PASSES: readonly Pass[] = [
  { kind: 'meaning', perSentence: 2, upTo: cap => cap },
  { kind: 'question', perSentence: 2, upTo: cap => cap },
  { kind: 'sentence', perSentence: 1, upTo: cap => Math.min(cap, Math.max(COMFORTABLE, cap / 2)) },
  { kind: 'aside', perSentence: 1, upTo: cap => Math.min(cap, COMFORTABLE) },
  { kind: 'sentence', perSentence: 2, upTo: enough },
  { kind: 'spare', perSentence: 1, upTo: enough },
  { kind: 'aside', perSentence: 2, upTo: enough },
  { kind: 'spare', perSentence: 2, upTo: enough },
  { kind: 'piece', perSentence: 1, upTo: () => A_GRID },
  { kind: 'piece', perSentence: 2, upTo: () => A_GRID },
]

/**
 * Words with hints for the word games, those with the best hints first: single words of 4 to 12 letters. What is
 * `given` comes before the hints of the text's own.
 */
export function chooseWords(
  study: Study,
  facts: readonly Fact[],
  context: QualityContext,
  cap: number,
  given: readonly Word[] = [],
): Word[] {
  const hints = [
    ...hintsOfFacts(facts, study, context),
    ...hintsOfCalled(study),
    ...hintsOfHeadings(study),
    ...hintsOfSentences(study),
    ...hintsOfPieces(study),
  ].sort((a, b) => b.worth - a.worth)
  const sectionOf = new Map(study.sentences.map(({ quote, section }) => [quote, section]))
  const judge = judgeOfWords(study)
  const calm = calmedWords(facts.flatMap(({ question, answer }) => [answer, askedWord(question)]))
  const words: Word[] = []
  for (const word of given) {
    if (words.length < cap && !words.some(other => overlaps(other.word, word.word))) words.push(word)
  }
  for (const { kind, perSentence, upTo } of PASSES) {
    for (const hinted of hints) {
      if (words.length >= upTo(cap)) break
      if (hinted.kind !== kind || words.some(other => overlaps(other.word, hinted.word))) continue
      const beside = words.filter(other => other.source.quote === hinted.quote)
      if (beside.length >= perSentence || beside.some(other => areOnePair(other, hinted))) continue
      const section = sectionOf.get(hinted.quote)
      const ofSection = words.filter(other => sectionOf.get(other.source.quote) === section)
      if (ofSection.length >= Math.max(4, cap / 2)) continue
      const word = wordOf({ ...hinted, word: calm.get(hinted.word) ?? hinted.word })
      if (isAccepted(checkWord(word, context))) words.push({ ...word, ...judge(hinted) })
    }
  }
  return words
}

/** The one word that a question asks the meaning of, with a capital as an answer has it; '' of others. */
function askedWord(question: string): string {
  return upperFirst(/^O que (?:é|são) (?:[oa]s? )?(\p{Ll}+)\?$/u.exec(question)?.[1] ?? '')
}

/**
 * Answers in one word that are not shouted, by their capitals: 'ANALISADOR' is 'analisador' there; names keep their
 * first one.
 */
export function calmedWords(answers: readonly string[]): ReadonlyMap<string, string> {
  const calm = answers.filter(answer => /^\p{Lu}\p{Ll}+$/u.test(answer))
  return new Map(calm.map(answer => [answer.toUpperCase(), isCommonWord(answer) ? answer.toLowerCase() : answer]))
}

/**
 * 'Rede', but not 'Brasil' or 'Pedro', though 'brasil' is a wood and 'pedro' a form of a verb; 'Mercúrio' is the metal.
 */
function isCommonWord(answer: string): boolean {
  const lower = answer.toLowerCase()
  if (isListedNoun(lower)) return true
  return isKnown(lower) && !analyse(answer).some(({ category }) => category === 'properNoun')
}

function wordOf({ word, hint, page, quote }: Hinted): Word {
  return { word, hint, engine: 'extractive', source: { page, quote }, fingerprint: fingerprintOf('word', word, hint) }
}

/** 'animais' is chosen once, whatever its term is called. */
function overlaps(a: string, b: string): boolean {
  const [x, y] = [foldAccents(a).toLowerCase(), foldAccents(b).toLowerCase()]
  return x.includes(y) || y.includes(x) || x.slice(0, 6) === y.slice(0, 6) || lemma(a) === lemma(b)
}

/** 'Questão _____: …' and '_____ controversa: …': each gives the other away. */
function areOnePair(a: Pick<Word, 'word' | 'hint'>, b: Pick<Word, 'word' | 'hint'>): boolean {
  const tells = (hint: string, word: string) => hint.toLowerCase().includes(word.toLowerCase())
  return tells(a.hint, b.word) && tells(b.hint, a.word)
}
