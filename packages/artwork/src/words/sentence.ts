import { counted } from './plural.ts'
import type { Subject } from './read-text.ts'

/** 'a, b e c'. */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} e ${items.at(-1)}`
}

const INSIDE: Readonly<Record<string, string>> = { um: 'num', uma: 'numa', o: 'no', a: 'na' }

/** 'numa praia', from 'uma praia'. */
const within = (label: string) => label.replace(/^\S+/, article => INSIDE[article] ?? article)

/** What the artist drew, each with its count. */
export const drawnOf = (subjects: readonly Subject[]): string[] =>
  subjects.map(({ noun, count }) => counted(noun[0], count))

/** Tells the child what is in the picture and which words the artist does not know yet. */
export function sentenceFor(drawn: readonly string[], setting: string, unknown: readonly string[]): string {
  const missing = unknown.length > 0 ? ` Ainda não sei desenhar: ${listed(unknown)}.` : ''
  if (drawn.length === 0) return `Desenhei ${setting}.${missing}`
  const where = drawn.includes(setting) ? '' : ` ${within(setting)}`
  return `Desenhei ${listed(drawn)}${where}.${missing}`
}

/** When nothing of the text is known. */
export function sentenceForNothing(drawn: readonly string[], setting: string, unknown: readonly string[]): string {
  const missing = unknown.length > 0 ? `Ainda não sei desenhar: ${listed(unknown)}. ` : ''
  return `${missing}Então desenhei ${listed(drawn)} ${within(setting)}. Tente escrever um bicho, um lugar ou um brinquedo!`
}
