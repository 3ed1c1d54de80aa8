import type { achievement as schema } from '@capivira/core/achievements/contract'
import { Badge } from '@capivira/ui/badge.tsx'
import { Emoji } from '@capivira/ui/emoji.tsx'
import { Check } from '@capivira/ui/icons'
import { ProgressBar } from '@capivira/ui/progress-bar.tsx'
import { memo } from 'react'
import type * as z from 'zod/mini'
import { formatDate, formatNumber } from '../../../lib/format.ts'
import { iconOf } from '../icon.ts'

export type AchievementCardProps = {
  achievement: z.output<typeof schema>
  /** When it was unlocked; null while it is not. */
  unlockedAt: string | null
  /** How much of it is done, in its own measure; absent where nobody knows. */
  value?: number | undefined
}

/** An achievement in the grid; a locked one is pale and says how to earn it. */
export const AchievementCard = memo(function AchievementCard(props: AchievementCardProps) {
  const { achievement, unlockedAt, value } = props
  const unlocked = unlockedAt !== null
  return (
    <li
      className={`flex flex-wrap items-start gap-4 rounded-lg border-2 p-4 ${
        unlocked ? 'border-xp bg-soft-xp' : 'border-line bg-surface'
      }`}
    >
      <span className={`grid size-16 shrink-0 place-items-center rounded-md ${unlocked ? 'bg-surface' : 'bg-page'}`}>
        <Emoji name={iconOf(achievement.icon)} className={`size-11 ${unlocked ? '' : 'opacity-40 grayscale'}`} />
      </span>
      <div className="beside flex flex-col gap-1">
        <h3 className="text-base">{achievement.name}</h3>
        <p className="text-sm text-ink-soft">{achievement.description}</p>
        {!unlocked && value !== undefined && (
          <div className="flex items-center gap-2">
            <ProgressBar
              label={`Andamento de ${achievement.name}`}
              value={(value / achievement.requirement) * 100}
              valueText={`${formatNumber(value)} de ${formatNumber(achievement.requirement)}`}
              tone="xp"
              size="sm"
              className="min-w-16 flex-1"
            />
            <span aria-hidden="true" className="text-sm font-extrabold">
              {formatNumber(value)}/{formatNumber(achievement.requirement)}
            </span>
          </div>
        )}
        <p className="mt-1 flex flex-wrap items-center gap-2">
          {achievement.xpReward > 0 && <Badge tone={unlocked ? 'neutral' : 'xp'}>+{achievement.xpReward} XP</Badge>}
          {unlocked && (
            <Badge tone="primary" icon={<Check aria-hidden="true" className="size-4" />} title={formatDate(unlockedAt)}>
              Conquistado
            </Badge>
          )}
        </p>
      </div>
    </li>
  )
})
