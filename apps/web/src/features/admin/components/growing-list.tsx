import { Button } from '@capivira/ui/button.tsx'
import { EmptyState } from '@capivira/ui/empty-state.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import type { ReactNode } from 'react'
import { useMorePages } from '../../../lib/use-more-pages.ts'

type Growing = Parameters<typeof useMorePages>[0] & {
  isError: boolean
  isFetchingNextPage: boolean
  refetch: () => unknown
}

export type GrowingListProps = {
  /** The list as useInfiniteQuery has it. */
  query: Growing
  /** What stands in it, for who listens. */
  heading: string
  /** What is said while nothing is in it; null when something is. */
  nothing: { title: string; description: string } | null
  children: ReactNode
}

/**
 * What stands around a list that grows on demand: its loading, its failure, what is said when it is empty, and the way
 * on.
 */
export function GrowingList({ query, heading, nothing, children }: GrowingListProps) {
  const showMore = useMorePages(query)
  if (query.isError && !query.data) return <ErrorState onRetry={() => query.refetch()} retrying={query.isFetching} />
  if (!query.data) return <Skeleton className="h-96" />
  if (nothing) return <EmptyState {...nothing} illustration={<Capybara pose="thinking" className="size-32" />} />
  return (
    <>
      <h2 className="sr-only">{heading}</h2>
      {children}
      {query.hasNextPage && (
        <Button
          variant="secondary"
          className="self-center"
          pending={query.isFetchingNextPage}
          pendingLabel="Buscando..."
          onClick={showMore}
        >
          Mostrar mais
        </Button>
      )}
    </>
  )
}
