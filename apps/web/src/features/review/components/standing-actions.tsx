import type { Item } from '@capivira/core/editing/contract'
import { Button } from '@capivira/ui/button.tsx'
import { Check, Undo2 } from '@capivira/ui/icons'
import { toast } from '@capivira/ui/toast'
import { messageOf } from '../../../lib/http.ts'
import { useVerdict } from '../queries.ts'
import { text } from '../text.ts'

/** In the lists of a material: keeps an item that waits, or brings back one that its teacher refused. */
export function StandingActions({ item, name }: { item: Item; name: string }) {
  const decide = useVerdict()
  const isRefused = item.publication === 'withdrawn' && item.verdict === 'refuse'
  if (item.publication === 'published' || (item.publication === 'withdrawn' && !isRefused)) return null
  const say = (verdict: 'keep' | null) =>
    decide.mutate(
      { item, verdict },
      {
        onError: error =>
          toast({ title: text.failed, description: messageOf(error, text.again), variant: 'destructive' }),
      },
    )
  return isRefused ? (
    <Button
      variant="secondary"
      size="sm"
      icon={<Undo2 aria-hidden="true" className="size-5" />}
      aria-label={`Trazer de volta ${name}`}
      pending={decide.isPending}
      onClick={() => say(null)}
    >
      Trazer de volta
    </Button>
  ) : (
    <Button
      size="sm"
      icon={<Check aria-hidden="true" className="size-5" />}
      aria-label={`Manter ${name}`}
      pending={decide.isPending}
      onClick={() => say('keep')}
    >
      Manter
    </Button>
  )
}
