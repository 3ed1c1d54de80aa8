import { isParticiple } from '@capivira/portuguese/morphology'
import { readSubject, type Subject } from '../../analysis/grammar/nouns.ts'
import type { Place } from '../fact.ts'

/** 'A empresa norte-americana Netscape' → role 'empresa norte-americana', name 'Netscape'. */
export function introducedName(text: string, place: Place): { role: string; name: Subject } | null {
  const match = /^(?:O|A)\s([\p{Ll}][\p{L}-]+(?:\s[\p{Ll}][\p{L}-]+){0,2})\s([\p{Lu}][^,(]{2,50})$/u.exec(
    text.replace(/\s*\([^)]*\)|,.*$/gu, '').trim(),
  )
  if (!match) return null
  const role = match[1] ?? ''
  if (
    /\s(?:d[aeo]s?|em|n[oa]s?|para|por|com|e|que)$/.test(role) ||
    /\s(?:d[aeo]s?|em|n[oa]s?|para|por|com|e|que)\s/.test(` ${role} `)
  )
    return null
  // 'o chamado Ludismo', 'o ousado Prado': a describing word is no role.
  if (isParticiple(role)) return null
  const name = readSubject(match[2] ?? '', place.study.use)
  return name?.phrase.proper ? { role, name } : null
}
