import { singular } from '@capivira/portuguese/inflection'
import { analyse } from '@capivira/portuguese/morphology'

/** Who named a species, after its name (International Codes of Nomenclature): 'Senna alata (L.) Roxb.' */
const SPECIES_AUTHORS =
  /^(\p{Lu}(?:\.|\p{Ll}+)\s\p{Ll}{4,})\s(?:\([^)]*\)|\p{Lu}[\p{L}.]*)(?:\s?(?:&\s)?\p{Lu}[\p{L}.]*)*$/u

/** The label without footnote stars and without the authors of a scientific name. */
export function plainLabel(label: string): string {
  return label.replace(/\*+$/, '').trim().replace(SPECIES_AUTHORS, '$1')
}

/** 'Forma do relevo' → 'forma do relevo', 'Valores especiais' → 'valor especial'; null for what is no noun. */
export function kindOf(columnName: string): string | null {
  const words = columnName.toLowerCase().split(' ')
  if (words.length > 4 || words.includes('ou') || words.includes('e') || !/^[\p{L}\s-]+$/u.test(columnName)) return null
  const [head = '', ...rest] = words
  const readings = analyse(head)
  if (!readings.some(a => a.category === 'noun')) return null
  if (!readings.every(a => a.category !== 'noun' || a.number === 'p')) return words.join(' ')
  const [adjective, ...more] = rest
  const one = singular(head)
  if (one === null) return null
  const other = adjective === undefined || /^d[aeo]s?$/.test(adjective) ? adjective : singular(adjective)
  return other === null ? null : [one, ...(other === undefined ? [] : [other]), ...more].join(' ')
}
