import { EmptyState } from '@capivira/ui/empty-state.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { useParams } from 'wouter'
import { WorkshopFrame } from '../features/editing/components/workshop-frame.tsx'
import { useMaterial } from '../features/materials/queries.ts'
import { ReviewDesk } from '../features/review/components/review-desk.tsx'
import { useReview } from '../features/review/queries.ts'
import { isNotFound } from '../lib/http.ts'

/** /review/:materialId — the teacher decides about what waits, one item at a time. */
export default function ReviewPage() {
  const { materialId = '' } = useParams()
  const id = Number(materialId)
  const material = useMaterial(id)
  const review = useReview(id)
  return (
    <WorkshopFrame materialId={id} material={material.data} items={undefined} screen="Revisão">
      {review.data ? (
        <ReviewDesk key={id} review={review.data} />
      ) : review.isError ? (
        isNotFound(review.error) ? (
          <EmptyState title="Material não encontrado" illustration={<Capybara pose="sleeping" />} />
        ) : (
          <ErrorState onRetry={() => review.refetch()} retrying={review.isFetching} />
        )
      ) : (
        <Skeleton className="h-96" />
      )}
    </WorkshopFrame>
  )
}
