import type { ReviewedDrawing } from '@capivira/core/drawings/contract'
import { drawingReasons } from '@capivira/core/drawings/report-contract'
import { Flag } from '@capivira/ui/icons'
import { formatDate } from '../../../lib/format.ts'
import { text } from '../text.ts'

/** What pupils said of a drawing that nobody has looked at since, and whether it is out of the gallery. */
export function DrawingReports({ drawing: { reports, state } }: { drawing: ReviewedDrawing }) {
  if (reports.length === 0) return null
  return (
    <div className="flex flex-col gap-2 rounded-md bg-soft-danger p-3 text-danger-ink">
      <p className="flex items-center gap-2 font-extrabold">
        <Flag aria-hidden="true" className="size-5 shrink-0" />
        {text.reported(reports.length)}
      </p>
      <ul className="m-0 flex list-none flex-col gap-1 p-0 text-sm">
        {reports.map(({ id, reason, comment, createdAt }) => (
          <li key={id}>
            <strong>{drawingReasons[reason]}</strong> · {formatDate(createdAt)}
            {comment && <span className="block wrap-anywhere">“{comment}”</span>}
          </li>
        ))}
      </ul>
      <p className="text-sm">{state === 'shown' ? text.reportedShown : text.reportedHidden}</p>
    </div>
  )
}
