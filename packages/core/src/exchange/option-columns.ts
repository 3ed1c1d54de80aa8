import { nameIn } from './csv-columns.ts'
import { foldName } from './imported-card.ts'
import { markedIn, optionInCell } from './option-marks.ts'
import { saysAny } from './told-option.ts'

/**
 * Where a sheet of questions with options has these, and where it says which is right; whether their names are letters.
 * `isMarked`: no column says it, but a mark beside the option; its words then come in the place of the first one.
 */
export type OptionColumns = {
  options: readonly number[]
  key: number
  areLettered: boolean
  isMarked?: boolean
  /** Every key is what an option says, and none is the letter or number of one. */
  areWords?: boolean
  /** Where its names do not tell it. */
  question?: number
}

const namesIn = (first: readonly string[]) => first.map(cell => nameIn(cell.replace(/ - .*$/, '')))
const optionName = /^(?:[a-e]|(?:alternativa|opcao|resposta|option|answer|choice) ?[a-e1-6])$/
const keyName = new RegExp(
  '^(?:corret[ao]s?|cert[ao]s?|gabarito|chave|key|resposta|resposta (?:corret|cert)a|(?:alternativa|opcao) ' +
    '(?:corret|cert)a|correct|(?:correct )?answers?|correct (?:option|choice))$',
)

/** What stands before letters ('letra a', 'Alternativas A e C'), and one letter or number with its sign. */
const beforeKeys = /^\s*(?:(?:letras?|alternativas?|op(?:ção|ções)|respostas?|itens|item|options?)\s*:?\s+)?/i
const oneKey = /^\(?\s*(?:([a-e])|([1-6]))\s*[).]?\s*$/i
const betweenKeys = /\s*(?:[,;/&+]|\s(?:e|and)\s)\s*/i

/** Whether columns are plainly called options: 'Resposta 1', 'Resposta 2' may be several that are all right. */
function plainOptions(first: readonly string[]): boolean {
  const names = namesIn(first).filter(name => optionName.test(name))
  return (
    names.every(name => /^(?:alternativa|opcao|option|choice)/.test(name)) ||
    (names.length > 2 && names.every(name => name.length === 1))
  )
}

/** Such columns by their names; null for a row that names none. */
export function optionColumns(first: readonly string[]): OptionColumns | null {
  const names = namesIn(first)
  const options = names.flatMap((name, at) => (optionName.test(name) ? [at] : []))
  const key = names.findIndex(name => keyName.test(name))
  const areLettered = options.every(at => /[a-e]$/.test(names[at] ?? ''))
  if (options.length >= 2 && key >= 0) return { options, key, areLettered }
  const isAsked = names.some(name => questionNames.has(name))
  if (options.length >= 2 && isAsked && isRun(options.map(at => names[at] ?? '')))
    return { options, key: options[0] ?? 0, areLettered: true, isMarked: true }
  const wrong = names.filter(name => wrongName.test(name)).length
  const right = names.findIndex(name => rightName.test(name))
  return isAsked && wrong > 0 && right >= 0 ? { options: [], key: right, areLettered: false } : null
}

const questionNames = new Set(['pergunta', 'questao', 'enunciado', 'question', 'question text', 'texto da questao'])
/** Names of columns of which one has the right option, and the others have wrong ones. */
const wrongName = new RegExp(
  '^(?:(?:alternativa|resposta|opcao) )?(?:errad|incorret)[ao]s? ?\\d?$' +
    '|^(?:incorrect|wrong)(?: (?:answer|option|choice))?s?[ _]?\\d?$|^(?:distrator(?:es)?|distractors?)[ _]?\\d?$',
)
const rightName =
  /^(?:(?:alternativa|resposta|opcao) )?(?:cert|corret)[ao]$|^(?:correct|right)(?: (?:answer|option|choice))?$/

/** Names that count: A, B, C or 1, 2, 3 at their ends. */
const isRun = (names: readonly string[]): boolean =>
  names.every((name, at) => name.endsWith(String.fromCharCode(97 + at)) || name.endsWith(String(at + 1)))

/** Letters of a key that names places. */
const longestKey = 200

/** The places that a key names by letters or numbers ('B', '(2)', '1,3', 'letras A e C'); null where it names none. */
export function placesIn(key: string): number[] | null {
  if (key.length > longestKey) return null
  const parts = key.replace(beforeKeys, '').trim().split(betweenKeys)
  const places = parts.map(part => {
    const [, letter, number] = oneKey.exec(part) ?? []
    if (letter !== undefined) return letter.toLowerCase().charCodeAt(0) - 97
    return number === undefined ? -1 : Number(number) - 1
  })
  return places.includes(-1) ? null : places
}

/** The option of a key that says letter and words: 'B) Lima'; null of any other. */
function spelledOption(told: string, cells: readonly string[], options: readonly number[]): string | null {
  const [, letter = '', words = ''] = /^\s*\(?([a-e])\s*[).:–-]+\s*(\S.*)$/i.exec(told) ?? []
  const option = cells[options[letter.toLowerCase().charCodeAt(0) - 97] ?? -1] ?? ''
  return words !== '' && foldName(option) === foldName(words) ? option : null
}

/**
 * A row that says by letter or number which options are right, with their texts in its place; '' where there is none
 * such. Where options are called by letters, a number that one of them says is that option: '4' of '3', '4' and '5';
 * and so is everywhere what is more than one sign: '1/2', '1,5'.
 */
export function withRightOption(cells: readonly string[], columns: OptionColumns): readonly string[] {
  const { options, key, areLettered, isMarked } = columns
  if (options.length === 0) return cells
  if (isMarked) {
    const marked = cells[options[markedIn(cells, options)] ?? -1] ?? ''
    return cells.with(key, marked === '' ? '' : (optionInCell(marked)?.unmarked ?? marked))
  }
  const told = cells[key] ?? ''
  const places = placesIn(told)
  const spelled = spelledOption(told, cells, options)
  if (spelled !== null) return cells.with(key, spelled)
  const mayBeWords = told.trim().length > 1 || (areLettered && /\d/.test(told))
  const isWords =
    (mayBeWords || columns.areWords) && options.some(place => foldName(cells[place] ?? '') === foldName(told))
  if (places === null || isWords || filledIn(cells, columns).length === 0) return cells
  const texts = places.map(place => cells[options[place] ?? -1]?.trim() ?? '')
  // A letter beside which its option has no text is not known.
  return cells.with(key, texts.includes('') ? '' : texts.join(', '))
}

/** Whether the key of a row names one of its options, by letter, number or words. */
export function namesOption(cells: readonly string[], columns: OptionColumns): boolean {
  const places = placesIn(cells[columns.key] ?? '')
  const isThere = places?.every(place => (cells[columns.options[place] ?? -1] ?? '').trim() !== '') ?? false
  return isThere || isOptionOf(cells, columns)
}

/**
 * The columns by their names; null where a mark would say which is right, no row has one, and the names may be of
 * answers.
 */
export function namedOptions(first: readonly string[], rows: readonly (readonly string[])[]): OptionColumns | null {
  const columns = optionColumns(first)
  if (!columns?.isMarked || plainOptions(first)) return columns
  const areAnswers = columns.options.some(at => /^(?:resposta|answer)/.test(namesIn(first)[at] ?? ''))
  return !areAnswers && rows.some(cells => markedIn(cells, columns.options) >= 0) ? columns : null
}

/** The columns with what all keys of a sheet tell of them: that they are words where each is what an option says. */
export function withWords(columns: OptionColumns, rows: readonly (readonly string[])[]): OptionColumns {
  const keyed = rows.filter(cells => (cells[columns.key] ?? '').trim() !== '' && filledIn(cells, columns).length > 1)
  const areWords = !columns.isMarked && keyed.length > 1 && keyed.every(cells => isOptionOf(cells, columns))
  return areWords ? { ...columns, areWords } : columns
}

/**
 * Tells of a row why its key names none of its options, null where it does or there is none; of a sheet in which most
 * keys name one. Where most do not, the column says something else.
 */
export function keyFaults(
  rows: readonly (readonly string[])[],
  columns: OptionColumns,
): (cells: readonly string[]) => string | null {
  if (columns.isMarked)
    return cells =>
      filledIn(cells, columns).length > 1 && markedIn(cells, columns.options) < 0
        ? 'Não diz qual é a alternativa certa'
        : null
  // A row without options asks for words, or whether it is true.
  const isKeyed = (cells: readonly string[]) =>
    (cells[columns.key] ?? '').trim() !== '' && filledIn(cells, columns).length > 1
  const keyed = rows.filter(isKeyed)
  if (keyed.filter(cells => namesOption(cells, columns)).length * 2 <= keyed.length) return () => null
  return cells =>
    isKeyed(cells) && !namesOption(cells, columns) ? 'A resposta certa não é nenhuma das alternativas' : null
}

/** Whether the key is what one of the options says. */
export const isOptionOf = (cells: readonly string[], { options, key }: OptionColumns): boolean =>
  spelledOption(cells[key] ?? '', cells, options) !== null ||
  saysAny(
    cells[key] ?? '',
    options.map(place => cells[place] ?? ''),
  )

const filledIn = (cells: readonly string[], { options }: OptionColumns): readonly number[] =>
  options.filter(place => (cells[place] ?? '').trim() !== '')
