import type { Subject } from './subject.ts'

/** Where something is said to be beside what is named after it. */
type Relation = 'on' | 'in' | 'under' | 'behind' | 'front' | 'between' | 'other'

const PHRASES: readonly (readonly [RegExp, Relation])[] = [
  [/^(?:em|por) cima (?:d[eoa]s?|dum|duma)\b/, 'on'],
  [/^(?:montad[oa]s?|sentad[oa]s?|deitad[oa]s?|em pe|de pe|parad[oa]s?) (?:n[oa]s?|numa?|em|sobre)\b/, 'on'],
  [/^sobre\b/, 'on'],
  [/^(?:dentro|no meio|por dentro) (?:d[eoa]s?|dum|duma)\b/, 'in'],
  [/^(?:em baixo|embaixo|debaixo|por baixo) (?:d[eoa]s?|dum|duma)\b/, 'under'],
  [/^sob\b/, 'under'],
  [/^(?:atras|por tras) (?:d[eoa]s?|dum|duma)\b/, 'behind'],
  [/^(?:na frente|em frente) (?:d[eoa]s?|dum|duma|ao?s?)\b/, 'front'],
  [/^entre\b/, 'between'],
  [/^(?:pendurad[oa]s?|escondid[oa]s?|pres[oa]s?|amarrad[oa]s?|preso) (?:n[oa]s?|numa?|em)\b/, 'other'],
  [/^(?:maior|menor|mais alt[oa]|mais baix[oa])(?: do)? que\b/, 'other'],
]

/** What one is on or in when it is said with 'na' alone: 'na árvore', 'no telhado', 'na caixa'. */
const HOLDERS = new RegExp(
  `^(?:${[
    String.raw`arvore|coqueiro|galho|telhado|mesa|cadeira|sofa|janela|varal|caixa|cesta|cesto|ninho|gaiola|vaso`,
    String.raw`panela|copo|prato|garrafa|saco|bolso|mochila|gaveta|armario|geladeira|flor|pedra|ombro|cama|rede`,
    String.raw`balde|balanco`,
  ].join('|')})$`,
)

/** A place named in relation to something: how many words say so, and what they say. */
export type Placed = { relation: Relation; length: number }

/** The relation that begins at a word, or null. */
export function relationAt(words: readonly string[], position: number): Placed | null {
  const text = words.slice(position, position + 4).join(' ')
  for (const [pattern, relation] of PHRASES) {
    const found = pattern.exec(text)
    if (found) return { relation, length: found[0].split(' ').length }
  }
  if (/^(?:n[oa]s?|numa?)$/.test(words[position] ?? '') && HOLDERS.test(words[position + 1] ?? ''))
    return { relation: 'in', length: 1 }
  return null
}

/** What stands high or far shows what is below or before it as such. */
const ABOVE = new Set(['sky', 'corner', 'peak'])

/** Whether a picture shows somebody in that relation to a thing, as things stand side by side. */
export function isShownAt(relation: Relation, somebody: Subject | undefined, thing: Subject): boolean {
  const [, , place] = thing.noun
  if (relation === 'under') return ABOVE.has(place)
  if (relation === 'front') return place === 'back' && somebody?.noun[2] !== 'back'
  if (relation !== 'on' && relation !== 'in') return false
  if (thing.noun[1] === 'bed' && somebody?.action === 'sleep') return /^(?:child|adult):/.test(somebody.noun[1])
  return somebody?.action === 'ride'
}
