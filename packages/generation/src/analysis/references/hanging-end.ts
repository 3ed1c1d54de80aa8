import { pattern } from '../../lexicon/words.ts'
import { tagWords } from '../grammar/tagging.ts'
import { type Dependence, dependenceOf } from '../self-contained.ts'

/** What an end may hang on that the statement before it does not. */
const HANGS: ReadonlySet<Dependence | null> = new Set<Dependence | null>(['deictic', 'anaphor', 'reader', 'pointer'])
/** Reasons, consequences and what is granted: the statement before them holds without. */
const ENDS = pattern('u')`(?:,?\s${'opening of an end that may go'}|,\so que)\s[^:;]+\.$`

/**
 * 'A palavra réptil significa “que rasteja”, porque esses animais…' → 'A palavra réptil significa “que rasteja”.': the
 * end alone points back.
 */
export function withoutHangingEnd(core: string): string {
  const end = ENDS.exec(core)
  // '…, e por isso muitos vivem ali': a reason of what follows, which is asked for as that.
  if (end === null || /\spor\s(?:isso|ess[ea]\s(?:motivo|razão))/u.test(end[0])) return core
  if (!HANGS.has(dependenceOf(core, tagWords(core)))) return core
  const plain = `${core.slice(0, end.index)}.`
  return dependenceOf(plain, tagWords(plain)) === null ? plain : core
}
