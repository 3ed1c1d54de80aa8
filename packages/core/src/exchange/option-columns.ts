import { nameIn } from './csv-columns.ts'
import { foldName } from './imported-card.ts'

/**
 * Where a sheet of questions with options has these, and where it says which is right; whether their names are letters.
 */
export type OptionColumns = { options: readonly number[]; key: number; areLettered: boolean }

const optionName = /^(?:[a-e]|(?:alternativa|opcao|resposta|option|answer|choice) ?[a-e1-6])$/
const keyName = new RegExp(
  '^(?:corret[ao]|cert[ao]|gabarito|resposta|resposta (?:corret|cert)a|(?:alternativa|opcao) ' +
    '(?:corret|cert)a|correct|(?:correct )?answers?|correct (?:option|choice))$',
)

/** What stands before letters ('letra a', 'Alternativas A e C'), and one letter or number with its sign. */
const beforeKeys = /^\s*(?:(?:letras?|alternativas?|op(?:ção|ções)|respostas?|itens|item|options?)\s*:?\s+)?/i
const oneKey = /^\(?\s*(?:([a-e])|([1-6]))\s*[).]?\s*$/i
const betweenKeys = /\s*(?:[,;/&+]|\s(?:e|and)\s)\s*/i

/** Such columns by their names; null for a row that names none. */
export function optionColumns(first: readonly string[]): OptionColumns | null {
  const names = first.map(cell => nameIn(cell.replace(/ - .*$/, '')))
  const options = names.flatMap((name, at) => (optionName.test(name) ? [at] : []))
  const key = names.findIndex(name => keyName.test(name))
  const areLettered = options.every(at => /[a-e]$/.test(names[at] ?? ''))
  return options.length >= 2 && key >= 0 ? { options, key, areLettered } : null
}

/** The places that a key names by letters or numbers ('B', '(2)', '1,3', 'letras A e C'); null where it names none. */
function placesIn(key: string): number[] | null {
  const parts = key.replace(beforeKeys, '').trim().split(betweenKeys)
  const places = parts.map(part => {
    const [, letter, number] = oneKey.exec(part) ?? []
    if (letter !== undefined) return letter.toLowerCase().charCodeAt(0) - 97
    return number === undefined ? -1 : Number(number) - 1
  })
  return places.includes(-1) ? null : places
}

/**
 * A row that says by letter or number which options are right, with their texts in its place; '' where there is none
 * such. Where options are called by letters, a number that one of them says is that option: '4' of '3', '4' and '5'.
 */
export function withRightOption(cells: readonly string[], columns: OptionColumns): readonly string[] {
  const { options, key, areLettered } = columns
  const told = cells[key] ?? ''
  const places = placesIn(told)
  if (places === null || (areLettered && /\d/.test(told) && isOptionOf(cells, columns))) return cells
  const texts = places.map(place => cells[options[place] ?? -1]?.trim() ?? '')
  // A letter beside which its option has no text is not known.
  return cells.with(key, texts.includes('') ? '' : texts.join(', '))
}

/** Why the key of such a row names none of its options; null where it does. */
export function keyFault(cells: readonly string[], columns: OptionColumns): string | null {
  const told = cells[columns.key] ?? ''
  const places = placesIn(told)
  const isNamed = places?.every(place => (cells[columns.options[place] ?? -1] ?? '').trim() !== '') ?? false
  if (told.trim() === '' || isNamed || isOptionOf(cells, columns)) return null
  return 'A resposta certa não é nenhuma das alternativas'
}

/** Whether the key is what one of the options says. */
const isOptionOf = (cells: readonly string[], { options, key }: OptionColumns): boolean =>
  options.some(place => foldName(cells[place] ?? '') === foldName(cells[key] ?? ''))
