import type { DrawingState, ReviewedDrawing } from '@capivira/core/drawings/contract'
import { Button } from '@capivira/ui/button.tsx'
import { EmptyState } from '@capivira/ui/empty-state.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Eye, EyeOff } from '@capivira/ui/icons'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { toast } from '@capivira/ui/toast'
import { messageOf } from '../../../lib/http.ts'
import { useMorePages } from '../../../lib/use-more-pages.ts'
import { useDrawings, useReviewDrawing } from '../queries.ts'
import { text } from '../text.ts'
import { DrawingReports } from './drawing-reports.tsx'
import { ManyReported } from './many-reported.tsx'

/** The drawings of pupils in a state, each with what can be done about it. */
export function DrawingList({ state }: { state: DrawingState }) {
  const list = useDrawings(state)
  const { data, isPending, isError, refetch, isFetching, hasNextPage, isFetchingNextPage } = list
  const showMore = useMorePages(list)
  if (isError && !data) return <ErrorState onRetry={() => refetch()} retrying={isFetching} />
  if (isPending) return <Skeleton className="h-72" />
  const drawings = data.pages.flatMap(page => page.drawings)
  if (drawings.length === 0)
    return (
      <EmptyState
        {...text.empty[state]}
        illustration={<Capybara pose={state === 'waiting' ? 'sleeping' : 'waving'} />}
      />
    )
  return (
    <div className="flex flex-col gap-5">
      {state === 'waiting' && <ManyReported drawings={drawings} />}
      <ul className="m-0 grid list-none gap-4 p-0 sm:grid-cols-2 lg:grid-cols-3">
        {drawings.map(drawing => (
          <DrawingItem key={drawing.id} drawing={drawing} />
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="secondary"
          className="self-center"
          pending={isFetchingNextPage}
          pendingLabel={text.loadingMore}
          onClick={showMore}
        >
          {text.more}
        </Button>
      )}
    </div>
  )
}

function DrawingItem({ drawing }: { drawing: ReviewedDrawing }) {
  const review = useReviewDrawing()
  const { id, title, description, imageUrl, author, state, reports } = drawing
  // What somebody warned of is decided either way, as it stands or not.
  const reported = reports.length > 0
  const show = state === 'shown' ? text.keep : text.show
  const hide = reported && state !== 'shown' ? text.keepHidden : text.hide

  function decide(next: 'shown' | 'hidden') {
    review.mutate(
      { id, state: next },
      {
        onSuccess: ({ message }) => toast({ title: message }),
        onError: error =>
          toast({ title: text.failed, description: messageOf(error, text.failedHint), variant: 'destructive' }),
      },
    )
  }

  return (
    <li className="flex flex-col overflow-hidden rounded-lg border-2 border-line bg-surface">
      <img
        src={imageUrl}
        alt={title}
        width={600}
        height={400}
        loading="lazy"
        className="aspect-3/2 h-auto w-full border-b-2 border-line bg-on-option"
      />
      <div className="flex flex-1 flex-col gap-2 p-4">
        <h2 className="text-lg leading-snug">{title}</h2>
        <p className="text-sm font-bold text-ink-soft">{text.by(author)}</p>
        <DrawingReports drawing={drawing} />
        {drawing.awaitsConsent && <p className="text-sm font-bold text-xp-ink">{text.awaitsConsent}</p>}
        <p className="text-sm">
          <span className="font-bold">{text.asked}</span> {description}
        </p>
        <div className="mt-auto flex flex-wrap gap-2 pt-1">
          {(reported || state !== 'shown') && (
            <Button
              size="sm"
              pending={review.isPending}
              onClick={() => decide('shown')}
              icon={<Eye aria-hidden="true" className="size-5" />}
              aria-label={`${show}: ${title}`}
            >
              {show}
            </Button>
          )}
          {(reported || state !== 'hidden') && (
            <Button
              size="sm"
              variant="secondary"
              pending={review.isPending}
              onClick={() => decide('hidden')}
              icon={<EyeOff aria-hidden="true" className="size-5" />}
              aria-label={`${hide}: ${title}`}
            >
              {hide}
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}
