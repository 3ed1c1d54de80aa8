import { tagWords } from '../../analysis/grammar/tagging.ts'
import { pattern } from '../../lexicon/words.ts'
import { wordsIn } from '../wording/phrasing.ts'

/** Words of one item of a list; of one that only its article could begin, more. */
const LONGEST_ITEM = 8

const TWO_TO_SIX_IN_WORDS = pattern('u')`^(?:(?:${'two to six in words'}|\d)\s[\p{L}\s]{3,40}:\s)`

const OPENING_OF_WHAT_FOLLOWS_AN = pattern('u')`
  ^(.+?\s(?:e|ou)\s[^,;]+?)(?:,\s${'opening of what follows an enumeration'}.*)?$`

const NO_ITEM_OF_AN_ENUMERATION = pattern('iu')`^${'no item of an enumeration'}(?![\p{L}])`

/** The items of 'a, b e c': two to six, short, none with a verb; null when the text is no such list. */
export function enumeration(text: string, longest = LONGEST_ITEM): string[] | null {
  const intro = TWO_TO_SIX_IN_WORDS.exec(text)?.[0] ?? ''
  const body = text
    .slice(intro.length)
    .replace(/[.;:]+$/, '')
    // 'um metal (o sódio)' names it.
    .replace(/(?<!(?:^|[\s,])uma?\s[^,()]{3,30})\s\([^)]*\)|\s\((?!(?:o|a|os|as)\s)[^)]*\)/g, '')
  const clipped = OPENING_OF_WHAT_FOLLOWS_AN.exec(body)?.[1] ?? body
  // 'a, b ou c' is a choice, not a set.
  const last = /^(.*?),?\se\s([^,]+)$/u.exec(clipped)
  if (!last) return null
  const items = [...(last[1] ?? '').split(', '), last[2] ?? ''].map(item => item.trim())
  if (items.length < 2 || items.length > 6) return null
  if (items.length === 2 && items.some(item => wordsIn(item.replace(/\s\([^)]*\)/u, '')) > 4)) return null
  if (items.some(item => item === '' || wordsIn(item) > longest || /[:;“”"]/.test(item))) return null
  for (const item of items) {
    const words = tagWords(item)
    if (words.some(word => word.tag === 'verb' || word.tag === 'relative')) return null
    if (!OPENS_ITEM.has(words[0]?.tag ?? 'symbol')) return null
    if (NO_ITEM_OF_AN_ENUMERATION.test(item)) return null
  }
  return items
}

const OPENS_ITEM: ReadonlySet<string> = new Set(['noun', 'proper', 'article', 'adjective', 'infinitive', 'number'])
