import { agrees, verbAgrees } from '@capivira/portuguese/agreement'
import { contentWords } from '@capivira/portuguese/tokens'
import { agreementOf } from '../../analysis/grammar/nouns.ts'
import type { Tag, Word } from '../../analysis/grammar/tagging.ts'
import type { TextSentence } from '../../analysis/sentences.ts'
import type { Study } from '../../analysis/study.ts'
import { upperFirst } from '../../families/wording/phrasing.ts'
import { pattern, wordsOf } from '../../lexicon/words.ts'
import { GAP } from '../../quality/checked.ts'
import { THRESHOLDS } from '../../quality/thresholds.ts'
import { cutMeaning } from './cut.ts'
import { contentOf, fitsTheGrid, type Hinted, isNoun, isWritten } from './hint.ts'

const CALLED = /^(?:chamad|denominad|designad)[oa]s?$/u
const JOINS = wordsOf('joint between calling and name')
/** What a noun phrase is made of, read from its end to its beginning. */
const OF_A_PHRASE: ReadonlySet<Tag> = new Set<Tag>([
  'noun',
  'adjective',
  'proper',
  'preposition',
  'contraction',
  'article',
  'participle',
  'determiner',
])
const LEAST_CONTENT = 2
/** What comes after the name: it is the whole name. */
const ENDS = /^\s*(?:["”]\s*)?(?:[,;:)]|[.](?:\s|$)|$|(?:e|que|é|são)\s)/u

/** 'grãos moídos chamados de fubá', 'trechos de rio sem calma (chamados de corredeiras)'. */
export function hintsOfCalled(study: Study): Hinted[] {
  return study.sentences.flatMap(sentence => {
    if (study.flawed.has(sentence.index)) return []
    const called = sentence.words.flatMap((word, at) =>
      CALLED.test(word.lower) ? (hintAt(sentence, at, study) ?? []) : [],
    )
    return [...called, ...ofConcept(sentence, study)]
  })
}

const CONCEPT = pattern('u')`(?<![\p{L}])(${'concept that a name follows'}) d[aeo]s? (\p{L}{4,12}), que ([^.;]+)`

/** 'o conceito de usura, que descreve o juro abusivo': 'Conceito que descreve o juro abusivo'. */
function ofConcept({ core, page, quote }: TextSentence, study: Study): Hinted[] {
  const [, kind = '', name = '', said = ''] = CONCEPT.exec(core) ?? []
  if (!isTerm(name, study) || !verbAgrees(said.split(' ')[0] ?? '', 's')) return []
  const hint = cutMeaning(upperFirst(`${kind} que ${said}`), THRESHOLDS.word.maxHintChars)
  if (hint === null || contentOf(hint) <= LEAST_CONTENT) return []
  return [{ word: spelledIn(name, study), hint, page, quote, kind: 'meaning', worth: 0.9 }]
}

const isTerm = (name: string, study: Study) => fitsTheGrid(name) && isWritten(name, study) && isNoun(name, study)
const spelledIn = (name: string, study: Study) => (study.use.isName(name) ? name : name.toLowerCase())

function hintAt({ words, core, page, quote }: TextSentence, at: number, study: Study): Hinted | null {
  const called = words[at]
  let place = at + 1
  while (JOINS.has(words[place]?.lower ?? '') || words[place]?.tag === 'symbol') place++
  const name = words[place]
  if (!called || !name || !isTerm(name.text, study)) return null
  if (!ENDS.test(core.slice(name.end))) return null
  const meaning = meaningBefore(words, at, core, study)
  const hint = meaning.split(' ').length > 2 ? meaning : `${meaning} ${core.slice(called.start, name.start)}${GAP}`
  if (contentWords(meaning).length < LEAST_CONTENT || hint.length > THRESHOLDS.word.maxHintChars) return null
  return { word: spelledIn(name.text, study), hint, page, quote, kind: 'meaning', worth: 0.9 }
}

/**
 * 'células reprodutivas', or of 'a transmissão de características, fenômeno chamado de' what the phenomenon is; '' if
 * none.
 */
function meaningBefore(words: readonly Word[], at: number, core: string, study: Study): string {
  const end = wordBefore(words, at)
  const kind = words[end]
  const sumsUp = kind?.tag === 'noun' && /,\s$/u.test(core.slice(0, kind.start))
  const last = sumsUp ? wordBefore(words, end) : end
  const start = beginOf(
    words,
    last,
    core,
    noun => sumsUp || agrees(words[at]?.lower ?? '', agreementOf(noun, study.use)),
  )
  return start === null ? '' : upperFirst(core.slice(start, words[last]?.end))
}

/** The word before that one, punctuation left out. */
function wordBefore(words: readonly Word[], at: number): number {
  return words[at - 1]?.tag === 'symbol' ? wordBefore(words, at - 1) : at - 1
}

/** Where the noun phrase that ends there begins: at its first noun that will do as the head. */
function beginOf(words: readonly Word[], last: number, core: string, isHead: (noun: string) => boolean): number | null {
  let first = last + 1
  const goesOn = (word: Word | undefined, next: Word | undefined) =>
    word !== undefined && OF_A_PHRASE.has(word.tag) && /^\s*$/u.test(core.slice(word.end, next?.start ?? word.end))
  while (goesOn(words[first - 1], first > last ? undefined : words[first])) first--
  for (let place = first; place <= last; place++) {
    const word = words[place]
    const leans = place > first && !INTRODUCES.has(words[place - 1]?.tag ?? 'symbol')
    if (word?.tag === 'noun' && !leans && isHead(word.text)) return word.start
  }
  return null
}

const INTRODUCES: ReadonlySet<Tag> = new Set<Tag>(['article', 'preposition', 'contraction', 'determiner'])
