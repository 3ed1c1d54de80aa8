import { pattern } from '../../lexicon/words.ts'
import type { Kind, Kinds } from '../kinds/kinds.ts'

/** Places from the widest on: where something is in a town it is also in the country around it. */
const WIDTHS = [
  ['continente'],
  ['país'],
  ['região brasileira'],
  ['estado brasileiro'],
  ['cidade brasileira', 'cidade do mundo'],
]

/** From here on there are more of them than any list has. */
const TOWNS = 4

/** 'Europa Ocidental', 'América do Sul', 'Sudeste Asiático': as wide as a continent beside a country. */
const PART_OF_CONTINENT = pattern('u')`
  ^(?:${'continent'}\s(?:d[oa]\s)?\p{Lu}|${'direction of a continent'} (?:Asiático|Europeu|Africano)
  |Oriente (?:Médio|Próximo)|Extremo Oriente)`
/** 'Rio Paraná', 'Serra do Mar': lands lie around it. */
const IN_A_LAND = pattern('u')`^${'lies in a land, capital'}\s(?:d[aeo]s?\s)?\p{Lu}`

const widthsOf = ({ kinds }: Kind) => WIDTHS.flatMap((level, at) => (level.some(kind => kinds.has(kind)) ? [at] : []))
const widthsAt = (place: string, kind: Kind) => (PART_OF_CONTINENT.test(place) ? [0] : widthsOf(kind))
const widthOf = (kind: Kind) => widthsOf(kind)[0] ?? -1

/** 'França' beside 'Paris': what is in the town is also in the country. */
export function mayLieAround(option: Kind, key: Kind): boolean {
  return widthOf(option) >= 0 && widthOf(option) < widthOf(key)
}

/** 'No Nordeste' → 'Nordeste'. */
export function placeOf(answer: string): string {
  return answer.replace(/^(?:Em|N[oa]s?|Entre|Ao|À)\s(?:(?:[oa]s?|uma?)\s)?/, '')
}

/**
 * 0.5 for a place as good as the right one; below 0 for what is no place, is wider or narrower ('Em Bagdá' beside 'Na
 * Ásia'), or is of another class by its first noun ('No Calendário de Aulas' beside 'No Conselho de Classe').
 */
export function placeLikeness(text: string, answer: string, kinds: Kinds): number {
  const [place, right] = [placeOf(text), placeOf(answer)]
  const [option, key] = [kinds.of(place), kinds.of(right)]
  // 'No núcleo do Sol' beside 'No Brasil'.
  if (isNamed(place) !== isNamed(right)) return -1
  // 'Em Lima' beside 'Em Quito, no Equador'.
  if (text.includes(',') !== answer.includes(',')) return -1
  // 'Na Polônia' beside 'No Egito Antigo'.
  if (areOfTwoAges(place, right)) return -1
  if (ANCIENT.test(right)) return 0.5
  const [widths, rightWidths] = [widthsAt(place, option), widthsAt(right, key)]
  if (IN_A_LAND.test(right) && widths.some(width => width < TOWNS)) return -1
  if (widths.length > 0 && rightWidths.length > 0) return widths.some(width => rightWidths.includes(width)) ? 0.5 : -1
  // 'Em Pedro Branco' beside 'Na Ásia': lands are all known, towns are not.
  if (rightWidths.some(width => width < TOWNS) && widths.length === 0) return -1
  // 'No Museu Nacional' beside 'Em São Paulo'.
  if (rightWidths.length > 0 && option.sorts.size > 0 && !option.sorts.has('place')) return -1
  if (widths.length === 0 && rightWidths.length === 0) {
    // 'Em Estágio Livre' beside 'No Plano de Aula'.
    if (/^Em\s/.test(text) !== /^Em\s/.test(answer)) return -1
    if (kinds.genusLikeness(place, right) < 0) return -1
  }
  return option.sorts.size > 0 && key.sorts.size > 0 && kinds.likeness(place, right) < 0 ? -1 : 0.5
}

/** 'Polônia' beside 'Egito Antigo'. */
export function areOfTwoAges(option: string, key: string): boolean {
  return ANCIENT.test(option) !== ANCIENT.test(key)
}

const ANCIENT = /\sAntig[oa]$/u

const isNamed = (place: string) => /^\p{Lu}/u.test(place)
