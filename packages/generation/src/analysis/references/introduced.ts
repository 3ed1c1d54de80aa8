import { canBeFinite, tagWords } from '../grammar/tagging.ts'

/**
 * 'O endereço indica onde ela está.' after 'Cada página tem um endereço de rede.' → 'O endereço de rede indica…': a
 * noun alone which the sentence before brings in with what tells of what kind it is. Null where it brings in none or
 * two of them, or says of something that it is one.
 */
export function resolveIntroduced(core: string, previous: string): string | null {
  const [whole, article = '', noun = ''] = /^(O|A)\s(\p{Ll}{4,})(?=\s)/u.exec(core) ?? []
  const next = whole === undefined ? undefined : tagWords(core)[2]
  if (whole === undefined || !next || next.tag === 'adjective') return null
  if (!canBeFinite(next.lower) && next.lower !== 'se' && next.lower !== 'não') return null
  const brought = new RegExp(
    String.raw`(?<!(?:é|foi|era|como)\s)(?<![\p{L}])${article === 'O' ? 'um' : 'uma'}\s${noun}(\sde\s\p{Ll}{3,})(?=[,.;:]|\s(?:e|que|para|em|n[oa]s?|com|por|pel[oa]s?)\s|$)`,
    'gu',
  )
  const kinds = new Set([...previous.matchAll(brought)].map(([, kind = '']) => kind))
  const [kind] = kinds
  return kinds.size === 1 && kind !== undefined ? `${whole}${kind}${core.slice(whole.length)}` : null
}
