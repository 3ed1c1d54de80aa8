import { plural, singular } from '@capivira/portuguese/inflection'
import { analyse } from '@capivira/portuguese/morphology'
import type { Study } from '../../analysis/study.ts'

/**
 * The name of a column with its noun, in the number of what the cell holds: 'Retos' of pronouns → 'pronome reto' over 'eu', 'pronomes
 * retos' over 'ele, ela'. A column that names its things itself stays as it is; null where it describes something and nothing tells what.
 */
export function columnNoun(column: string, cell: string, study: Study): string | null {
  const low = lowerFirst(column)
  const words = low.split(' ')
  const [first = ''] = words
  const readings = analyse(first)
  const describes =
    readings.some(a => a.category === 'adjective' && a.number === 'p') && words.every(word => /^\p{Ll}+s$/u.test(word))
  if (!describes) return low
  const noun = nounOf(first, study)
  if (noun === null) return readings.some(a => a.category === 'noun') ? low : null
  const many = /,|\s(?:e|ou)\s/u.test(cell)
  const forms = [plural(noun) ?? noun, ...words]
  if (many) return forms.join(' ')
  const one = [noun, ...words.map(word => singular(word))]
  return one.includes(null) ? null : one.join(' ')
}

/** The noun the text sets before a describing word, in whatever number: 'os pronomes retos' → 'pronome'. */
function nounOf(adjective: string, study: Study): string | null {
  const forms = new Set([adjective, singular(adjective) ?? adjective])
  for (const { words } of study.sentences) {
    for (const [index, word] of words.entries()) {
      const before = words[index - 1]
      if (!forms.has(word.lower) || before?.tag !== 'noun') continue
      return singular(before.lower) ?? before.lower
    }
  }
  return null
}

function lowerFirst(text: string): string {
  return /^\p{Lu}[\p{Lu}\d]|^\p{Lu}\S*\p{Ll}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}
