import { Button } from '@capivira/ui/button.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { messageOf } from '../../../lib/http.ts'
import { ItemFace } from '../../editing/components/item-face.tsx'
import { contentOf, draftOf } from '../../editing/draft.ts'
import { useEditItem } from '../../editing/queries.ts'
import { text } from '../text.ts'
import type { Offer } from '../use-decisions.ts'

/** What a refusal's reason suggests instead: used with one press, or left. */
export function OfferPanel({ offer: { content }, onClose }: { offer: Offer; onClose: () => void }) {
  const edit = useEditItem()
  const { kind, id, revision } = content
  const use = () => edit.mutate({ kind, id, revision, content: contentOf(draftOf(content)) }, { onSuccess: onClose })
  return (
    <Card tone="info" className="flex flex-col gap-3" role="group" aria-label="Que tal assim?">
      <p className="font-extrabold">Recusado. Que tal assim?</p>
      <ItemFace item={content} level={3} />
      {edit.error && <p role="alert">{messageOf(edit.error, text.again)}</p>}
      <div className="flex flex-wrap gap-3">
        <Button size="sm" pending={edit.isPending} onClick={use}>
          Usar assim
        </Button>
        <Button size="sm" variant="secondary" onClick={onClose}>
          Deixar recusado
        </Button>
      </div>
    </Card>
  )
}
