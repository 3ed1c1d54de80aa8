import type { Material } from '@capivira/core/materials/contract'
import { Flag } from '@capivira/ui/icons'
import { formatCount } from '../../../lib/format.ts'
import { Link } from '../../navigation/components/links.tsx'

/** How many items pupils reported, leading to them; nothing when there are none. */
export function ProblemsLink({ material: { id, title, problemsCount } }: { material: Material }) {
  if (problemsCount === 0) return null
  const label = formatCount(problemsCount, 'problema relatado', 'problemas relatados')
  return (
    <Link
      href={`/problems/${id}`}
      aria-label={`${label} em ${title}`}
      className={
        'inline-flex min-h-10 items-center gap-2 self-start rounded-full bg-soft-danger px-4 font-extrabold ' +
        'text-danger-ink hover:underline'
      }
    >
      <Flag aria-hidden="true" className="size-5" />
      {label}
    </Link>
  )
}
