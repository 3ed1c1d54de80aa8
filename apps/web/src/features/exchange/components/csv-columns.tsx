import type { ImportPreview } from '@capivira/core/exchange/contract'
import { Card } from '@capivira/ui/card.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { Select } from '@capivira/ui/select.tsx'

type Csv = NonNullable<ImportPreview['csv']>

const labels = {
  question: 'Pergunta',
  answer: 'Resposta',
  category: 'Assunto',
  difficulty: 'Dificuldade',
} as const

/** The chosen columns as the form sends them. */
export function columnFields(columns: Csv['columns']): Record<string, string> {
  return Object.fromEntries(Object.entries(columns).map(([name, place]) => [`${name}Column`, String(place ?? '')]))
}

export type CsvColumnsProps = { csv: Csv; disabled: boolean; onChange: (columns: Csv['columns']) => void }

/** Which column of a CSV holds what; guessed by the server, the teacher has the last word. */
export function CsvColumns({ csv, disabled, onChange }: CsvColumnsProps) {
  const names = ['question', 'answer', 'category', 'difficulty'] as const
  return (
    <Card tone="info" className="flex flex-col gap-3">
      <h2 className="text-lg">Colunas da planilha</h2>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {names.map(name => (
          <Field key={name} label={labels[name]}>
            <Select
              value={csv.columns[name] ?? ''}
              disabled={disabled}
              onChange={event =>
                onChange({ ...csv.columns, [name]: event.target.value === '' ? null : Number(event.target.value) })
              }
            >
              <option value="">Nenhuma</option>
              {csv.headings
                .map((heading, place) => ({ heading, place }))
                .map(({ heading, place }) => (
                  <option key={place} value={place}>
                    {heading}
                  </option>
                ))}
            </Select>
          </Field>
        ))}
      </div>
    </Card>
  )
}
