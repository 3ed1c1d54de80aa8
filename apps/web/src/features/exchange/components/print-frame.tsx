import { mostPrinted } from '@capivira/core/exchange/contract'
import { Button } from '@capivira/ui/button.tsx'
import { EmptyState } from '@capivira/ui/empty-state.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { ChevronLeft, Printer } from '@capivira/ui/icons'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { PageFrame } from '@capivira/ui/page-frame.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatNumber } from '../../../lib/format.ts'
import { isNotFound, messageOf } from '../../../lib/http.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { backLook } from '../../navigation/components/links.tsx'

export type PrintFrameProps<Data> = {
  heading: string
  help: string
  query: UseQueryResult<Data>
  /** Choices above the paper. */
  controls?: ReactNode
  children: (data: Data) => ReactNode
}

/** A screen of paper: what to know before printing, the button, and the sheets as they will come out. */
export function PrintFrame<Data extends { title: string; total: number; items: readonly unknown[] }>({
  heading,
  help,
  query,
  controls,
  children,
}: PrintFrameProps<Data>) {
  const { data } = query
  useTitle(data ? `${heading} – ${data.title}` : heading)
  return (
    <>
      <div data-screen-only="">
        <PageFrame
          title={heading}
          subtitle={data?.title}
          back={
            <button type="button" onClick={() => history.back()} className={backLook}>
              <ChevronLeft aria-hidden="true" className="size-5" />
              Voltar
            </button>
          }
        >
          {query.isError && !data ? (
            isNotFound(query.error) ? (
              <EmptyState
                title={messageOf(query.error, 'Nada para imprimir')}
                illustration={<Capybara pose="thinking" />}
              />
            ) : (
              <ErrorState onRetry={() => query.refetch()} retrying={query.isFetching} />
            )
          ) : !data ? (
            <Skeleton className="h-96 w-full" />
          ) : (
            <>
              {controls}
              <p>{help}</p>
              {data.total > mostPrinted && (
                <p className="rounded-sm bg-soft-xp p-3 text-xp-ink">
                  São {formatNumber(data.total)} ao todo; aqui saem os primeiros {formatNumber(mostPrinted)}. Imprima os
                  outros material por material.
                </p>
              )}
              <div>
                <Button
                  size="lg"
                  icon={<Printer aria-hidden="true" className="size-6" />}
                  onClick={() => window.print()}
                >
                  Imprimir
                </Button>
              </div>
            </>
          )}
        </PageFrame>
      </div>
      {data && <div className="pb-8">{children(data)}</div>}
    </>
  )
}
