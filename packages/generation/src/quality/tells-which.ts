import type { Family } from '../items.ts'
import { pattern } from '../lexicon/words.ts'

/**
 * 'O _____ é o conjunto…', 'Os _____ são seres vivos que…', 'Uma _____ consiste em…': the sentence says what fills its
 * gap.
 */
const DEFINES = pattern('u')`
  ^(?:Os?|As?|Uma?) _{2,} (?:(?:é|foi|era) (?:o|a)|(?:são|foram|eram) (?:os|as)
  |(?:é|são|foi|foram) (?:uma? )?\p{Ll}{3,}
  (?: \p{Ll}+){0,4} (?:que|em que|cuj[oa]s?|onde|capaz(?:es)? de|responsáve(?:l|is) por)|consistem? em)
  (?![\p{L}])`

/** 'é chamado de _____', 'conhecida como _____', 'recebe o nome de _____'. */
const CALLED = pattern('u')`
  (?<![\p{L}])(?:(?:chamad|denominad|conhecid|designad)[oa]s?(?: de| por| como)?
  |(?:recebe|recebem|leva|levam) o nome de|dá-se o nome de|chama-se|chamam-se|denomina-se
  |denominam-se) (?:[oa]s? )?_{2,}`

/** 'decretou o _____, medida que proibia…': what it is stands right after the gap. */
const EXPLAINED = pattern('u')`
  _{2,}, que (?:é|são|era|eram) (?:[oa]s?|uma?) |_{2,}, (?:(?:[oa]s?|uma?) )?
  (?!que |quando |onde |em )\p{Ll}{4,}(?: \p{Ll}+){0,4} (?:que|cuj[oa]s?)(?![\p{L}])`

/** 'Qual é o maior roedor do mundo?': whatever it is, it is one. */
const ONLY_ONE = /^Qual (?:é|era|foi) [oa] (?:únic[oa]|maior|menor|primeir[oa]|últim[oa]|mais|principal) /u

/**
 * Whether a question says by itself which one thing it asks for: it gives the meaning and wants the name. Another thing
 * of the same kind, wherever it comes from, is then a wrong answer unless it is another name of the right one.
 */
export function tellsWhich(question: string, family: Family | undefined): boolean {
  if (family === 'naming') return true
  return DEFINES.test(question) || ONLY_ONE.test(question) || CALLED.test(question) || EXPLAINED.test(question)
}
