import type { Item } from '@capivira/core/editing/contract'
import { Button } from '@capivira/ui/button.tsx'
import { CircleAlert, Sparkles } from '@capivira/ui/icons'
import { messageOf } from '../../../lib/http.ts'
import { everything, type Filter } from '../filter.ts'
import { useRequestMore } from '../queries.ts'
import { kinds, text } from '../text.ts'

export type MoreButtonProps = {
  materialId: number
  kind: 'card' | 'question'
  filter: Filter
  /** Told what came, so that the teacher is led there. */
  onMore: (items: readonly Item[]) => void
}

/** 'Gerar mais sobre esta parte': further good items of the part looked at, or an honest sentence. */
export function MoreButton({ materialId, kind, filter, onMore }: MoreButtonProps) {
  const more = useRequestMore(materialId)
  const { page, part } = filter
  const isAll = page === everything.page && part === everything.part
  return (
    <div className="flex flex-col gap-2">
      <Button
        variant="secondary"
        size="sm"
        className="self-start"
        icon={<Sparkles aria-hidden="true" className="size-5" />}
        pending={more.isPending}
        pendingLabel="Procurando no texto..."
        onClick={() =>
          more.mutate(
            { kind, ...(page !== null && { page }), ...(part !== null && { category: part }) },
            { onSuccess: ({ items }) => onMore(items) },
          )
        }
      >
        {isAll ? `Gerar mais ${kinds[kind].many}` : text.more}
      </Button>
      <p role="status" className={more.data ? 'rounded-sm bg-soft-info px-3 py-2 text-sm text-info-ink' : 'sr-only'}>
        {more.data?.message}
      </p>
      {more.isError && (
        <p role="alert" className="flex gap-2 text-sm font-bold text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {messageOf(more.error, text.moreFailed)}
        </p>
      )}
    </div>
  )
}
