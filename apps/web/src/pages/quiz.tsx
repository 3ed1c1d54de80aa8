import { EmptyState } from '@capivira/ui/empty-state.tsx'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { useParams } from 'wouter'
import { useMaterial } from '../features/materials/queries.ts'
import { BackLink, ButtonLink } from '../features/navigation/components/links.tsx'
import { Page } from '../features/navigation/components/page.tsx'
import { taughtBy } from '../features/navigation/components/person-name.tsx'
import { CannotOpen } from '../features/offline/components/cannot-open.tsx'
import { QuizStart } from '../features/quizzes/components/quiz-start.tsx'
import { useQuizQuestions } from '../features/quizzes/queries.ts'
import { text } from '../features/quizzes/text.ts'
import { isNotFound } from '../lib/http.ts'

/** /quiz/:materialId — the quiz of a material. */
export default function QuizPage() {
  const { materialId = '' } = useParams()
  const material = useMaterial(materialId)
  const questions = useQuizQuestions(materialId)
  const subjectHref = material.data ? `/material-view/${material.data.subjectId}` : '/dashboard'

  return (
    <Page
      title={material.data ? `Quiz: ${material.data.title}` : 'Quiz'}
      subtitle={material.data && taughtBy(material.data.teacher.fullName)}
      width="narrow"
      back={<BackLink href={subjectHref}>{material.data ? 'Voltar à matéria' : 'Voltar ao Dashboard'}</BackLink>}
    >
      {questions.isError && !isNotFound(questions.error) ? (
        <CannotOpen error={questions.error} onRetry={() => questions.refetch()} retrying={questions.isFetching} />
      ) : questions.isPending || (questions.data?.length === 0 && material.isLoading) ? (
        <Skeleton className="h-96 w-full" />
      ) : questions.data && questions.data.length > 0 ? (
        <QuizStart key={materialId} questions={questions.data} materialId={materialId} subjectHref={subjectHref} />
      ) : (
        <EmptyState
          title={material.data?.inReview?.questions ? text.inReview : text.empty}
          description={
            questions.isError
              ? text.goneHint
              : material.data?.inReview?.questions
                ? text.inReviewHint
                : text.noQuestions
          }
          illustration={<Capybara pose="sleeping" />}
          action={<ButtonLink href="/quiz-list">Ver outros quizzes</ButtonLink>}
        />
      )}
    </Page>
  )
}
