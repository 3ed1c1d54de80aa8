import { EmptyState } from '@capivira/ui/empty-state.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { useParams } from 'wouter'
import { PreviewFrame } from '../features/materials/components/preview-frame.tsx'
import { useMaterial } from '../features/materials/queries.ts'
import { BackLink, ButtonLink } from '../features/navigation/components/links.tsx'
import { Page } from '../features/navigation/components/page.tsx'
import { QuizTable } from '../features/quizzes/components/quiz-table.tsx'
import { useQuizQuestions } from '../features/quizzes/queries.ts'
import { text } from '../features/quizzes/text.ts'
import { isNotFound } from '../lib/http.ts'
import { NotFound } from './not-found.tsx'

/** /quiz-preview/:materialId — a teacher tries the quiz of their material as a pupil. */
export default function QuizPreview() {
  const { materialId = '' } = useParams()
  const material = useMaterial(materialId)
  const questions = useQuizQuestions(materialId)
  const subjectHref = material.data ? `/material-view/${material.data.subjectId}` : '/dashboard'
  if (questions.isError && isNotFound(questions.error)) return <NotFound />

  return (
    <Page
      title={material.data ? `Quiz: ${material.data.title}` : 'Prévia do quiz'}
      tabTitle="Prévia do quiz"
      width="narrow"
      back={<BackLink href="/manage-materials">Meus Materiais</BackLink>}
      actions={
        <ButtonLink href={`/quiz-view/${materialId}`} size="sm" variant="secondary">
          Editar questões
        </ButtonLink>
      }
    >
      <PreviewFrame>
        {questions.isError && !questions.data ? (
          <ErrorState onRetry={() => questions.refetch()} retrying={questions.isFetching} />
        ) : questions.isPending ? (
          <Skeleton className="h-96 w-full" />
        ) : questions.data && questions.data.length > 0 ? (
          <QuizTable key={materialId} questions={questions.data} materialId={materialId} subjectHref={subjectHref} />
        ) : (
          <EmptyState title={text.empty} description={text.noQuestions} illustration={<Capybara pose="sleeping" />} />
        )}
      </PreviewFrame>
    </Page>
  )
}
