import { levelStanding, xpPerPlayerLevel } from '@capivira/core/progress/level'
import { Card } from '@capivira/ui/card.tsx'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { ProgressBar } from '@capivira/ui/progress-bar.tsx'
import { formatNumber } from '../../../lib/format.ts'
import { text } from '../text.ts'

/** Total XP, the player level of 100 XP each, and the way to the next. */
export function PlayerLevel({ xp }: { xp: number }) {
  const { level, missing, percentage } = levelStanding(xp, xpPerPlayerLevel)
  const toNext = text.toNext(formatNumber(missing), level + 1)
  return (
    <Card tone="xp" className="flex flex-wrap items-center gap-4 sm:gap-6">
      <Capybara pose="celebrating" className="size-24 sm:size-32" />
      <div className="beside flex flex-col gap-1.5">
        <h2 className="text-xl sm:text-2xl">{text.level(level)}</h2>
        <ProgressBar label={text.level(level + 1)} value={percentage} valueText={toNext} tone="xp" />
        <p className="text-sm font-bold text-xp-ink sm:text-base">
          {toNext} · {text.total(formatNumber(xp))}
        </p>
      </div>
    </Card>
  )
}
