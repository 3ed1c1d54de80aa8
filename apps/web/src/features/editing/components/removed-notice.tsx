import type { Item } from '@capivira/core/editing/contract'
import { Button } from '@capivira/ui/button.tsx'
import { toast } from '@capivira/ui/toast'
import { Undo2 } from 'lucide-react'
import { messageOf } from '../../../lib/http.ts'
import { useItemState } from '../queries.ts'
import { kinds, text } from '../text.ts'

/** Tells that an item was removed, and takes it back if that was a slip. */
export function RemovedNotice({ item, onBack }: { item: Item; onBack: () => void }) {
  const change = useItemState()
  return (
    <div role="status" className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-soft-info px-4 py-2">
      <p className="text-info-ink">{kinds[item.kind].removed}</p>
      <Button
        variant="secondary"
        size="sm"
        icon={<Undo2 aria-hidden="true" className="size-5" />}
        pending={change.isPending}
        onClick={() =>
          change.mutate(
            { item, state: item.state },
            {
              onSuccess: onBack,
              onError: error =>
                toast({ title: 'Erro', description: messageOf(error, text.stateFailed), variant: 'destructive' }),
            },
          )
        }
      >
        Desfazer
      </Button>
    </div>
  )
}
