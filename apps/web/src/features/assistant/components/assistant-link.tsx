import { ButtonLink } from '../../navigation/components/links.tsx'
import { text } from '../text.ts'

/** Leads to where a teacher has an assistant write about a material. */
export function AssistantLink({ materialId }: { materialId: number }) {
  return (
    <ButtonLink href={`/assistant/${materialId}`} size="sm" variant="secondary">
      {text.title}
    </ButtonLink>
  )
}
