import type { Item } from '@capivira/core/editing/contract'
import { Button } from '@capivira/ui/button.tsx'
import { toast } from '@capivira/ui/toast'
import { useRef, useState } from 'react'
import { ApiError, messageOf } from '../../../lib/http.ts'
import { useUser } from '../../accounts/current-user.ts'
import { forgetDraft } from '../../drafts/drafts.ts'
import { draftKeyOf, draftOf } from '../draft.ts'
import { useEditItem } from '../queries.ts'
import { kinds, text } from '../text.ts'
import { ItemFace } from './item-face.tsx'
import { ItemForm } from './item-form.tsx'

export type EditItemProps = {
  item: Item
  name: string
  onClose: () => void
  /** In place of closing, once it is saved. */
  onSaved?: (saved: Item) => void
}

/** Changes an item in its place. When another window was first, both versions are shown and the teacher chooses. */
export function EditItem({ item, name, onClose, onSaved = onClose }: EditItemProps) {
  const edit = useEditItem()
  const user = useUser()
  /** The version these words are meant for, and what it said. */
  const [opened] = useState(() => ({ revision: item.revision, draft: draftOf(item) }))
  const saved = useRef(item)
  const { kind, id } = item
  const isLate = edit.error instanceof ApiError && edit.error.status === 409

  return (
    <ItemForm
      label={`Editar ${name}`}
      materialId={item.materialId}
      initial={opened.draft}
      draftKey={draftKeyOf(kind, id)}
      withSource={item.origin === 'teacher'}
      submitLabel={isLate ? 'Salvar a minha versão' : 'Salvar'}
      saving={{
        isPending: edit.isPending,
        error: edit.error,
        reset: edit.reset,
        mutate: ({ content, source }, done) =>
          edit.mutate(
            {
              kind,
              id,
              // After a refusal the teacher has seen the version they write over.
              revision: isLate ? item.revision : opened.revision,
              content,
              ...(item.origin === 'teacher' && { source }),
            },
            {
              onSuccess: now => {
                saved.current = now
                done.onSuccess()
              },
            },
          ),
      }}
      onSaved={() => {
        toast({ title: text.saved })
        onSaved(saved.current)
      }}
      onCancel={onClose}
      onLeave={onClose}
    >
      {isLate && (
        <div role="alert" className="flex flex-col gap-3 rounded-md bg-soft-xp p-4">
          <p className="font-bold text-xp-ink">{messageOf(edit.error, text.saveFailed)}</p>
          <div className="flex flex-col gap-3 rounded-sm bg-surface p-3">
            <p className="text-sm font-bold text-ink-soft">
              Versão atual {kind === 'card' ? 'do' : 'da'} {kinds[kind].one}
            </p>
            <ItemFace item={item} level={3} />
          </div>
          <Button
            variant="secondary"
            size="sm"
            className="self-start"
            onClick={() => {
              forgetDraft(user.id, draftKeyOf(kind, id))
              onClose()
            }}
          >
            Ficar com a versão atual
          </Button>
        </div>
      )}
    </ItemForm>
  )
}
