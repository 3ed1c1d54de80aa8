import type { WordTest } from './model.ts'

/** Pronouns that hang on a verb by a hyphen: 'torná-lo', 'reutilizando-o'. */
const CLITIC = /^(?:me|te|se|lhe|lhes|nos|vos|o|a|os|as|lo|la|los|las|no|na|nos|nas)$/i

export const SOFT_HYPHEN = '\u00AD'

/** Decides, for a word cut at a line end, between one word and a hyphenated compound. */
export type HyphenJudge = (left: string, right: string, soft: boolean) => string

/**
 * A judge that asks the language and then the document itself.
 * @param vocabulary spellings seen whole elsewhere in the document, lower case.
 */
export function hyphenJudge(isWord: WordTest, vocabulary: ReadonlySet<string>): HyphenJudge {
  return (left, right, soft) => {
    const joined = left + right
    const hyphenated = `${left}-${right}`
    if (
      CLITIC.test(right) &&
      isVerbBefore(left.toLowerCase(), right.toLowerCase(), isWord) &&
      !vocabulary.has(joined.toLowerCase())
    ) {
      return isWord(joined) && right.length > 2 ? joined : hyphenated
    }
    if (/^\p{Lu}/u.test(right) && !/^\p{Lu}+$/u.test(left + right)) return hyphenated
    if (isWord(joined)) return joined
    if (vocabulary.has(hyphenated.toLowerCase())) return hyphenated
    if (vocabulary.has(joined.toLowerCase())) return joined
    if (left.length > 1 && right.length > 1 && isWord(left) && isWord(right)) return hyphenated
    return soft || /^\p{Ll}/u.test(right) ? joined : hyphenated
  }
}

/** Puts the next line of a paragraph after the text so far. */
export function joinLines(before: string, after: string, judge: HyphenJudge): string {
  if (before === '') return after
  const cut = /(\p{L}[\p{L}\p{M}]*)([-‐\u00AD])$/u.exec(before)
  const next = /^(\p{L}[\p{L}\p{M}]*)/u.exec(after)
  if (!cut || !next) return `${before} ${after}`
  const [whole, left = '', hyphen = ''] = cut
  const right = next[1] ?? ''
  return before.slice(0, -whole.length) + judge(left, right, hyphen === SOFT_HYPHEN) + after.slice(right.length)
}

/** Soft hyphens left inside a line: a reader that had already put the two lines together. */
export function settleInnerHyphens(text: string, judge: HyphenJudge): string {
  if (!text.includes(SOFT_HYPHEN)) return text
  return text
    .replace(/(\p{L}+)\u00AD\s*(\p{L}+)/gu, (_, left: string, right: string) => judge(left, right, true))
    .replaceAll(/\u00AD(?!$)/g, '')
}

/** 'torna' and 'fazê' before a pronoun: a form of a verb, or an infinitive that has lost its 'r' to 'lo'. */
function isVerbBefore(left: string, pronoun: string, isWord: WordTest): boolean {
  const plain = left
    .normalize('NFD')
    .replace(/[\u0301\u0302]$/u, '')
    .normalize('NFC')
  return isWord(plain) || (/^l[oa]s?$/.test(pronoun) && (isWord(`${plain}r`) || isWord(`${left}r`)))
}
