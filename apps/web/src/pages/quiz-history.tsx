import { Button } from '@capivira/ui/button.tsx'
import { EmptyState } from '@capivira/ui/empty-state.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { useSearch } from 'wouter'
import { BackLink, ButtonLink } from '../features/navigation/components/links.tsx'
import { Page } from '../features/navigation/components/page.tsx'
import { PastAttempt } from '../features/quizzes/components/past-attempt.tsx'
import { useAttempts } from '../features/quizzes/history-queries.ts'
import { useMorePages } from '../lib/use-more-pages.ts'

/** /quiz-history — the quizzes a pupil handed in, of one quiz with ?quiz=, and the questions missed. */
export default function QuizHistory() {
  const quizId = new URLSearchParams(useSearch()).get('quiz')
  const history = useAttempts(quizId)
  const showMore = useMorePages(history)
  const attempts = history.data?.pages.flatMap(page => page.attempts)
  const anyMissed = attempts?.some(({ missed }) => (missed ?? 0) > 0) ?? false

  return (
    <Page
      title="Histórico de quizzes"
      subtitle="Suas tentativas e o que ainda vale revisar."
      width="narrow"
      back={<BackLink href="/quiz-list">Quizzes</BackLink>}
      actions={anyMissed && <ButtonLink href="/study-missed">Estudar os que errei</ButtonLink>}
    >
      {history.isError && !attempts ? (
        <ErrorState onRetry={() => history.refetch()} retrying={history.isFetching} />
      ) : !attempts ? (
        <Skeleton className="h-64" />
      ) : attempts.length === 0 ? (
        <EmptyState
          title="Nenhuma tentativa ainda"
          description="Quando você terminar um quiz, o resultado fica guardado aqui."
          illustration={<Capybara pose="thinking" />}
          action={<ButtonLink href="/quiz-list">Ver quizzes</ButtonLink>}
        />
      ) : (
        <>
          <ul className="m-0 flex list-none flex-col gap-4 p-0">
            {attempts.map(attempt => (
              <li key={attempt.id}>
                <PastAttempt attempt={attempt} />
              </li>
            ))}
          </ul>
          {history.hasNextPage && (
            <Button
              variant="secondary"
              className="self-center"
              pending={history.isFetchingNextPage}
              pendingLabel="Carregando..."
              onClick={showMore}
            >
              Ver mais antigas
            </Button>
          )}
        </>
      )}
    </Page>
  )
}
