import type { Item } from '@capivira/core/editing/contract'
import { Button } from '@capivira/ui/button.tsx'
import { Undo2 } from '@capivira/ui/icons'
import { useEffect, useRef } from 'react'
import { tellFailure } from '../../drafts/use-sent-later.ts'
import { useItemState } from '../queries.ts'
import { kinds, text } from '../text.ts'

/** Tells that an item was removed, and takes it back if that was a slip. */
export function RemovedNotice({ item, onBack }: { item: Item; onBack: () => void }) {
  const change = useItemState()
  const undo = useRef<HTMLButtonElement>(null)
  // The button that removed it is gone, and the focus would be with it.
  useEffect(() => undo.current?.focus({ preventScroll: true }), [])
  return (
    <div
      role="status"
      className={
        'sticky top-20 z-10 flex flex-wrap items-center justify-between gap-3 rounded-md border-2 border-line ' +
        'bg-soft-info px-4 py-2 shadow-lift'
      }
    >
      <p className="text-info-ink">{kinds[item.kind].removed}</p>
      <Button
        ref={undo}
        variant="secondary"
        size="sm"
        icon={<Undo2 aria-hidden="true" className="size-5" />}
        pending={change.isPending}
        onClick={() =>
          change.mutate(
            { item, state: item.state },
            {
              onSuccess: onBack,
              onError: error => tellFailure(error, text.stateFailed),
            },
          )
        }
      >
        Desfazer
      </Button>
    </div>
  )
}
