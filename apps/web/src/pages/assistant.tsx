import { useParams } from 'wouter'
import { AssistantDesk } from '../features/assistant/components/assistant-desk.tsx'
import { text } from '../features/assistant/text.ts'
import { useMaterial } from '../features/materials/queries.ts'
import { BackLink } from '../features/navigation/components/links.tsx'
import { Page } from '../features/navigation/components/page.tsx'

/** /assistant/:materialId — items written by the assistant a school allows, checked by the material's text. */
export default function Assistant() {
  const { materialId = '' } = useParams()
  const material = useMaterial(materialId)
  const title = material.data?.title ?? ''
  return (
    <Page
      title={text.title}
      subtitle={text.subtitle}
      {...(title && { tabTitle: `${text.title}: ${title}` })}
      back={<BackLink href={`/cards/${materialId}`}>{title || 'Material'}</BackLink>}
    >
      <AssistantDesk key={materialId} materialId={Number(materialId)} title={title} />
    </Page>
  )
}
