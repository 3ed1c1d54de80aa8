import { pattern } from '../../lexicon/words.ts'
/**
 * 'a Política do Chá | com Mel': the name that a term stands at the end of, and the word before it; null where the term
 * is the whole name.
 */
export function wholeNameBefore(text: string, term: string): { name: string; article: string } | null {
  const match =
    /(?:^|\s)(\p{L}+)\s(\p{Lu}[\p{L}-]+(?:\s(?:d[aeo]s?\s)?\p{Lu}[\p{L}-]+)*\scom\s(?:[oa]s?\s)?\p{Lu}[\p{L}-]+)$/u.exec(
      text,
    )
  return match?.[2]?.endsWith(` ${term}`) ? { name: match[2], article: match[1]?.toLowerCase() ?? '' } : null
}

const LIES = pattern('u')`^(?:região\s${'direction or kind of a region'}(?![\p{L}])|${'part of a land'}\sd)`

/** 'em Crato, região sul do Ceará', 'em Ilhéus, litoral da Bahia': where it lies, not what it is. */
export const saysWhereItLies = (apposition: string): boolean => LIES.test(apposition)
