import { useParams } from 'wouter'
import { ItemList } from '../features/editing/components/item-list.tsx'
import { Workshop } from '../features/editing/components/workshop.tsx'

/**
 * /quiz-view/:materialId — the teacher reads the questions of a material, the right option marked, and works on them.
 */
export default function QuizViewer() {
  const { materialId = '' } = useParams()
  return (
    <Workshop key={materialId} materialId={Number(materialId)} kind="question">
      {view => <ItemList {...view} />}
    </Workshop>
  )
}
