import type { Item } from '@capivira/core/editing/contract'
import type { Suggestion } from '@capivira/core/review/contract'
import { Button } from '@capivira/ui/button.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { messageOf } from '../../../lib/http.ts'
import { contentOf, draftOf } from '../../editing/draft.ts'
import { useEditItem } from '../../editing/queries.ts'
import type { Offer } from '../kept-offer.ts'
import { text } from '../text.ts'

type OfferPanelProps = {
  offer: Offer
  /** With what was saved, or null where the refusal stays. */
  onSettled: (saved: Item | null) => void
  /** Its teacher writes what was not found. */
  onWrite: (item: Suggestion) => void
}

/**
 * What a refusal's reason suggests instead: used with one press, or left. It stands before the next item, so it is
 * short: what it asks, and of a question its options.
 */
export function OfferPanel({ offer: { item, content }, onSettled, onWrite }: OfferPanelProps) {
  const edit = useEditItem()
  const use = (offered: Item) => {
    const { kind, id, revision } = offered
    // Heard although another decision takes the panel away meanwhile; what fails is said here, or by the list.
    edit.mutateAsync({ kind, id, revision, content: contentOf(draftOf(offered)) }).then(onSettled, () => {})
  }
  return (
    <Card tone="info" padding="none" className="flex flex-col gap-2 p-3" role="group" aria-label="Que tal assim?">
      <p className="font-extrabold">Recusado. {content ? 'Que tal assim?' : text.noOptions}</p>
      <Face item={content ?? item} isOffered={content !== null} />
      {edit.error && <p role="alert">{messageOf(edit.error, text.again)}</p>}
      <div className="flex flex-wrap gap-2">
        {content ? (
          <Button size="sm" pending={edit.isPending} onClick={() => use(content)}>
            Usar assim
          </Button>
        ) : (
          <Button size="sm" onClick={() => onWrite(item)}>
            Escrever alternativas
          </Button>
        )}
        <Button size="sm" variant="secondary" onClick={() => onSettled(null)}>
          Deixar recusado
        </Button>
      </div>
    </Card>
  )
}

/** An item in two lines. */
function Face({ item, isOffered }: { item: Item; isOffered: boolean }) {
  if (item.kind === 'word') return null
  return (
    <>
      <p className="font-bold wrap-anywhere">{item.question}</p>
      {item.kind === 'question' && isOffered && (
        <p className="text-sm wrap-anywhere">
          {item.options
            .map(option => (option === item.options[item.correctAnswer] ? `${option} (certa)` : option))
            .join(' · ')}
        </p>
      )}
    </>
  )
}
