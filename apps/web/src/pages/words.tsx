import { useParams } from 'wouter'
import { ItemList } from '../features/editing/components/item-list.tsx'
import { Workshop } from '../features/editing/components/workshop.tsx'

/** /words/:materialId — the teacher reads the words of a material with their hints, and works on them. */
export default function Words() {
  const { materialId = '' } = useParams()
  return (
    <Workshop key={materialId} materialId={Number(materialId)} kind="word">
      {view => <ItemList {...view} />}
    </Workshop>
  )
}
