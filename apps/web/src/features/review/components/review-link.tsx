import type { Material } from '@capivira/core/materials/contract'
import { ListChecks } from '@capivira/ui/icons'
import { formatCount } from '../../../lib/format.ts'
import { ButtonLink, Link } from '../../navigation/components/links.tsx'

/** How many items wait for their teacher, leading to the review; nothing when there are none. */
export function ReviewLink({
  material: { id, title, suggestedCount },
  strong = false,
}: {
  material: Pick<Material, 'id' | 'title' | 'suggestedCount'>
  /** As the main button of what it stands in. */
  strong?: boolean
}) {
  if (suggestedCount === 0) return null
  const label = `Revisar ${formatCount(suggestedCount, 'sugestão', 'sugestões')}`
  if (strong)
    return (
      <ButtonLink href={`/review/${id}`} size="sm" aria-label={`${label} de ${title}`}>
        {label}
      </ButtonLink>
    )
  return (
    <Link
      href={`/review/${id}`}
      aria-label={`${label} de ${title}`}
      className={
        'inline-flex min-h-10 items-center gap-2 self-start rounded-full bg-soft-xp px-4 font-extrabold ' +
        'text-xp-ink hover:underline'
      }
    >
      <ListChecks aria-hidden="true" className="size-5" />
      {label}
    </Link>
  )
}
