import { takeApart } from '../analysis/grammar/clauses.ts'
import { tagWords } from '../analysis/grammar/tagging.ts'
import { capitalise } from '../analysis/references/openers.ts'
import { type Dependence, dependenceOf } from '../analysis/self-contained.ts'
import type { TextSentence } from '../analysis/sentences.ts'
import { pattern } from '../lexicon/words.ts'

/**
 * What points at the page may stand in a part that only adds to a statement, or that part may make it too long to be
 * asked.
 */
const MENDED: ReadonlySet<Dependence> = new Set<Dependence>(['deictic', 'anaphor', 'pointer', 'reader', 'shape'])

const THIS = /(?:[dn]?ess[ea]s?|[dn]?est[ea]s?|[dn]?isso|[dn]?isto)/u
const GERUND = /(?!quando)\p{Ll}+[aei]ndo(?:-[oa]s?|-se)?/u
const LINK = /e|mas|porém|pois|porque|já que|uma vez que|visto que|o que|que|onde|embora|conforme|[dn]?el[ea]s?/u
/** Where another statement begins, or what adds to the one before. */
const NEXT = pattern('gu')`
  (?:;\s|,\s(?=(?:${LINK}|${THIS}|${GERUND}|uma?\s\p{Ll}+)\s)
  |\s(?=e\s(?:[oa]s?\s(?!que\s|d[aeo]s?\s)\p{Ll}+|${THIS})\s))`
/**
 * 'Quando o rio sobe', 'Em, por exemplo,': which comma ends what is said of the time is not sure, or the place is
 * missing.
 */
const SUBORDINATE = pattern('u')`
  ^(?:(?:${'opening of a subordinate clause, capital'}|\p{Lu}\p{Ll}+ndo)\s|(?:Em|N[oa]s?|D[oa]s?),)`
/** 'por três vias: o rio': of a list no part is left out; 'mostram, ainda': what is shown stands behind. */
const UNENDED = /:\s|,\s\p{L}+$/u
const PAIRED = /(?<![\p{L}])(?:não (?:só|apenas|somente)|tanto|tão|tal|nem|seja)(?![\p{L}])/iu
/** A statement of fewer words says little without its addition. */
const LEAST = 7
const MOST = 40

/**
 * 'A represa encheu em março, e essa água move as turbinas.' → 'A represa encheu em março.': the statement that stands
 * by itself, where what follows it points back or makes it too long. Null where there is none.
 */
export function wholePart(core: string, dependence: Dependence | null): string | null {
  if (dependence === null || !MENDED.has(dependence) || !/^\p{Lu}/u.test(core)) return null
  let found: string | null = null
  for (const match of core.matchAll(NEXT)) {
    const head = `${core.slice(0, match.index)}.`
    const why = dependenceOf(head, tagWords(head), LEAST)
    if (why === 'shape' && head.split(' ').length >= LEAST) break
    if (why !== null && why !== 'shape' && why !== 'unbalanced' && MENDED.has(why)) break
    if (why !== null || !isWhole(head.slice(0, -1), core.slice(head.length - 1))) continue
    found = head
    // Of a long sentence the first statement is enough.
    if (dependence === 'shape') break
  }
  return found
}

/** A sentence as the part of it that stands by itself; null where it does as it is or has none. */
export function partOf(sentence: TextSentence): TextSentence | null {
  if (sentence.dependence === null) return null
  const known = parts.get(sentence)
  if (known !== undefined) return known
  const core = wholePart(sentence.core, sentence.dependence)
  const part = core === null ? null : { ...sentence, core, words: tagWords(core), dependence: null }
  parts.set(sentence, part)
  return part
}

/** Clauses and gaps ask for the same parts. */
const parts = new WeakMap<TextSentence, TextSentence | null>()

/** A clause with its subject and what is said of it, ended where another begins. */
function isWhole(head: string, after: string): boolean {
  if (head.split(' ').length > MOST || PAIRED.test(head) || /(?<![\p{L}])(?:e|mas|ou|que|de|d[ao]s?)$/u.test(head))
    return false
  const clause = takeApart(head)
  if (!clause || clause.subject === '' || clause.rest === '') return false
  if (SUBORDINATE.test(head) || UNENDED.test(head)) return false
  if (!/^\se\s/u.test(after)) return lastHasVerb(head)
  // 'guarda água e o ar dessa camada': one of a list; 'guarda água e o ar dessa camada esfria': another statement.
  if (/(?<![\p{L}])entre\s[^,;]*$/u.test(head)) return false
  const second = takeApart(capitalise(after.slice(3).replace(/[.]["”’)]*$/u, '')))
  return second !== null && second.subject !== '' && second.subject.split(' ').length < LEAST && lastHasVerb(head)
}

/** 'O rei mudou a lei, e a corte': begun and not ended. */
function lastHasVerb(head: string): boolean {
  const last = head.split(/,\s(?:e|mas|porém)\s/u).at(-1) ?? ''
  return tagWords(last).some(({ tag }) => tag === 'verb')
}
