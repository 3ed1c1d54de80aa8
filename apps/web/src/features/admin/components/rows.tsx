import { Card } from '@capivira/ui/card.tsx'
import { EmptyState } from '@capivira/ui/empty-state.tsx'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import type { ReactNode } from 'react'

/** A sheet of rows, one below the other. */
export function Rows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Card padding="none">
      <ul aria-label={label} className="m-0 list-none divide-y-2 divide-line p-0">
        {children}
      </ul>
    </Card>
  )
}

export type RowProps = {
  title: ReactNode
  badges?: ReactNode
  children?: ReactNode
  actions?: ReactNode
}

/**
 * One row: what it is called, what is to know about it, and what can be done at its end (below it on a phone). It is
 * laid out when it is out of sight, too: a page has fifty, and one with a long title would count as lying over the
 * next.
 */
export function Row({ title, badges, children, actions }: RowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 px-4 py-3.5 sm:px-5">
      <div className="flex min-w-0 flex-1 basis-72 flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h3 className="min-w-0 text-base leading-snug break-words sm:text-lg">{title}</h3>
          {badges}
        </div>
        {children && <div className="text-sm break-words text-ink-soft">{children}</div>}
      </div>
      {actions && <div className="flex flex-wrap gap-2.5">{actions}</div>}
    </li>
  )
}

/** A list without rows: nothing there yet, or nothing that a search finds. */
export function NoRows({ search, nothing }: { search: string; nothing: string }) {
  return (
    <EmptyState
      level={3}
      title={search ? 'Nada encontrado' : nothing}
      description={search ? `Nada aqui combina com “${search}”. Veja também as outras abas.` : undefined}
      illustration={<Capybara pose={search ? 'thinking' : 'sleeping'} className="size-32" />}
    />
  )
}
