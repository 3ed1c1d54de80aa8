import { estimatedMinutes } from '@capivira/core/quizzes/result'
import { Badge } from '@capivira/ui/badge.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { EmptyState } from '@capivira/ui/empty-state.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Clock, GraduationCap, ListChecks } from '@capivira/ui/icons'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { useFoundMaterials, useVisibleMaterials } from '../features/materials/queries.ts'
import { ButtonLink } from '../features/navigation/components/links.tsx'
import { LongList } from '../features/navigation/components/long-list.tsx'
import { Page } from '../features/navigation/components/page.tsx'
import { TaughtBy } from '../features/navigation/components/person-name.tsx'
import { useSearched } from '../features/navigation/use-searched.ts'
import { inReviewSentence } from '../features/progress/in-review.ts'
import { formatCount } from '../lib/format.ts'

/** /quiz-list — the quizzes of processed materials that have questions. */
export default function QuizList() {
  const materials = useVisibleMaterials()
  const { items, ...list } = useSearched(materials, useFoundMaterials)
  const ready = items?.filter(({ isProcessed, quizQuestionsCount }) => isProcessed && quizQuestionsCount > 0)
  const waiting = items?.filter(({ isProcessed, inReview }) => isProcessed && inReview?.questions).length ?? 0
  return (
    <Page
      title="Quizzes"
      subtitle="Teste o que você aprendeu."
      actions={
        <ButtonLink href="/quiz-history" variant="secondary">
          Meu histórico
        </ButtonLink>
      }
    >
      {materials.isError && !ready ? (
        <ErrorState onRetry={() => materials.refetch()} retrying={materials.isFetching} />
      ) : !ready ? (
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {['a', 'b', 'c'].map(place => (
            <Skeleton key={place} className="h-48" />
          ))}
        </div>
      ) : ready.length === 0 && !materials.hasNextPage ? (
        <EmptyState
          title="Nenhum quiz disponível"
          description={
            inReviewSentence(waiting) ?? 'Os quizzes aparecem aqui quando os materiais dos professores ficam prontos.'
          }
          illustration={<Capybara pose="sleeping" />}
        />
      ) : (
        <LongList
          items={ready}
          {...list}
          keyOf={({ id }) => id}
          wordsOf={({ title, subject }) => `${title} ${subject.name}`}
          searchLabel="Buscar por título ou matéria"
          names={['quiz', 'quizzes']}
          className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3"
          itemClassName="flex min-w-0"
        >
          {({ id, title, subject, teacher, quizQuestionsCount, schoolLevel }) => (
            <Card className="flex min-w-0 flex-1 flex-col gap-4">
              <div>
                <p className="text-sm font-bold text-ink-soft">{subject.name}</p>
                <h2 className="text-lg leading-snug">{title}</h2>
                <TaughtBy name={teacher.fullName} />
              </div>
              <div className="mt-auto flex flex-wrap gap-2">
                <Badge icon={<ListChecks aria-hidden="true" className="size-4" />}>
                  {formatCount(quizQuestionsCount, 'questão', 'questões')}
                </Badge>
                <Badge icon={<Clock aria-hidden="true" className="size-4" />}>
                  {formatCount(estimatedMinutes(quizQuestionsCount), 'minuto', 'minutos')}
                </Badge>
                <Badge icon={<GraduationCap aria-hidden="true" className="size-4" />}>{schoolLevel}</Badge>
              </div>
              <ButtonLink href={`/quiz/${id}`} aria-label={`Começar o quiz de ${title}`}>
                Começar
              </ButtonLink>
            </Card>
          )}
        </LongList>
      )}
    </Page>
  )
}
