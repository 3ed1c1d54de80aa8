import { EmptyState } from '@capivira/ui/empty-state.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { useParams } from 'wouter'
import { PreviewFrame } from '../features/materials/components/preview-frame.tsx'
import { useMaterial } from '../features/materials/queries.ts'
import { BackLink } from '../features/navigation/components/links.tsx'
import { Page } from '../features/navigation/components/page.tsx'
import { StudyTable } from '../features/study/components/study-table.tsx'
import { useCardsToStudy } from '../features/study/queries.ts'
import { text } from '../features/study/text.ts'
import { isNotFound } from '../lib/http.ts'
import { NotFound } from './not-found.tsx'

/** /study-preview/:materialId — a teacher tries the cards of their material as a pupil. */
export default function StudyPreview() {
  const { materialId = '' } = useParams()
  const material = useMaterial(materialId)
  const cards = useCardsToStudy(materialId)
  if (isNotFound(cards.error)) return <NotFound />

  return (
    <Page
      title={material.data?.title ?? 'Prévia do estudo'}
      tabTitle="Prévia do estudo"
      width="narrow"
      back={<BackLink href="/manage-materials">Meus Materiais</BackLink>}
    >
      <PreviewFrame>
        {cards.isError && !cards.data ? (
          <ErrorState onRetry={() => cards.refetch()} retrying={cards.isFetching} />
        ) : cards.isPending ? (
          <Skeleton className="h-80 w-full" />
        ) : cards.data && cards.data.length > 0 ? (
          <StudyTable key={materialId} cards={cards.data} hasQuiz={(material.data?.quizQuestionsCount ?? 0) > 0} />
        ) : (
          <EmptyState title={text.empty} illustration={<Capybara pose="sleeping" />} />
        )}
      </PreviewFrame>
    </Page>
  )
}
