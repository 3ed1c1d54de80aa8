import type { Word } from './tagging.ts'
import { tagWords } from './tagging.ts'

type Body = { body: string; words: readonly Word[] }

/** Longest insertion between a subject and its verb. */
const LONGEST_INSERTED = 8

/**
 * A clause without what stands beside its subject: 'Capital do estado, a cidade cresceu' → 'A cidade cresceu', 'Os
 * rios, lembram os autores, são fundos' → 'Os rios são fundos'.
 */
export function withoutDescription(text: string, lead: string): Body {
  const words = tagWords(text)
  const comma = words.findIndex(word => word.text === ',')
  if (comma < 1) return { body: text, words }
  const plain = withoutReporting(text, words, comma)
  if (plain !== null) return { body: plain, words: tagWords(plain) }
  const after = lead === '' && describes(words, comma) ? words[comma + 1] : undefined
  if (!after) return { body: text, words }
  const body = after.text.charAt(0).toUpperCase() + text.slice(after.start + 1)
  return { body, words: tagWords(body) }
}

/** ', lembram os autores,' before the verb of the clause. */
function withoutReporting(text: string, words: readonly Word[], comma: number): string | null {
  const close = words.findIndex((word, index) => index > comma && word.text === ',')
  const [open, first, last, next] = [words[comma], words[comma + 1], words[close], words[close + 1]]
  if (!open || !last || close - comma > LONGEST_INSERTED || first?.tag !== 'verb' || next?.tag !== 'verb') return null
  if (words.slice(0, comma).some(word => word.tag === 'verb' || word.tag === 'relative')) return null
  return `${text.slice(0, open.start)}${text.slice(last.end)}`
}

/** A noun without article and all that belongs to it, before a subject with its article and verb, or a pronoun. */
function describes(words: readonly Word[], comma: number): boolean {
  const [first, opens] = [words[0], words[comma + 1]]
  if (!/^(?:noun|adjective|participle)$/.test(first?.tag ?? '')) return false
  if (words.slice(0, comma).some(word => /^(?:verb|relative|conjunction|symbol)$/.test(word.tag))) return false
  if (!/^(?:o|a|os|as|el[ea]s?)$/.test(opens?.lower ?? '') || words[comma + 2]?.lower === 'que') return false
  const rest = words.slice(comma + 1)
  const verb = rest.findIndex(word => word.tag === 'verb')
  // 'Trigo, a cevada e o centeio são cereais': a list.
  return verb > 0 && !rest.slice(0, verb).some(word => word.text === ',' || /^(?:e|ou|nem)$/.test(word.lower))
}
