import type { Item } from '@capivira/core/editing/contract'
import { Button } from '@capivira/ui/button.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { Eye, EyeOff, Pencil, Trash2 } from '@capivira/ui/icons'
import { toast } from '@capivira/ui/toast'
import { type ReactNode, useEffect, useRef } from 'react'
import { useDraftOpen } from '../../drafts/use-draft.ts'
import { tellFailure } from '../../drafts/use-sent-later.ts'
import { SourceButton } from '../../materials/components/source-button.tsx'
import { StandingActions } from '../../review/components/standing-actions.tsx'
import { draftKeyOf } from '../draft.ts'
import { useItemState } from '../queries.ts'
import { kinds, text } from '../text.ts'
import { EditItem } from './edit-item.tsx'
import { ItemFace } from './item-face.tsx'
import { ItemMarks } from './item-marks.tsx'

export type ItemPanelProps = {
  item: Item
  /** 'Card 3': names it on its buttons. */
  name: string
  /** Called when the teacher turns to it, so that its page is shown. */
  onTurnTo?: () => void
  onRemoved: (item: Item) => void
  /** Shown between the item and what can be done with it. */
  children?: ReactNode
}

/** An item as a teacher works on it: read it, see where it comes from, change it, hide it, remove it. */
export function ItemPanel({ item, name, onTurnTo, onRemoved, children }: ItemPanelProps) {
  const [editing, setEditing] = useDraftOpen(draftKeyOf(item.kind, item.id))
  const change = useItemState()
  const isHidden = item.state === 'hidden'
  const opener = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(editing)
  useEffect(() => {
    if (wasEditing.current && !editing) opener.current?.focus()
    wasEditing.current = editing
  }, [editing])

  function setState(state: 'shown' | 'hidden' | 'removed') {
    // Heard as a promise: the list may be there again, and this item gone from it, before what a mutation calls back.
    change.mutateAsync({ item, state }).then(
      ({ message }) => (state === 'removed' ? onRemoved(item) : toast({ title: message })),
      (error: unknown) => tellFailure(error, text.stateFailed),
    )
  }

  return (
    <Card
      className={`flex flex-col gap-4 ${isHidden ? 'border-dashed' : ''}`}
      onFocusCapture={onTurnTo}
      onPointerDown={onTurnTo}
    >
      <ItemMarks item={item} />
      {editing ? (
        <EditItem item={item} name={name} onClose={() => setEditing(false)} />
      ) : (
        <>
          <ItemFace item={item} />
          {/* Beside the items where there is room, and in an explanation that quotes it, it is read already. */}
          {item.sourceQuote && !quotes(item) && (
            <blockquote
              className={`m-0 border-l-4 border-xp pl-4 text-ink-soft ${item.sourcePage === null ? '' : 'lg:hidden'}`}
            >
              {item.sourceQuote}
            </blockquote>
          )}
          {children}
          <div className="flex flex-wrap gap-2">
            <StandingActions item={item} name={name} />
            <Button
              ref={opener}
              variant="secondary"
              size="sm"
              icon={<Pencil aria-hidden="true" className="size-5" />}
              aria-label={`Editar ${name}`}
              onClick={() => setEditing(true)}
            >
              Editar
            </Button>
            <HideButton
              onChange={() => setState(isHidden ? 'shown' : 'hidden')}
              pending={change.isPending}
              name={name}
              isHidden={isHidden}
            />
            <Button
              variant="secondary"
              size="sm"
              icon={<Trash2 aria-hidden="true" className="size-5" />}
              aria-label={`Excluir ${name}`}
              disabled={change.isPending}
              onClick={() => setState('removed')}
            >
              Excluir
            </Button>
            <SourceButton {...item} of={kinds[item.kind].of} />
          </div>
        </>
      )}
    </Card>
  )
}

const quotes = (item: Item) =>
  item.kind === 'question' && item.explanation?.includes(item.sourceQuote?.slice(0, 40) ?? '')

/** 'Card 3', 'Questão 3': how an item is named at a place of its list, from 0. */
export function nameAt(item: Item, place: number): string {
  const { one } = kinds[item.kind]
  return `${one.charAt(0).toUpperCase()}${one.slice(1)} ${place + 1}`
}

/** Takes an item from the pupils, or shows it to them again. */
function HideButton({
  onChange,
  pending,
  name,
  isHidden,
}: {
  onChange: () => void
  pending: boolean
  name: string
  isHidden: boolean
}) {
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={isHidden ? <Eye aria-hidden="true" className="size-5" /> : <EyeOff aria-hidden="true" className="size-5" />}
      aria-label={isHidden ? `Mostrar ${name} aos alunos` : `Ocultar ${name} dos alunos`}
      pending={pending}
      onClick={onChange}
    >
      {isHidden ? 'Mostrar' : 'Ocultar'}
    </Button>
  )
}
