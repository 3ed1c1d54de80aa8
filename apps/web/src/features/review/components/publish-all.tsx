import type { Material } from '@capivira/core/materials/contract'
import { AlertDialog } from '@capivira/ui/alert-dialog.tsx'
import { Button } from '@capivira/ui/button.tsx'
import { toast } from '@capivira/ui/toast'
import { useState } from 'react'
import { formatCount } from '../../../lib/format.ts'
import { messageOf } from '../../../lib/http.ts'
import { useSetPolicy } from '../queries.ts'
import { text } from '../text.ts'

/** Lets everything that waits go to pupils unread; asks first. */
export function PublishAll({ material: { id, title, suggestedCount } }: { material: Material }) {
  const [asks, setAsks] = useState(false)
  const change = useSetPolicy(id)
  function publish() {
    change.mutate(
      { policy: 'all', always: false },
      {
        onSuccess: ({ published, waiting }) => {
          setAsks(false)
          toast({
            title:
              published === 0
                ? text.nothingPublished
                : formatCount(published, 'sugestão publicada', 'sugestões publicadas'),
            ...(waiting > 0 && { description: text.inDoubt(waiting) }),
          })
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
