import { Card } from '@capivira/ui/card.tsx'
import { Emoji } from '@capivira/ui/emoji.tsx'
import { ButtonLink } from '../../navigation/components/links.tsx'
import { useDrawings } from '../queries.ts'
import { text } from '../text.ts'

/** On the teacher's dashboard: how many drawings of pupils wait, and the way to all of them. */
export function DrawingsCard() {
  const waiting = useDrawings('waiting').data?.pages[0]?.waiting ?? 0
  return (
    <Card tone={waiting > 0 ? 'xp' : 'paper'} className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Emoji name="palette" className="size-11" />
      <div className="min-w-40 flex-1">
        <h2 className="text-lg">{text.title}</h2>
        <p className="text-sm">{text.waiting(waiting)}</p>
      </div>
      <ButtonLink href="/drawings" size="sm" variant="secondary" aria-label={text.open}>
        {text.look}
      </ButtonLink>
    </Card>
  )
}
