import BROADER from '../../lexicon/broader.json' with { type: 'json' }
import { kindKey, listed, nounKey } from './lists.ts'

type Inside = ReadonlyMap<string, { kinds: ReadonlySet<string>; nouns: ReadonlySet<string> }>

let inside: Inside | undefined

/**
 * What each broad noun takes in, read when first asked for: kinds of the lists, or nouns in quotes. A thing and its own
 * kind never stand beside each other as options, for what is true of the one is often true of the other.
 */
function readLines(): Inside {
  const table = new Map<string, { kinds: Set<string>; nouns: Set<string> }>()
  for (const line of BROADER) {
    const [broad = '', parts = ''] = line.split(': ')
    const entry = table.get(nounKey(broad)) ?? { kinds: new Set<string>(), nouns: new Set<string>() }
    for (const part of parts.split(', ')) {
      if (part.startsWith('"')) entry.nouns.add(nounKey(part.slice(1, -1)))
      else entry.kinds.add(part)
    }
    table.set(nounKey(broad), entry)
  }
  return table
}

/** Whether one of two things is a kind of the other: 'Rocha' and 'Granito', 'Biologia' and 'Ecologia'. */
export function oneTakesInTheOther(a: string, b: string): boolean {
  return takesIn(a, b) || takesIn(b, a)
}

function takesIn(broad: string, narrow: string): boolean {
  inside ??= readLines()
  const known = inside.get(nounKey(broad.toLowerCase()))
  if (!known || kindKey(broad) === kindKey(narrow)) return false
  const narrowed = narrow.toLowerCase()
  if (known.nouns.has(nounKey(narrowed))) return true
  return [...(listed(narrowed)?.kinds ?? [])].some(kind => known.kinds.has(kind))
}
