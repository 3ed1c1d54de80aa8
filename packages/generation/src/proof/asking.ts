import { canBeFiniteVerb, isFiniteVerb, lemmas } from '@capivira/portuguese/morphology'
import { wordsOf as listed, pattern } from '../lexicon/words.ts'
import { ASKED_KINDS, LIGHT_VERBS } from './lexicon.ts'
import { type Word, wordsOf } from './words.ts'

/** What a question asks for, as far as its words tell. */
export type Asking = {
  kind: 'who' | 'why' | 'when' | 'howMany' | 'other'
  /** What it says that a passage has to say: no question words, no kinds of things, no verbs that say little. */
  said: readonly Word[]
  /** What kind of thing it asks for: 'que | forma de propagação'. */
  wanted: readonly Word[]
  /** The thing of which something is told, where it stands between the question word and the verb. */
  subject: readonly Word[]
  /** The verb, unless it says little. */
  verb: Word | null
  /** What stands behind the verb. */
  rest: readonly Word[]
}

const QUESTION_WORDS: ReadonlySet<string> = listed('interrogative, accented too')
const WHY = pattern('iu')`
  (?<!\p{L})(?:por qu[eê]|qual (?:é|foi|era) [ao] (?:principal )?(?:causa|motivo|razão)
  |por qual (?:motivo|razão)|o que (?:faz|fez|deixa|torna) )`

const ASKS_FOR_A_DATE = pattern('iu')`em que ${'date asked for'}`

/** Reads a question; of a sentence with a gap everything is said. */
export function askingOf(question: string): Asking {
  const words = wordsOf(question)
  const at = words.findIndex(({ form }) => QUESTION_WORDS.has(form))
  const asks = words[at]?.form ?? ''
  const kind = WHY.test(question)
    ? 'why'
    : asks === 'quem'
      ? 'who'
      : asks === 'quando' || ASKS_FOR_A_DATE.test(question)
        ? 'when'
        : /^quant/.test(asks)
          ? 'howMany'
          : 'other'
  const verbAt = words.findIndex((_, i) => i > at && isVerb(words, i) && !isKindAsked(words, at, i))
  const between = words.slice(at + 1, verbAt < 0 ? undefined : verbAt)
  const subject =
    (asks === 'que' && words[at - 1]?.form !== 'o') || /^qua|^quan/.test(asks) ? afterKind(between) : between
  const verb = words[verbAt]
  const wanted = between.slice(0, between.length - subject.length)
  return {
    kind,
    said: words.filter((word, i) => word.content && i !== at && !wanted.includes(word) && !saysLittle(word)),
    wanted: wanted.filter(word => word.content && !saysLittle(word)),
    subject: subject.filter(word => word.content && !saysLittle(word)),
    verb: verb && !isLight(verb) ? verb : null,
    rest: verbAt < 0 ? [] : words.slice(verbAt + 1).filter(word => word.content && !saysLittle(word)),
  }
}

function isVerb(words: readonly Word[], i: number): boolean {
  const word = words[i]
  if (!word || word.proper || !canBeFiniteVerb(word.form)) return false
  const [previous, next] = [words[i - 1]?.form, words[i + 1]?.form]
  return isFiniteVerb(word.form, { ...(previous && { previous }), ...(next && { next }) })
}

/** 'Que forma…', 'Qual causa…': right behind the question word stands a noun. */
function isKindAsked(words: readonly Word[], at: number, i: number): boolean {
  const asks = words[at]?.form ?? ''
  return i === at + 1 && asks === 'que' && words[at - 1]?.form !== 'o' && ASKED_KINDS.has(words[i]?.lemma ?? '')
}

/** 'produto | alguns quilombos': what stands behind the kind of thing asked for, from its article on. */
function afterKind(words: readonly Word[]): readonly Word[] {
  const from = words.findIndex(({ form }, i) => i > 0 && /^(?:[oa]s?|uma?|alguns|algumas|[ms]eus?|suas?)$/.test(form))
  if (from >= 0) return words.slice(from)
  const proper = words.findIndex(({ proper }, i) => i > 0 && proper)
  return proper < 0 ? [] : words.slice(proper)
}

function isLight(word: Word): boolean {
  return LIGHT_VERBS.has(word.lemma) || [...lemmas(word.form)].some(lemma => LIGHT_VERBS.has(lemma))
}

function saysLittle(word: Word): boolean {
  return (
    isLight(word) ||
    ASKED_KINDS.has(word.lemma) ||
    /^(?:cerca|aproximad|geral)/.test(word.form) ||
    HEDGES.test(word.form)
  )
}

/** Words that limit; they are compared by themselves (limits.ts). */
const HEDGES = pattern('u')`^(?:${'limit in a question, beginning'}|algu(?:m|ns|mas?))`
