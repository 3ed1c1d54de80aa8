import { Flag } from '@capivira/ui/icons'
import { Link } from '../../navigation/components/links.tsx'
import { useDrawings } from '../queries.ts'
import { text } from '../text.ts'

/** Where problems are read: how many drawings pupils warned of, leading to them; nothing when there are none. */
export function ReportedDrawings() {
  const reported = useDrawings('waiting').data?.pages[0]?.reported ?? 0
  if (reported === 0) return null
  return (
    <Link
      href="/drawings"
      className={
        'inline-flex min-h-10 items-center gap-2 self-start rounded-full bg-soft-danger px-4 font-extrabold ' +
        'text-danger-ink hover:underline'
      }
    >
      <Flag aria-hidden="true" className="size-5" />
      {text.reportedDrawings(reported)}
    </Link>
  )
}
