import { lemmasOf } from '../../analysis/terms/terms.ts'
import type { Fact } from '../../families/fact.ts'
import { tellsWhich } from '../../quality/tellsWhich.ts'

/** The sentence is about what fills its gap. */
const ABOUT_GAP = /^(?:Os?|As?|Uma?s?|Uns) _{2,}/u
/** And says what it is for, which tells it as a definition would. */
const SAYS_USE =
  /^(?:Os?|As?|Uma?s?|Uns) _{2,} (?:(?:é|são|era|eram) (?:usad|utilizad|empregad)[oa]s? (?:para|como)|servem? (?:para|de|como)|t[eê]m (?:como|por) (?:objetivo|função|finalidade))(?![\p{L}])/u

/**
 * Whether a gap is for one sort of a thing beside others ('energia eólica', 'energia solar'), in a sentence that does not say what it is or is for: 'mentioned'
 * where the sentence is about something else ('O calor causa aumento da _____'), of which other sorts are mostly true as well, 'subject' where it is about
 * what fills the gap. Null for other gaps.
 */
export function sortsInGap({ pattern, question, answer, family }: Fact, options: readonly string[]) {
  if (pattern !== 'cloze/term' || !/^\p{L}+\s\p{Ll}/u.test(answer) || /\s\p{Lu}/u.test(answer)) return null
  if (tellsWhich(question, family) || SAYS_USE.test(question)) return null
  if (!options.some(option => headOf(option) === headOf(answer))) return null
  return ABOUT_GAP.test(question) ? 'subject' : 'mentioned'
}

const headOf = (phrase: string) => lemmasOf(phrase.split(' ')[0] ?? '')
