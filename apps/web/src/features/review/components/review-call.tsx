import type { Material } from '@capivira/core/materials/contract'
import { AlertDialog } from '@capivira/ui/alert-dialog.tsx'
import { Button } from '@capivira/ui/button.tsx'
import { toast } from '@capivira/ui/toast'
import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { formatCount } from '../../../lib/format.ts'
import { messageOf } from '../../../lib/http.ts'
import { useSetPolicy } from '../queries.ts'
import { text } from '../text.ts'
import { hasFew, waitingSentence } from '../waiting.ts'
import { ReviewLink } from './review-link.tsx'

/** What waits in a material and the ways on: the review, and where pupils have little yet, publishing all. Nothing where nothing waits. */
export function ReviewCall({ material }: { material: Material }) {
  if (material.status !== 'processed' || !hasFew(material)) return <ReviewLink material={material} />
  return (
    <div className="flex flex-col gap-3 rounded-md bg-soft-xp p-4 text-xp-ink">
      <p className="flex gap-2">
        <ListChecks aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span>
          <strong>{waitingSentence(material)}</strong> Até lá, os alunos não veem as sugestões.
        </span>
      </p>
      <ReviewWays material={material} />
    </div>
  )
}

/** The review of a material, or all of it published at once. */
export function ReviewWays({ material }: { material: Material }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <ReviewLink material={material} strong />
      <PublishAll material={material} />
    </div>
  )
}

/** Lets everything that waits go to pupils unread; asks first. */
function PublishAll({ material: { id, title, suggestedCount } }: { material: Material }) {
  const [asks, setAsks] = useState(false)
  const change = useSetPolicy(id)
  function publish() {
    change.mutate(
      { policy: 'all', always: false },
      {
        onSuccess: ({ published }) => {
          setAsks(false)
          toast({ title: formatCount(published, 'sugestão publicada', 'sugestões publicadas') })
        },
        onError: error => {
          setAsks(false)
          toast({ title: text.publishFailed, description: messageOf(error, text.again), variant: 'destructive' })
        },
      },
    )
  }
  return (
    <>
      <Button variant="ghost" size="sm" aria-label={`Publicar tudo de ${title}`} onClick={() => setAsks(true)}>
        Publicar tudo
      </Button>
      <AlertDialog
        open={asks}
        onOpenChange={setAsks}
        title="Publicar tudo sem revisar?"
        description={text.publishAll(formatCount(suggestedCount, 'sugestão', 'sugestões'), title)}
        confirmLabel="Publicar tudo"
        variant="primary"
        pending={change.isPending}
        pendingLabel="Publicando..."
        onConfirm={publish}
      />
    </>
  )
}
