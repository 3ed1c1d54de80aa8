import type { Figure } from '@capivira/core/editing/figure-contract'
import { Button } from '@capivira/ui/button.tsx'
import { text } from '../text.ts'

type Props = { current: Figure; pending: boolean; onMine: () => void; onCurrent: () => void }

/** Somebody changed the figure meanwhile: what stands there now, and which of the two goes on. */
export function NewerFigure({ current, pending, onMine, onCurrent }: Props) {
  return (
    <div role="alert" className="flex flex-col gap-3 rounded-md bg-soft-xp p-4">
      <p className="font-bold text-xp-ink">{text.newer}</p>
      <p>{text.newerTitle(current.title)}</p>
      <ol className="m-0 flex list-decimal flex-col gap-1 pl-8">
        {current.parts.map(({ cardId, label }) => (
          <li key={cardId} className="wrap-anywhere">
            {label}
          </li>
        ))}
      </ol>
      <p className="text-sm">{text.newerHint}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" onClick={onCurrent}>
          {text.useCurrent}
        </Button>
        <Button variant="secondary" size="sm" onClick={onMine} pending={pending}>
          {text.saveMine}
        </Button>
      </div>
    </div>
  )
}
