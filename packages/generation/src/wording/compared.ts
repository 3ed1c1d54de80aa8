import type { Part, Statement } from '../reading/statements.ts'
import { written } from '../reading/written.ts'

/** 'Como nas casas do vale', 'Ao contrário da largura': 'como' before a bare noun says in what part it is so. */
const AS = String.raw`(?:(?:assim|tal|tanto)\s)?como\s(?:em|n[oa]s?|[oa]s?|numa?|uma?|d[oa]s?)\s`
const UNLIKE = String.raw`(?:ao contrário|ao invés|diferente(?:mente)?|à semelhança|à diferença|à maneira)\sd[aeo]s?\s`
const COMPARED = new RegExp(`^(?:${AS}|${UNLIKE})`, 'u')

/** A comparison before what is said: the question is asked of the one thing, not beside the other. */
export function isCompared({ tree, verb, head }: Statement, part: Part): boolean {
  const first = verb[0] ?? head
  if ((part.words[0] ?? 0) > first || part.slot === 'subject') return false
  // 'Como a roda gira, …' gives a cause.
  if (part.words.some(i => tree.tokens[i]?.features.VerbForm === 'Fin')) return false
  return COMPARED.test(`${written(tree, part.words).toLowerCase()} `)
}
