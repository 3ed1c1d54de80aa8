import type { ImportPreview } from '@capivira/core/exchange/contract'
import { Badge } from '@capivira/ui/badge.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { CircleAlert, CircleHelp, CopyCheck } from '@capivira/ui/icons'
import { formatNumber } from '../../../lib/format.ts'

type Row = ImportPreview['rows'][number]

/** What the file itself counts. */
const counted = { csv: 'Linha', xlsx: 'Linha', apkg: 'Card', gift: 'Linha', moodle: 'Questão' } as const

const sign = { 'aria-hidden': true, className: 'size-4 shrink-0' } as const

/**
 * The first rows of a file as they will be, those with faults, and those their passage does not prove, before the
 * others.
 */
export function PreviewRows({ found: { kind, rows, cards, questions, faults } }: { found: ImportPreview }) {
  const total = cards + questions + faults
  return (
    <section aria-labelledby="import-rows" className="flex flex-col gap-3">
      <h2 id="import-rows" className="text-lg">
        Prévia
      </h2>
      <ul className="m-0 flex list-none flex-col gap-2 p-0">
        {rows.map(item => (
          <li
            key={`${item.row} ${item.question}`}
            className="[contain-intrinsic-size:auto_6rem] [content-visibility:auto]"
          >
            <Card
              padding="none"
              tone={item.fault && !item.isKnown ? 'danger' : item.doubt ? 'xp' : 'paper'}
              className="flex flex-col gap-1.5 p-4"
            >
              <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
                <span>
                  {counted[kind]} {formatNumber(item.row)}
                </span>
                {item.category && <Badge long>{item.category}</Badge>}
                {item.difficulty && <Badge>{item.difficulty}</Badge>}
                {item.fault && (
                  <strong className={`flex items-center gap-1 ${item.isKnown ? 'text-info-ink' : 'text-danger-ink'}`}>
                    {item.isKnown ? <CopyCheck {...sign} /> : <CircleAlert {...sign} />}
                    {item.fault}
                  </strong>
                )}
              </p>
              <p className="font-extrabold wrap-anywhere whitespace-pre-line">{item.question || '(sem pergunta)'}</p>
              {item.options ? (
                <Options row={item} />
              ) : (
                <p className="wrap-anywhere whitespace-pre-line">{item.answer || '(sem resposta)'}</p>
              )}
              {item.quote && (
                <blockquote className="m-0 border-l-4 border-line pl-3 text-sm wrap-anywhere text-ink-soft">
                  {item.quote}
                </blockquote>
              )}
              {item.doubt && (
                <p className="flex gap-1 text-sm font-bold text-xp-ink">
                  <CircleHelp {...sign} className="mt-0.5 size-4 shrink-0" />
                  <span className="min-w-0 wrap-anywhere">{item.doubt}</span>
                </p>
              )}
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

function Options({ row: { options, answer, explanation } }: { row: Row }) {
  return (
    <>
      <ul className="m-0 flex list-disc flex-col gap-0.5 pl-5">
        {[...(options ?? []).entries()].map(([at, option]) => (
          <li key={at} className="wrap-anywhere whitespace-pre-line">
            {option}
            {option === answer && <strong className="text-primary-ink"> (certa)</strong>}
          </li>
        ))}
      </ul>
      {explanation && <p className="text-sm wrap-anywhere whitespace-pre-line text-ink-soft">{explanation}</p>}
    </>
  )
}
