import { Card } from '@capivira/ui/card.tsx'
import { Emoji } from '@capivira/ui/emoji.tsx'
import { Flag } from '@capivira/ui/icons'
import { ButtonLink } from '../../navigation/components/links.tsx'
import { useDrawings } from '../queries.ts'
import { text } from '../text.ts'

/**
 * On the dashboard of those who review: of how many drawings pupils warned, how many wait, and the way to all of them.
 */
export function DrawingsCard() {
  const counts = useDrawings('waiting').data?.pages[0]
  const [waiting, reported] = [counts?.waiting ?? 0, counts?.reported ?? 0]
  return (
    <Card tone={waiting > 0 ? 'xp' : 'paper'} className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Emoji name="palette" className="size-11" />
      <div className="min-w-40 flex-1">
        <h2 className="text-lg">{text.title}</h2>
        {reported > 0 && (
          <p className="flex items-center gap-1.5 font-extrabold text-danger-ink">
            <Flag aria-hidden="true" className="size-4 shrink-0" />
            {text.reportedDrawings(reported)}
          </p>
        )}
        {(reported === 0 || waiting > reported) && <p className="text-sm">{text.waiting(waiting - reported)}</p>}
      </div>
      <ButtonLink href="/drawings" size="sm" variant="secondary" aria-label={text.open}>
        {text.look}
      </ButtonLink>
    </Card>
  )
}
