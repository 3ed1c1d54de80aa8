import type { User } from '@capivira/core/accounts/contract'
import { Badge } from '@capivira/ui/badge.tsx'
import { Emoji } from '@capivira/ui/emoji.tsx'
import { VisuallyHidden } from '@capivira/ui/visually-hidden.tsx'
import { formatCount, formatNumber } from '../../lib/format.ts'

/**
 * Streak and XP of a pupil, always in sight. Where the bar has little room for its letters, 'dias' is left to screen
 * readers.
 */
export function PupilStats({ user }: { user: User }) {
  return (
    <div className="flex items-center gap-1.5 sm:gap-2">
      <Badge tone="xp" size="md" icon={<Emoji name="flame" className="size-5" />} title="Sequência de estudo">
        <VisuallyHidden>Sequência de estudo: {formatCount(user.streak, 'dia', 'dias')}</VisuallyHidden>
        <span aria-hidden="true">
          {formatNumber(user.streak)}
          <span className="@max-[24.5rem]:hidden"> {user.streak === 1 ? 'dia' : 'dias'}</span>
        </span>
      </Badge>
      <Badge
        tone="xp"
        size="md"
        icon={<Emoji name="star" className="size-5 @max-[20.5rem]:hidden" />}
        title="Seus pontos de experiência"
      >
        {formatNumber(user.xp)} XP
      </Badge>
    </div>
  )
}
