import { counted } from './plural.ts'
import type { Subject } from './subject.ts'

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

/** What of a wish a picture does not show. */
export type Missing = {
  /** Words the artist has no drawing for. */
  unknown: readonly string[]
  /** What would change the picture and is not shown, as 'em cima da árvore' or 'correndo'. */
  unseen: readonly string[]
  /** Names of people, brands and characters. */
  names: readonly string[]
  /** Colours, which the child gives. */
  colours: readonly string[]
  /** Things beyond those that have room, as 'um gato'. */
  crowded: readonly string[]
  /** Names of things of which more were asked for than are drawn, in the plural. */
  fewer: readonly string[]
  /** Places beside the one that is drawn, as 'uma praia'. */
  places: readonly string[]
}

/** At most this many different things are drawn: more would be too small to colour. */
export const MOST_SUBJECTS = 6

const out = (items: readonly string[]) => `${items.length === 1 ? 'fica' : 'ficam'} de fora ${listed(items)}`

/** What stays out of a picture and why, a sentence each in one text; empty when it shows the whole wish. */
export function sentenceForMissing(missing: Missing): string {
  const { unknown, unseen, names, colours, crowded, fewer, places } = missing
  return [
    unknown.length > 0 && `Ainda não sei desenhar: ${listed(unknown)}.`,
    unseen.length > 0 && `Não sei mostrar: ${listed(unseen)}.`,
    names.length > 0 && `Não desenho pessoas, marcas nem personagens pelo nome: ${listed(names)}.`,
    crowded.length > 0 && `Num desenho cabem ${MOST_SUBJECTS} coisas diferentes: ${out(crowded)}.`,
    fewer.length > 0 && `De cada coisa, desenho no máximo quatro: é assim com ${listed(fewer)}.`,
    places.length > 0 && `Um desenho mostra um lugar só: ${out(places)}.`,
    colours.length > 0 && `${colours.length === 1 ? 'A cor' : 'As cores'} quem pinta é você: ${listed(colours)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Tells the child what is in the picture and what of the wish is not. */
export function sentenceFor(drawn: readonly string[], setting: string, missing: Missing): string {
  const left = sentenceForMissing(missing)
  const where = drawn.includes(setting) ? '' : ` ${within(setting)}`
  const made = drawn.length === 0 ? `Desenhei ${setting}.` : `Desenhei ${listed(drawn)}${where}.`
  return left ? `${made} ${left}` : made
}

/** When nothing of the text is known. */
export function sentenceForNothing(drawn: readonly string[], setting: string, missing: Missing): string {
  const left = sentenceForMissing(missing)
  return (
    `${left && `${left} `}Então desenhei ${listed(drawn)} ${within(setting)}. Tente escrever um bicho, um lugar ` +
    'ou um brinquedo!'
  )
}

/** Tells before anything is drawn what of a wish will be missing; null when nothing will. */
export function sentenceBefore(isNothing: boolean, missing: Missing): string | null {
  const left = sentenceForMissing(missing)
  if (!isNothing) return left || null
  return [left, 'Do que você escreveu, não reconheci nada que eu saiba desenhar: faria uma capivara.']
    .filter(Boolean)
    .join(' ')
}
