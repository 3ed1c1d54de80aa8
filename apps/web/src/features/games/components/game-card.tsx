import type { GameInfo } from '@capivira/core/games/catalog'
import { Badge } from '@capivira/ui/badge.tsx'
import { Emoji } from '@capivira/ui/emoji.tsx'
import { Check, Clock, Gauge, Info, Play, Star } from '@capivira/ui/icons'
import { formatNumber } from '../../../lib/format.ts'
import { ButtonLink } from '../../navigation/components/links.tsx'
import { iconOf } from '../icon.ts'
import { text } from '../text.ts'

export type GameCardProps = {
  game: GameInfo
  /** Its place in the catalogue, from 1. */
  number: number
  completed: boolean
  /** The best score so far; null when it was not played. */
  best: number | null
  /** What the chosen material lacks for it. */
  missing: string | null
}

const small = 'size-4 shrink-0'

const grounds = ['bg-soft-primary', 'bg-soft-info', 'bg-soft-special', 'bg-soft-xp', 'bg-soft-danger'] as const

const bestOf = (game: GameInfo['id'], best: number) =>
  (game === 'coloring-game' ? text.bestPainted : text.best)(formatNumber(best))

/** A game in the hub. */
export function GameCard({ game, number, completed, best, missing }: GameCardProps) {
  return (
    <li
      className={
        'flex flex-wrap overflow-hidden rounded-lg border-2 border-line ' + 'bg-surface sm:flex-col sm:flex-nowrap'
      }
    >
      <div
        className={
          'relative flex min-w-28 flex-[1_0_auto] items-center justify-center py-3 sm:flex-none sm:py-5 ' +
          `${grounds[(number - 1) % grounds.length]}`
        }
      >
        <span
          aria-hidden="true"
          className={
            'absolute top-2 left-2 sm:top-3 sm:left-3 grid size-9 place-items-center rounded-full bg-surface ' +
            'font-display text-lg font-bold'
          }
        >
          {number}
        </span>
        <Emoji name={iconOf(game.icon)} className={`size-16 sm:size-20 ${missing ? 'opacity-60' : ''}`} />
        {completed && (
          <Badge
            tone="primary"
            className={
              'absolute bottom-2 left-2 border-2 border-primary px-2 text-xs sm:top-3 sm:right-3 sm:bottom-auto ' +
              'sm:left-auto'
            }
            icon={<Check aria-hidden="true" className={small} />}
          >
            {text.completed}
          </Badge>
        )}
      </div>
      <div
        className={
          'flex min-w-[min(13em,100%)] flex-[100_1_13em] flex-col gap-2.5 p-3.5 ' +
          'sm:min-w-0 sm:flex-1 sm:gap-3 sm:p-4'
        }
      >
        <div>
          <p className="text-sm font-bold text-ink-soft">{game.category}</p>
          <h2 className="text-lg leading-snug">{game.title}</h2>
          <p className="mt-1 text-sm text-ink-soft">{game.description}</p>
        </div>
        <Facts game={game} />
        {best !== null && best > 0 && <p className="text-sm font-bold text-primary-ink">{bestOf(game.id, best)}</p>}
        <div className="mt-auto flex flex-col gap-2">
          {missing && (
            <p className="flex items-start gap-2 text-sm font-bold text-xp-ink">
              <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              {missing}
            </p>
          )}
          <ButtonLink
            href={game.route}
            variant={missing ? 'secondary' : 'primary'}
            aria-label={`${text.play}: ${game.title}`}
          >
            <Play aria-hidden="true" className="size-5 fill-current" />
            {text.play}
          </ButtonLink>
        </div>
      </div>
    </li>
  )
}

/** How hard it is, what it pays, how long it takes. */
function Facts({ game }: { game: GameInfo }) {
  return (
    <ul className="m-0 flex list-none flex-wrap gap-1.5 p-0">
      <li>
        <Badge icon={<Gauge aria-hidden="true" className={small} />}>{game.difficulty}</Badge>
      </li>
      <li>
        <Badge tone="xp" icon={<Star aria-hidden="true" className={small} />}>
          {game.xpReward} XP
        </Badge>
      </li>
      <li>
        <Badge icon={<Clock aria-hidden="true" className={small} />}>{game.estimatedTime}</Badge>
      </li>
    </ul>
  )
}
