import type { ImportPreview } from '@capivira/core/exchange/contract'
import { Button } from '@capivira/ui/button.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { ArrowLeftRight } from '@capivira/ui/icons'
import { Select } from '@capivira/ui/select.tsx'

type Sheet = NonNullable<ImportPreview['csv']>
type Choices = Record<string, string>

const columnLabels = {
  question: 'Pergunta',
  answer: 'Resposta',
  category: 'Assunto',
  difficulty: 'Dificuldade',
  quote: 'Trecho que prova',
} as const
const columnNames = ['question', 'answer', 'category', 'difficulty', 'quote'] as const

const separators = [
  ['tab', 'Tabulação'],
  ['semicolon', 'Ponto e vírgula ;'],
  ['comma', 'Vírgula ,'],
  ['pipe', 'Barra |'],
  ['colon', 'Dois-pontos :'],
  ['space', 'Espaço'],
] as const

/** What stands between term and meaning in a list written by hand; Dois-pontos is among the separators. */
const marks = [
  ['dash', 'Traço -'],
  ['equals', 'Igual ='],
  ['arrow', 'Seta →'],
] as const
const colon = ['colon', 'Dois-pontos :'] as const

const encodings = [
  ['utf-8', 'UTF-8'],
  ['windows-1252', 'Windows (ANSI)'],
  ['cp850', 'MS-DOS (CP850)'],
  ['macintosh', 'Macintosh'],
  ['utf-16le', 'Unicode (UTF-16)'],
  ['utf-16be', 'Unicode (UTF-16 BE)'],
] as const

/** The chosen columns as the form sends them. */
const columnFields = (columns: Sheet['columns']): Choices =>
  Object.fromEntries(columnNames.map(name => [`${name}Column`, String(columns[name] ?? '')]))

export type SheetOptionsProps = {
  sheet: Sheet
  /** What was chosen so far, as the form sends it. */
  choices: Choices
  onChange: (choices: Choices) => void
}

/** How a sheet is read: told by its rows, the teacher has the last word. */
export function SheetOptions({ sheet, choices, onChange }: SheetOptionsProps) {
  const { columns, headings } = sheet
  /** Its columns are its own; only a list in one of them is divided. */
  const isWorkbook = sheet.encoding === null
  /** Another way to read the rows may divide them otherwise: the columns are then told anew. */
  const read = (name: string, value: string) => {
    const others = Object.entries(choices).filter(([field]) => !field.endsWith('Column'))
    onChange({ ...Object.fromEntries(others), [name]: value })
  }
  const place = (chosen: Sheet['columns']) => onChange({ ...choices, ...columnFields(chosen) })
  const unused = headings.filter((_, at) => !columnNames.some(name => columns[name] === at))
  return (
    <Card tone="info" className="flex flex-col gap-4">
      <h2 className="text-lg">Como ler a planilha</h2>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {(sheet.separator !== null || (isWorkbook && headings.length === 1)) && (
          <Field label={isWorkbook ? 'O que separa pergunta e resposta' : 'O que separa as colunas'}>
            <Select value={sheet.separator ?? ''} onChange={event => read('separator', event.target.value)}>
              {sheet.separator === null && <option value="">Nada</option>}
              {sheet.separator === 'other' && <option value="other">O que o arquivo diz</option>}
              {[...(isWorkbook ? [colon] : separators), ...marks].map(option)}
            </Select>
          </Field>
        )}
        <Field label="A primeira linha">
          <Select value={sheet.hasHeader ? 'yes' : 'no'} onChange={event => read('header', event.target.value)}>
            <option value="yes">é o título das colunas</option>
            <option value="no">já é um card</option>
          </Select>
        </Field>
        {sheet.encoding !== null && (
          <Field label="Letras e acentos">
            <Select value={sheet.encoding} onChange={event => read('encoding', event.target.value)}>
              {encodings.map(option)}
            </Select>
          </Field>
        )}
      </div>
      <h3 className="text-base">O que está em cada coluna</h3>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {columnNames.map(name => (
          <Field key={name} label={columnLabels[name]}>
            <Select
              value={columns[name] ?? ''}
              onChange={event =>
                place({ ...columns, [name]: event.target.value === '' ? null : Number(event.target.value) })
              }
            >
              <option value="">Nenhuma</option>
              {headings.map((_, at) => option([String(at), nameOfColumn(sheet, at)] as const))}
            </Select>
          </Field>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="button"
          variant="secondary"
          onClick={() => place({ ...columns, question: columns.answer, answer: columns.question })}
        >
          <ArrowLeftRight aria-hidden="true" className="size-4" />
          Trocar pergunta e resposta
        </Button>
        {unused.length > 0 && (
          <p className="min-w-0 text-sm wrap-anywhere text-ink-soft">Fica de fora: {unused.slice(0, 12).join(', ')}</p>
        )}
      </div>
    </Card>
  )
}

const option = ([value, label]: readonly [string, string]) => (
  <option key={value} value={value}>
    {label}
  </option>
)

/** A column by its name, or by what stands in it where it has none. */
function nameOfColumn({ headings, samples, hasHeader }: Sheet, at: number): string {
  const sample = samples[at] ?? ''
  const name = headings[at] ?? ''
  return hasHeader || sample === '' ? name : `${name}: ${sample.length > 30 ? `${sample.slice(0, 29)}…` : sample}`
}
