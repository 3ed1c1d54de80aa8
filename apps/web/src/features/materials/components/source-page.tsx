import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import type { ReactNode } from 'react'
import { bringIntoMiddle } from '../../../lib/bring-in-sight.ts'
import { useSourcePage } from '../queries.ts'

export type SourcePageData = NonNullable<ReturnType<typeof useSourcePage>['data']>
export type SourcePageProps = {
  materialId: number
  page: number
  quote: string
  /** What stands below the picture in place of the page's plain text. */
  children?: (page: SourcePageData) => ReactNode
}

/**
 * A page of the PDF as an image with a passage marked on it; the passage and the page's text are there to read as well.
 */
export function SourcePage({ materialId, page, quote, children }: SourcePageProps) {
  const source = useSourcePage(materialId, page, quote)
  // A page of before stands there until another has come; that could not be had is said all the same.
  if (source.isError && (!source.data || source.isPlaceholderData))
    return <ErrorState level={3} onRetry={() => source.refetch()} retrying={source.isFetching} />
  return (
    <div className="flex flex-col gap-4">
      {quote && (
        <blockquote className="m-0 rounded-md border-l-4 border-xp bg-soft-xp px-4 py-3 text-xp-ink">
          {quote}
        </blockquote>
      )}
      {source.data ? (
        <>
          <figure className="relative m-0 overflow-hidden rounded-md border-2 border-line bg-[#ffffff]">
            <img
              src={source.data.imageUrl}
              alt={`Página ${page} do material`}
              className="block h-auto w-full"
              style={{ aspectRatio: source.data.aspectRatio }}
            />
            {/* What is marked is the other passage until this one's marks have come. */}
            {(source.isPlaceholderData ? [] : source.data.regions).map(({ left, top, width, height }, at) => (
              <span
                key={`${left} ${top}`}
                ref={at === 0 ? showMark : null}
                aria-hidden="true"
                className="absolute rounded-[3px] bg-[#ffc83d] mix-blend-multiply"
                style={{ left: percent(left), top: percent(top), width: percent(width), height: percent(height) }}
              />
            ))}
            {children &&
              source.data.unread.map(({ region: { left, top, width, height } }) => (
                <span
                  key={`${left} ${top}`}
                  aria-hidden="true"
                  className="absolute rounded-[3px] border-2 border-dashed border-[#b3261e]"
                  style={{ left: percent(left), top: percent(top), width: percent(width), height: percent(height) }}
                />
              ))}
          </figure>
          {children ? (
            children(source.data)
          ) : (
            <details className="rounded-md border-2 border-line px-4 py-2">
              <summary className="min-h-11 content-center font-extrabold">Ler o texto da página</summary>
              <p className="whitespace-pre-wrap">{source.data.text}</p>
            </details>
          )}
        </>
      ) : (
        <Skeleton className="aspect-[3/4] w-full" />
      )}
    </div>
  )
}

/** On a tall page the passage may lie below what is seen of it in its window or panel. */
function showMark(mark: HTMLElement | null): void {
  if (mark) bringIntoMiddle(mark)
}

const percent = (fraction: number) => `${fraction * 100}%`
