import { pattern } from '../../lexicon/words.ts'
import { nameClass } from './names.ts'

const BEHIND = pattern('u')`
  ^(?:Um d[oa]s|Uma das|Um|Uma)\s\p{Ll}[^,]{4,80},\s
  (\p{Lu}[\p{L}.'’-]+(?:\s(?:d[aeo]s?\s|e\s)?\p{Lu}[\p{L}.'’-]+)*),?$`

/**
 * 'Uma das maiores vozes do rádio, Nora Prado': whose name stands behind what is said of somebody; null for other
 * subjects.
 */
export function nameBehind(subject: string): string | null {
  const name = BEHIND.exec(subject)?.[1]
  return name !== undefined && nameClass(name) === 'person' ? name : null
}
