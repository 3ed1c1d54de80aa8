import { levelStanding } from '@capivira/core/progress/level'
import { Card } from '@capivira/ui/card.tsx'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { ProgressBar } from '@capivira/ui/progress-bar.tsx'
import { formatCount, formatNumber } from '../../../lib/format.ts'

export type GreetingProps = {
  firstName: string
  xp: number
  /** Absent until it is known. */
  achievementsCount: number | undefined
}

/** 'Olá, Ana!': the level, the achievements and the bar toward the next level. */
export function Greeting({ firstName, xp, achievementsCount }: GreetingProps) {
  const { level, missing, percentage } = levelStanding(xp)
  return (
    <Card tone="primary" className="flex flex-wrap items-center gap-4 sm:gap-6">
      <Capybara pose="waving" cap className="size-24 sm:size-36" />
      <div className="beside flex flex-col gap-2">
        <h1 className="line-clamp-3 text-2xl wrap-anywhere sm:text-3xl">Olá, {firstName}!</h1>
        <p className="text-ink-soft">
          <strong className="text-ink">Nível de estudo {level}</strong> ·{' '}
          {/* Its place is held, so that nothing below moves when it is known. */}
          <span className={achievementsCount === undefined ? 'invisible' : undefined}>
            {formatCount(achievementsCount ?? 0, 'conquista', 'conquistas')} ·
          </span>{' '}
          faltam <strong className="text-ink">{formatNumber(missing)} XP</strong> para o próximo nível
        </p>
        <ProgressBar
          label={`Progresso para o nível de estudo ${level + 1}`}
          value={percentage}
          valueText={`Faltam ${formatNumber(missing)} XP para o nível de estudo ${level + 1}`}
          tone="xp"
        />
      </div>
    </Card>
  )
}
