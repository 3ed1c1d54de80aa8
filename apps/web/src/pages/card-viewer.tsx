import { useParams } from 'wouter'
import { CardPager } from '../features/editing/components/card-pager.tsx'
import { Workshop } from '../features/editing/components/workshop.tsx'

/** /cards/:materialId — the teacher reads the flip cards of a material and works on them, one at a time. */
export default function CardViewer() {
  const { materialId = '' } = useParams()
  return (
    <Workshop key={materialId} materialId={Number(materialId)} kind="card">
      {view => <CardPager {...view} />}
    </Workshop>
  )
}
