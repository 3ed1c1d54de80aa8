/**
 * Words divided at the end of a line, by the spelling of 1990: which hyphen was only the line's, which one is the
 * word's own, and which one the next line repeats ('tornou-' + '-se'). The one rule for the page a reader sees and for
 * what is written from it.
 */

import { wordsOf as wordsOfSense } from './lexicon/words.ts'
/** Tells whether a spelling is a word of the language; letter case does not matter. */
export type WordTest = (word: string) => boolean

/** Decides, for a word cut at a line end, between one word and a hyphenated compound. */
export type HyphenJudge = (left: string, right: string, soft: boolean) => string

export const SOFT_HYPHEN = '\u00AD'

/** Pronouns that hang on a verb by a hyphen: 'torná-lo', 'reutilizando-o'. */
const CLITIC = wordsOfSense('clitic after a hyphen')

/**
 * Prefixes and the letters before which they keep their hyphen; null stands for their own last vowel. Bases XV and XVI
 * of the agreement.
 */
const PREFIXES: ReadonlyMap<string, RegExp | null> = new Map([
  ...(
    'anti auto contra extra infra intra macro mega micro mini multi neo pluri poli proto pseudo semi sobre supra ' +
    'tele ultra arqui'
  )
    .split(' ')
    .map(prefix => [prefix, null] as const),
  ...'hiper inter super'.split(' ').map(prefix => [prefix, /^r/iu] as const),
  ['sub', /^[rb]/iu],
  ['sob', /^[rb]/iu],
  ['ab', /^r/iu],
  ['ad', /^r/iu],
  ['circum', /^[aeiouáéíóúâêôãõmn]/iu],
  ['pan', /^[aeiouáéíóúâêôãõmn]/iu],
])

/** Words that were joined in Latin: 'interrogar', 'interromper', 'interregno'. */
const OF_LATIN = /^interr(?:og|omp|egn)/iu

/**
 * A judge that asks the spelling, the language and then the document itself.
 * @param vocabulary spellings seen whole elsewhere in the document, lower case.
 */
export function hyphenJudge(isWord: WordTest, vocabulary: ReadonlySet<string>): HyphenJudge {
  return (left, right, soft) => {
    const joined = left + right
    const hyphenated = `${left}-${right}`
    if (
      CLITIC.has(right.toLowerCase()) &&
      isVerbBefore(left.toLowerCase(), right.toLowerCase(), isWord) &&
      !vocabulary.has(joined.toLowerCase())
    ) {
      return isWord(joined) && right.length > 2 ? joined : hyphenated
    }
    if (/^\p{Lu}/u.test(right) && !/^\p{Lu}+$/u.test(joined)) return hyphenated
    const spelling = spelledWithHyphen(left, right, isWord)
    if (spelling === true && !vocabulary.has(joined.toLowerCase())) return hyphenated
    if (isWord(joined)) return joined
    if (vocabulary.has(hyphenated.toLowerCase())) return hyphenated
    if (vocabulary.has(joined.toLowerCase())) return joined
    if (spelling === false) return joined
    if (left.length > 1 && right.length > 1 && isWord(left) && isWord(right)) return hyphenated
    return soft || /^\p{Ll}/u.test(right) ? joined : hyphenated
  }
}

/**
 * Whether the spelling asks for the hyphen ('anti' before 'inflamatório', 'inter' before 'regional', 'sub' before
 * 'região', any prefix before 'humano') or against it ('semi' before 'nua'); null where it says nothing.
 */
function spelledWithHyphen(left: string, right: string, isWord: WordTest): boolean | null {
  const prefix = left.toLowerCase()
  const before = PREFIXES.get(prefix)
  // 'anti-go': what follows has to be a word, and not the end of another.
  if (before === undefined || right.length < 3 || !isWord(right)) return null
  const first = right.normalize('NFD').charAt(0).toLowerCase()
  if (first === 'h') return true
  if (before === null ? prefix.endsWith(first) : before.test(right) && !OF_LATIN.test(prefix + right)) return true
  return first === 'r' || first === 's' ? null : false
}

/** 'torna' and 'fazê' before a pronoun: a form of a verb, or an infinitive that has lost its 'r' to 'lo'. */
function isVerbBefore(left: string, pronoun: string, isWord: WordTest): boolean {
  const plain = left
    .normalize('NFD')
    .replace(/[\u0301\u0302]$/u, '')
    .normalize('NFC')
  return isWord(plain) || (/^l[oa]s?$/.test(pronoun) && (isWord(`${plain}r`) || isWord(`${left}r`)))
}

/** What a verb ends with behind the pronoun in its middle: 'conservá-los-emos', 'dir-se-ia'. */
const MESOCLITIC_ENDING = /^(?:ei|ás|á|emos|eis|ão|ias?|íamos|íeis|iam)$/u

const CUT = /([\p{L}\p{M}]+)([-‐\u00AD])$/u
const NUMBER_CUT = /[\p{L}\d][-‐\u00AD]$/u
const DASH_CUT = /[\p{L}\d][–—]$/u
/** 'pré-' + 'e pós-guerra': the hyphen waits for the word that both share. No division leaves an 'e' alone. */
const WAITS = /^(?:e|ou)\s+[\p{L}\p{M}]+-\p{L}/u

/** Puts the next line of a paragraph after the text so far. */
export function joinLines(before: string, after: string, judge: HyphenJudge): string {
  if (before === '') return after
  if (DASH_CUT.test(before) && /^[\p{L}\d]/u.test(after)) return before + after
  const cut = CUT.exec(before)
  // 'tornou-' + '-se': the hyphen of the word itself, once.
  if ((cut || NUMBER_CUT.test(before)) && /^[-‐][\p{L}\d]/u.test(after))
    return `${before.slice(0, -1)}-${after.slice(1)}`
  if (NUMBER_CUT.test(before) && /^\d/.test(after)) return `${before.slice(0, -1)}-${after}`
  const next = /^([\p{L}\p{M}]+)/u.exec(after)
  if (!cut || !next) return `${before} ${after}`
  const [whole, left = '', hyphen = ''] = cut
  const right = next[1] ?? ''
  if (right === 'e' || (WAITS.test(after) && judge(left, right, true) !== left + right))
    return `${before.slice(0, -1)}- ${after}`
  const start = before.slice(0, -whole.length)
  if (start.endsWith('-') && CLITIC.has(left.toLowerCase()) && MESOCLITIC_ENDING.test(right))
    return `${start}${left}-${after}`
  return start + judge(left, right, hyphen === SOFT_HYPHEN) + after.slice(right.length)
}

/** Soft hyphens left inside a line: a reader that had already put the two lines together. */
export function settleInnerHyphens(text: string, judge: HyphenJudge): string {
  if (!text.includes(SOFT_HYPHEN)) return text
  const [first = '', ...others] = text.split(/\u00AD\s*(?=\S)/u)
  return others.reduce((before, after) => joinLines(before + SOFT_HYPHEN, after, judge), first)
}

/**
 * Lines as one text: `between` stands where one ends, and words divided at an end are whole. Only a hyphen that the
 * reader of the page marked as the line's own (U+00AD) is looked at.
 */
export function joinedLines(lines: readonly string[], between: string, isWord: WordTest): string {
  const judge = hyphenJudge(isWord, wordsOf(lines))
  return lines.reduce(
    (text, line) =>
      text.endsWith(SOFT_HYPHEN) ? joinLines(text, line, judge) : text === '' ? line : text + between + line,
    '',
  )
}

/** Whole words of some lines, lower case; the ends and beginnings of cut ones are left out. */
export function wordsOf(lines: Iterable<string>): Set<string> {
  const words = new Set<string>()
  for (const line of lines)
    for (const word of line.toLowerCase().match(/\p{L}+(?:-\p{L}+)*(?![\p{L}\u00AD-])/gu) ?? []) words.add(word)
  return words
}
