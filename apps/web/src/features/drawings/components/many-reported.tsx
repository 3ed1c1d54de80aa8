import type { ReviewedDrawing } from '@capivira/core/drawings/contract'
import { AlertDialog } from '@capivira/ui/alert-dialog.tsx'
import { Button } from '@capivira/ui/button.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { Eye, EyeOff, Flag } from '@capivira/ui/icons'
import { toast } from '@capivira/ui/toast'
import { useState } from 'react'
import { messageOf } from '../../../lib/http.ts'
import { useReviewDrawings } from '../queries.ts'
import { text } from '../text.ts'

/** From so many drawings of one author on, what was warned of is decided in one go. */
const many = 3

/**
 * The authors of whose drawings many have a warning, each with a way to decide about all of them: a child may be picked
 * on by warnings.
 */
export function ManyReported({ drawings }: { drawings: readonly ReviewedDrawing[] }) {
  const byAuthor = Map.groupBy(
    drawings.filter(({ reports }) => reports.length > 0),
    ({ author }) => author,
  )
  return [...byAuthor]
    .filter(([, reported]) => reported.length >= many)
    .map(([author, reported]) => <OfAuthor key={author} author={author} ids={reported.map(({ id }) => id)} />)
}

function OfAuthor({ author, ids }: { author: string; ids: number[] }) {
  const [wish, setWish] = useState<'shown' | 'hidden' | null>(null)
  const review = useReviewDrawings()
  const count = ids.length
  const asked = wish === 'hidden' ? text.askHideAll(count, author) : text.askKeepAll(count, author)

  function decide(state: 'shown' | 'hidden') {
    review.mutate(
      { ids, state },
      {
        onSuccess: ({ message }) => toast({ title: message }),
        onError: error =>
          toast({ title: text.failed, description: messageOf(error, text.failedHint), variant: 'destructive' }),
        onSettled: () => setWish(null),
      },
    )
  }

  return (
    <Card tone="danger" className="flex flex-col gap-3">
      <h2 className="flex items-center gap-2 text-lg wrap-anywhere">
        <Flag aria-hidden="true" className="size-5 shrink-0" />
        {text.manyOf(count, author)}
      </h2>
      <p className="text-sm">{text.manyHint}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon={<Eye aria-hidden="true" className="size-5" />} onClick={() => setWish('shown')}>
          {text.keepAll(count)}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          icon={<EyeOff aria-hidden="true" className="size-5" />}
          onClick={() => setWish('hidden')}
        >
          {text.hideAll(count)}
        </Button>
      </div>
      <AlertDialog
        open={wish !== null}
        onOpenChange={open => !open && setWish(null)}
        {...asked}
        variant={wish === 'hidden' ? 'danger' : 'primary'}
        confirmLabel={wish === 'hidden' ? text.hideAll(count) : text.keepAll(count)}
        pendingLabel={text.deciding}
        pending={review.isPending}
        onConfirm={() => wish && decide(wish)}
      />
    </Card>
  )
}
