import type { Item } from '@capivira/core/editing/contract'
import type { Suggestion } from '@capivira/core/review/contract'
import type { RefusalReason } from '@capivira/core/review/states'
import { Button } from '@capivira/ui/button.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { BookOpen, Check, Pencil, Undo2, X } from '@capivira/ui/icons'
import { type ReactNode, type RefObject, useState } from 'react'
import { EditItem } from '../../editing/components/edit-item.tsx'
import { ItemFace } from '../../editing/components/item-face.tsx'
import { ItemMarks } from '../../editing/components/item-marks.tsx'
import { useSwipe } from '../swipe.ts'
import { whyItWaits } from '../text.ts'
import { Key, Reasons } from './reasons.tsx'

export type Mode = 'read' | 'reasons' | 'edit'

export type ReviewCardProps = {
  item: Suggestion
  name: string
  mode: Mode
  withLetters: boolean
  canGoBack: boolean
  place: RefObject<HTMLElement | null>
  onMode: (mode: Mode) => void
  onKeep: () => void
  onRefuse: (reason: RefusalReason) => void
  onEdited: (saved: Item) => void
  onBack: () => void
  onPage: () => void
  /** Beside the item, what is offered for the one that was refused before it. */
  children?: ReactNode
}

/** One suggestion, its passage, and what can be said of it. */
export function ReviewCard(props: ReviewCardProps) {
  const { item, name, mode, withLetters, place, onMode, onKeep, onRefuse, onEdited, children } = props
  const swipe = useSwipe({ onRight: onKeep, onLeft: () => onMode('reasons') })
  return (
    <section ref={place} tabIndex={-1} aria-label={name} className="flex flex-col gap-3 outline-none">
      {children}
      <Card
        {...(mode === 'read' && swipe.touch)}
        className="flex flex-col gap-4"
        style={{
          touchAction: swipe.touchAction,
          ...(swipe.aside !== 0 && { transform: `translateX(${swipe.aside}px) rotate(${swipe.aside / 40}deg)` }),
        }}
      >
        <ItemMarks item={item} inReview />
        {mode === 'edit' ? (
          <EditItem item={item} name={name} onSaved={onEdited} onClose={() => onMode('read')} />
        ) : (
          <>
            <div data-face="" className="flex flex-col gap-4">
              <ItemFace item={item} />
            </div>
            {item.sourceQuote && !quotesItself(item) && (
              <blockquote
                className={`m-0 border-l-4 border-xp pl-4 text-ink-soft ${item.sourcePage === null ? '' : 'lg:hidden'}`}
              >
                {item.sourceQuote}
              </blockquote>
            )}
            <p className="text-ink-soft">{whyItWaits(item)}</p>
            {mode === 'reasons' ? (
              <Reasons kind={item.kind} withLetters={withLetters} onReason={onRefuse} onCancel={() => onMode('read')} />
            ) : (
              <Choices {...props} />
            )}
          </>
        )}
      </Card>
    </section>
  )
}

/** An explanation that has the passage in it is the passage already. */
const quotesItself = (item: Suggestion) =>
  item.kind === 'question' && (item.explanation?.includes(item.sourceQuote?.slice(0, 40) ?? '') ?? false)

/** What the card is doing; back to reading with every other item. */
export function useMode(key: string): [Mode, (mode: Mode, of?: string) => void] {
  const [state, setState] = useState<{ key: string; mode: Mode }>({ key, mode: 'read' })
  const mode = state.key === key ? state.mode : 'read'
  return [mode, (next, of = key) => setState({ key: of, mode: next })]
}

/**
 * What can be said of the suggestion. The two decisions stay at the foot of the window while the item is longer: they
 * stand in the sheet itself, for what sticks goes no further than what it stands in.
 */
function Choices({ item, withLetters, canGoBack, onMode, onKeep, onBack, onPage }: ReviewCardProps) {
  return (
    <>
      <div
        data-foot=""
        className={
          'sticky bottom-18 z-10 -mx-4 grid grid-cols-2 gap-3 border-t-2 border-line bg-surface px-4 py-2 lg:bottom-0'
        }
      >
        <Button variant="danger" icon={<X aria-hidden="true" className="size-5" />} onClick={() => onMode('reasons')}>
          {withLetters && <Key>R</Key>}
          Recusar
        </Button>
        <Button icon={<Check aria-hidden="true" className="size-5" />} onClick={onKeep}>
          {withLetters && <Key>A</Key>}
          Manter
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          icon={<Pencil aria-hidden="true" className="size-5" />}
          onClick={() => onMode('edit')}
        >
          {withLetters && <Key>E</Key>}
          Editar
        </Button>
        <Button
          variant="secondary"
          size="sm"
          icon={<Undo2 aria-hidden="true" className="size-5" />}
          disabled={!canGoBack}
          onClick={onBack}
        >
          {withLetters && <Key>Z</Key>}
          Desfazer
        </Button>
        {item.sourcePage !== null && (
          <Button
            variant="secondary"
            size="sm"
            icon={<BookOpen aria-hidden="true" className="size-5" />}
            onClick={onPage}
          >
            Ver a página {item.sourcePage}
          </Button>
        )}
      </div>
    </>
  )
}
