import { Button } from '@capivira/ui/button.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { classNames } from '@capivira/ui/class-names'
import { Download, Table2 } from '@capivira/ui/icons'
import { LinkButton } from '@capivira/ui/link-button.tsx'
import { type ReactNode, useId, useState } from 'react'
import { formatNumber } from '../../../lib/format.ts'

export type FigureProps = {
  title: string
  /** What the figure says, in one sentence. */
  summary: ReactNode
  /** The drawing; it is not read aloud, the table is. False where there is nothing to draw or to list yet. */
  chart: ReactNode
  head: readonly string[]
  rows: readonly (readonly (string | number)[])[]
  /** Where the same table comes as CSV. */
  csv?: string
}

/** Rows of a table that fits on a page of paper beside its chart, and so is not parted from it. */
const rowsOfAPage = 16

/**
 * A chart with the table it is drawn from: one click away on the screen, always there on paper and for screen readers.
 */
export function Figure({ title, summary, chart, head, rows, csv }: FigureProps) {
  const [open, setOpen] = useState(false)
  const titleId = useId()
  const tableId = useId()
  return (
    <section aria-labelledby={titleId} className="min-w-0">
      <Card
        className={classNames(
          'relative flex h-full min-w-0 flex-col gap-4 print:block print:h-auto',
          rows.length <= rowsOfAPage && 'break-inside-avoid',
        )}
      >
        {/* Together on paper; the table may go on to the next page. */}
        <div className="flex min-w-0 flex-col gap-4 break-inside-avoid">
          <div>
            <h2 id={titleId} className="text-lg">
              {title}
            </h2>
            <p className="text-sm text-ink-soft">{summary}</p>
          </div>
          {chart && (
            <div aria-hidden="true" className="min-w-0">
              {chart}
            </div>
          )}
        </div>
        {chart && (
          <>
            <div className="mt-auto flex flex-wrap gap-3 print:hidden">
              <Button
                size="sm"
                variant="secondary"
                aria-expanded={open}
                aria-controls={tableId}
                onClick={() => setOpen(!open)}
                icon={<Table2 aria-hidden="true" className="size-5" />}
              >
                {open ? 'Esconder tabela' : 'Ver tabela'}
              </Button>
              {csv && (
                <LinkButton
                  size="sm"
                  variant="secondary"
                  href={csv}
                  download
                  aria-label={`Baixar CSV: ${title}`}
                  icon={<Download aria-hidden="true" className="size-5" />}
                >
                  CSV
                </LinkButton>
              )}
            </div>
            <div id={tableId} className={classNames('min-w-0', !open && 'sr-only print:not-sr-only')}>
              <FigureTable title={title} head={head} rows={rows} />
            </div>
          </>
        )}
      </Card>
    </section>
  )
}

/** What the chart is drawn from. */
function FigureTable({ title, head, rows }: Pick<FigureProps, 'title' | 'head' | 'rows'>) {
  return (
    <table className="w-full border-collapse text-left text-sm">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="border-b-2 border-line text-ink-soft">
          {head.map((label, place) => (
            <th key={label} scope="col" className={classNames('px-1 py-2 font-bold sm:p-2', place > 0 && 'text-right')}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...others]) => (
          <tr key={first} className="border-b border-line last:border-b-0">
            <th scope="row" className="min-w-26 px-1 py-2 font-bold wrap-anywhere sm:p-2">
              {first}
            </th>
            {others.map((cell, place) => (
              <td key={head[place + 1]} className="px-1 py-2 text-right tabular-nums sm:p-2">
                {typeof cell === 'number' ? formatNumber(cell) : cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
