import { Badge } from '@capivira/ui/badge.tsx'
import { Button } from '@capivira/ui/button.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { CircleCheck, CircleX } from '@capivira/ui/icons'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import type { ReactNode } from 'react'
import { formatDateTime } from '../../../lib/format.ts'
import { useQueryParams } from '../../../lib/use-query-params.ts'
import { ratingChoices } from '../../study/text.ts'
import { usePupilAnswers, usePupilReviews } from '../queries.ts'

/** Rows of one kind, a page at a time, the newest first. */
function Pages({
  label,
  page,
  onPage,
  hasMore,
  children,
}: {
  label: string
  page: number
  onPage: (page: number) => void
  hasMore: boolean
  children: ReactNode
}) {
  return (
    <div className="flex flex-col gap-4">
      <Card padding="none" className="px-4">
        <ul className="m-0 flex list-none flex-col p-0">{children}</ul>
      </Card>
      {(page > 1 || hasMore) && (
        <nav aria-label={label} className="flex items-center justify-center gap-4">
          <Button size="sm" variant="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            Mais novas
          </Button>
          <span className="text-sm">Página {page}</span>
          <Button size="sm" variant="secondary" disabled={!hasMore} onClick={() => onPage(page + 1)}>
            Mais antigas
          </Button>
        </nav>
      )}
    </div>
  )
}

/** The page in the address, so that back and reload lead to it. */
function usePage(): [page: number, turn: (page: number) => void] {
  const [params, change] = useQueryParams()
  const page = Math.max(1, Math.trunc(Number(params.get('pagina'))) || 1)
  return [page, to => change({ pagina: to > 1 ? String(to) : null })]
}

/** Every answer a pupil gave in the teacher's quizzes. */
export function PupilAnswers({ pupilId }: { pupilId: string }) {
  const [page, setPage] = usePage()
  const answers = usePupilAnswers(pupilId, page)
  if (answers.isError && !answers.data)
    return <ErrorState level={3} onRetry={() => answers.refetch()} retrying={answers.isFetching} />
  if (!answers.data) return <Skeleton className="h-64" />
  if (answers.data.answers.length === 0 && page === 1)
    return <p className="text-ink-soft">Ainda não respondeu nenhum quiz seu.</p>
  return (
    <Pages label="Páginas de respostas" page={page} onPage={setPage} hasMore={answers.data.hasMore}>
      {answers.data.answers.map(one => (
        <li
          key={`${one.attemptId} ${one.questionId}`}
          className="flex gap-3 border-b-2 border-line py-3 last:border-b-0"
        >
          {one.isRight ? (
            <CircleCheck aria-label="Certa" className="mt-0.5 size-6 shrink-0 text-primary" />
          ) : (
            <CircleX aria-label="Errada" className="mt-0.5 size-6 shrink-0 text-danger" />
          )}
          <div className="min-w-0">
            <p className="font-extrabold wrap-anywhere">{one.question}</p>
            <p className="wrap-anywhere">
              Marcou: {one.option}
              {!one.isRight && (
                <>
                  <br />
                  Certa: <span className="font-bold text-primary-ink">{one.rightOption}</span>
                </>
              )}
            </p>
            <p className="text-sm text-ink-soft wrap-anywhere">
              {one.title} · {formatDateTime(one.completedAt)}
            </p>
          </div>
        </li>
      ))}
    </Pages>
  )
}

const tones = { errei: 'danger', difícil: 'xp', médio: 'info', fácil: 'primary' } as const

/** Every rating a pupil gave a card of the teacher. */
export function PupilReviews({ pupilId }: { pupilId: string }) {
  const [page, setPage] = usePage()
  const reviews = usePupilReviews(pupilId, page)
  if (reviews.isError && !reviews.data)
    return <ErrorState level={3} onRetry={() => reviews.refetch()} retrying={reviews.isFetching} />
  if (!reviews.data) return <Skeleton className="h-64" />
  if (reviews.data.reviews.length === 0 && page === 1)
    return <p className="text-ink-soft">Ainda não avaliou nenhum card seu.</p>
  return (
    <Pages label="Páginas de avaliações" page={page} onPage={setPage} hasMore={reviews.data.hasMore}>
      {reviews.data.reviews.map(({ id, question, title, rating, reviewedAt }) => (
        <li
          key={id}
          className={
            'flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-b-2 border-line py-3 ' +
            'last:border-b-0'
          }
        >
          <div className="min-w-0 flex-1 basis-56">
            <p className="font-extrabold wrap-anywhere">{question}</p>
            <p className="text-sm text-ink-soft wrap-anywhere">
              {title} · {formatDateTime(reviewedAt)}
            </p>
          </div>
          <Badge tone={tones[rating]}>{ratingChoices.find(choice => choice.rating === rating)?.label ?? rating}</Badge>
        </li>
      ))}
    </Pages>
  )
}
