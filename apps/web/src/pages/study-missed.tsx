import { Card } from '@capivira/ui/card.tsx'
import { EmptyState } from '@capivira/ui/empty-state.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { useSearch } from 'wouter'
import { BackLink, ButtonLink } from '../features/navigation/components/links.tsx'
import { Page } from '../features/navigation/components/page.tsx'
import { Explanation } from '../features/quizzes/components/explanation.tsx'
import { useMissedCards } from '../features/quizzes/history-queries.ts'
import { StudyTable } from '../features/study/components/study-table.tsx'
import { isNotFound } from '../lib/http.ts'

/** /study-missed — the cards nearest to the questions a pupil missed, in one attempt with ?attempt=. */
export default function StudyMissed() {
  const missed = useMissedCards(new URLSearchParams(useSearch()).get('attempt'))
  const { cards = [], questions = [] } = missed.data ?? {}

  return (
    <Page
      title="Estudar os que errei"
      subtitle="Os cards que explicam as questões que você errou."
      width="narrow"
      back={<BackLink href="/quiz-history">Histórico de quizzes</BackLink>}
    >
      {missed.isError && !isNotFound(missed.error) ? (
        <ErrorState onRetry={() => missed.refetch()} retrying={missed.isFetching} />
      ) : missed.isPending ? (
        <Skeleton className="h-80 w-full" />
      ) : cards.length === 0 && questions.length === 0 ? (
        <EmptyState
          title="Nada para revisar"
          description="Você não tem erros de quiz para estudar agora. Quando errar alguma questão, ela aparece aqui."
          illustration={<Capybara pose="reading" />}
          action={<ButtonLink href="/quiz-list">Ver quizzes</ButtonLink>}
        />
      ) : (
        <>
          {cards.length > 0 && (
            <StudyTable
              cards={cards}
              hasQuiz={false}
              end={{
                message: 'Você reviu o que tinha errado. Que tal tentar o quiz de novo?',
                action: (
                  <ButtonLink href="/quiz-list" size="lg">
                    Ir para os quizzes
                  </ButtonLink>
                ),
              }}
            />
          )}
          {questions.length > 0 && (
            <section aria-labelledby="without-cards" className="flex flex-col gap-3">
              <h2 id="without-cards" className="text-lg">
                Releia também
              </h2>
              {questions.map(({ id, question, right, explanation }) => (
                <Card key={id} className="flex flex-col gap-1">
                  <p className="font-extrabold">{question}</p>
                  <p>
                    Resposta certa: <strong>{right}</strong>
                  </p>
                  {explanation && <Explanation className="text-sm text-ink-soft">{explanation}</Explanation>}
                </Card>
              ))}
            </section>
          )}
        </>
      )}
    </Page>
  )
}
