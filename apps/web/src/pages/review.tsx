import { EmptyState } from '@capivira/ui/empty-state.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { useParams } from 'wouter'
import { WorkshopFrame } from '../features/editing/components/workshop-frame.tsx'
import { useMaterial } from '../features/materials/queries.ts'
import { ReviewDesk } from '../features/review/components/review-desk.tsx'
import { useReview } from '../features/review/queries.ts'
import { useDecisions } from '../features/review/use-decisions.ts'
import { isNotFound } from '../lib/http.ts'

/** /review/:materialId — the teacher decides about what waits, one item at a time. */
export default function ReviewPage() {
  const { materialId = '' } = useParams()
  return <ReviewOf key={materialId} id={Number(materialId)} />
}

function ReviewOf({ id }: { id: number }) {
  const material = useMaterial(id)
  const review = useReview(id)
  const decisions = useDecisions(id, review.data)
  // What is decided here is known before the server has counted anew.
  const suggested = review.data && decisions.open.length
  return (
    <WorkshopFrame
      materialId={id}
      material={material.data}
      items={undefined}
      suggested={suggested}
      screen="Revisão"
      authorsBelow
    >
      {review.data ? (
        <ReviewDesk review={review.data} decisions={decisions} canAsk={material.data?.sourceKind === 'pdf'} />
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
