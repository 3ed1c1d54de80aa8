import type { ImportPreview } from '@capivira/core/exchange/contract'
import { Badge } from '@capivira/ui/badge.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { CircleAlert } from 'lucide-react'
import { formatNumber } from '../../../lib/format.ts'

/** The first rows of a file as they will be, those with faults before the others. */
export function PreviewRows({ rows, total }: { rows: ImportPreview['rows']; total: number }) {
  return (
    <section aria-labelledby="import-rows" className="flex flex-col gap-3">
      <h2 id="import-rows" className="text-lg">
        Prévia
      </h2>
      <ul className="m-0 flex list-none flex-col gap-2 p-0">
        {rows.map(({ row, question, answer, category, difficulty, fault }) => (
          <li key={row} className="[contain-intrinsic-size:auto_6rem] [content-visibility:auto]">
            <Card padding="none" tone={fault ? 'danger' : 'paper'} className="flex flex-col gap-1.5 p-4">
              <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
                <span>Linha {formatNumber(row)}</span>
                {category && <Badge>{category}</Badge>}
                {difficulty && <Badge>{difficulty}</Badge>}
                {fault && (
                  <strong className="flex items-center gap-1 text-danger-ink">
                    <CircleAlert aria-hidden="true" className="size-4" />
                    {fault}
                  </strong>
                )}
              </p>
              <p className="font-extrabold wrap-anywhere whitespace-pre-line">{question || '(sem pergunta)'}</p>
              <p className="wrap-anywhere whitespace-pre-line">{answer || '(sem resposta)'}</p>
            </Card>
          </li>
        ))}
      </ul>
      {total > rows.length && (
        <p className="text-sm text-ink-soft">Mostrando as primeiras {formatNumber(rows.length)} linhas.</p>
      )}
    </section>
  )
}
