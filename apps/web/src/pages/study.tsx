import { EmptyState } from '@capivira/ui/empty-state.tsx'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { lazy, Suspense } from 'react'
import { useParams } from 'wouter'
import { useMaterial } from '../features/materials/queries.ts'
import { BackLink, ButtonLink } from '../features/navigation/components/links.tsx'
import { Page } from '../features/navigation/components/page.tsx'
import { taughtBy } from '../features/navigation/components/person-name.tsx'
import { CannotOpen } from '../features/offline/components/cannot-open.tsx'
import { StudyTable } from '../features/study/components/study-table.tsx'
import { useCardsToStudy } from '../features/study/queries.ts'
import { text } from '../features/study/text.ts'
import { isNotFound } from '../lib/http.ts'

const loadHint = () => import('../features/help/components/hint.tsx')
const Hint = lazy(loadHint)
// Asked for beside the cards, so that both are there at once: a hint that came later would push the cards down.
loadHint().catch(() => {})

/** /study/:materialId — the flip cards of a material, one at a time. */
export default function StudyPage() {
  const { materialId = '' } = useParams()
  const material = useMaterial(materialId)
  const cards = useCardsToStudy(materialId)

  return (
    <Page
      title={material.data?.title ?? 'Estudar'}
      subtitle={material.data && taughtBy(material.data.teacher.fullName)}
      width="narrow"
      back={<BackLink href="/">{text.back}</BackLink>}
    >
      {cards.isError && !isNotFound(cards.error) ? (
        <CannotOpen error={cards.error} onRetry={() => cards.refetch()} retrying={cards.isFetching} />
      ) : cards.isPending || (cards.data?.length === 0 && material.isLoading) ? (
        <Skeleton className="h-80 w-full" />
      ) : cards.data && cards.data.length > 0 ? (
        <Suspense fallback={<Skeleton className="h-80 w-full" />}>
          <Hint name="first-rating">
            Depois de virar, conte como foi lembrar: é assim que a Capivira escolhe quando mostrar o card de novo.
          </Hint>
          <StudyTable key={materialId} cards={cards.data} hasQuiz={(material.data?.quizQuestionsCount ?? 0) > 0} />
        </Suspense>
      ) : (
        <EmptyState
          title={material.data?.inReview?.cards ? text.inReview : text.empty}
          description={
            cards.isError ? text.goneHint : material.data?.inReview?.cards ? text.inReviewHint : text.emptyHint
          }
          illustration={<Capybara pose="sleeping" />}
          action={<ButtonLink href="/study-materials">Ver meus materiais</ButtonLink>}
        />
      )}
    </Page>
  )
}
