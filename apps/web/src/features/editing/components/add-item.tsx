import type { Item, ItemKind } from '@capivira/core/editing/contract'
import { Card } from '@capivira/ui/card.tsx'
import { toast } from '@capivira/ui/toast'
import { blankDraft, newItemKey } from '../draft.ts'
import { useAddItem } from '../queries.ts'
import { kinds } from '../text.ts'
import { ItemForm } from './item-form.tsx'

export type AddItemProps = {
  materialId: number
  kind: ItemKind
  /** The page looked at, offered as the item's. */
  page: number | null
  onAdded: (item: Item) => void
  onClose: () => void
}

/** Writes an item of the teacher's own. */
export function AddItem({ materialId, kind, page, onAdded, onClose }: AddItemProps) {
  const add = useAddItem(materialId)
  const { add: title, added } = kinds[kind]
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-xl">{title}</h2>
      <ItemForm
        label={title}
        materialId={materialId}
        initial={blankDraft(kind, page)}
        draftKey={newItemKey(kind, materialId)}
        withSource
        submitLabel="Acrescentar"
        saving={{
          isPending: add.isPending,
          error: add.error,
          reset: add.reset,
          mutate: (typed, { onSuccess }) =>
            add.mutate(typed, {
              onSuccess: item => {
                onSuccess()
                onAdded(item)
              },
            }),
        }}
        onSaved={() => {
          toast({ title: added })
          onClose()
        }}
        onCancel={onClose}
      />
    </Card>
  )
}
