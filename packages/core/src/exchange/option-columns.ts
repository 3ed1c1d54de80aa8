import { nameIn } from './csv-columns.ts'

/** Where a sheet of questions with options has these, and where it says which is right. */
export type OptionColumns = { options: readonly number[]; key: number }

const optionName = /^(?:[a-e]|(?:alternativa|opcao|resposta|option|answer|choice) ?[a-e1-6])$/
const keyName = new RegExp(
  '^(?:corret[ao]|cert[ao]|gabarito|resposta|resposta (?:corret|cert)a|(?:alternativa|opcao) ' +
    '(?:corret|cert)a|correct|(?:correct )?answers?|correct (?:option|choice))$',
)

/** Such columns by their names; null for a row that names none. */
export function optionColumns(first: readonly string[]): OptionColumns | null {
  const names = first.map(cell => nameIn(cell.replace(/ - .*$/, '')))
  const options = names.flatMap((name, at) => (optionName.test(name) ? [at] : []))
  const key = names.findIndex(name => keyName.test(name))
  return options.length >= 2 && key >= 0 ? { options, key } : null
}

/**
 * A row that says by letter or number which option is right, with that option's text in its place; '' where there is
 * none such.
 */
export function withRightOption(cells: readonly string[], { options, key }: OptionColumns): readonly string[] {
  const [, letter, number] = /^\s*(?:([a-e])|([1-6]))\s*[).]?\s*$/i.exec(cells[key] ?? '') ?? []
  if (letter === undefined && number === undefined) return cells
  const place = letter === undefined ? Number(number) - 1 : letter.toLowerCase().charCodeAt(0) - 97
  return cells.with(key, cells[options[place] ?? -1] ?? '')
}
