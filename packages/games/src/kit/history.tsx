import { type FinishedRound, type GameId, getGameHistory } from '@capivira/core/games/contract'
import { Button } from '@capivira/ui/button.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { History as Clock, Trophy } from '@capivira/ui/icons'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { useMemo, useState } from 'react'
import { formatClock, speakClock } from './clock.ts'
import { useHost } from './host.ts'
import { text } from './text.ts'
import { useRead } from './use-read.ts'

export type HistoryProps = {
  gameId: GameId
  /** The name of a level or theme; empty for one that has none. */
  nameOf: (variant: string) => string
}

/** Rounds shown before somebody asks for more. */
const firstShown = 5
const points = (score: number) => `${score.toLocaleString('pt-BR')} ${score === 1 ? 'ponto' : 'pontos'}`
const moment = { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' } as const

/** The player's best result at each level and their last rounds; nothing before the first one. */
export default function History({ gameId, nameOf }: HistoryProps) {
  const { call, timeZone } = useHost()
  const when = useMemo(() => new Intl.DateTimeFormat('pt-BR', { timeZone, ...moment }), [timeZone])
  const history = useRead(() => call(getGameHistory, { query: { gameId } }))
  const [older, setOlder] = useState<{ rounds: FinishedRound[]; more: boolean } | null>(null)
  const [shown, setShown] = useState(firstShown)
  const [asking, setAsking] = useState(false)

  if (!history.value) return history.failed ? null : <Skeleton className="h-32" />
  const { bests } = history.value
  const rounds = [...history.value.rounds, ...(older?.rounds ?? [])]
  const more = older?.more ?? history.value.more
  if (rounds.length === 0) return null

  async function showMore() {
    const last = rounds.at(-1)
    if (shown >= rounds.length - firstShown && more && last) {
      setAsking(true)
      try {
        const page = await call(getGameHistory, { query: { gameId, before: last.completedAt } })
        setOlder({ rounds: [...(older?.rounds ?? []), ...page.rounds], more: page.more })
      } catch {
        // The button stays, to be pressed again.
        return
      } finally {
        setAsking(false)
      }
    }
    setShown(shown + 2 * firstShown)
  }

  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg">{text.history}</h2>
      <ul aria-label={text.bests} className="m-0 grid list-none gap-2 p-0 sm:grid-cols-3">
        {bests.map(({ variant, score, rounds: count }) => (
          <li key={variant} className="flex items-center gap-3 rounded-md bg-soft-xp px-3.5 py-2 text-xp-ink">
            <Trophy aria-hidden="true" className="size-6 shrink-0" />
            <p className="min-w-0">
              <span className="block font-display text-lg leading-tight font-bold">{points(score)}</span>
              <span className="text-sm font-bold">
                {[nameOf(variant), text.rounds(count)].filter(part => part !== '').join(' · ')}
              </span>
            </p>
          </li>
        ))}
      </ul>
      <ol aria-label={text.lastRounds} className="m-0 flex list-none flex-col p-0">
        {rounds.slice(0, shown).map(round => (
          <Round
            key={round.roundId}
            round={round}
            name={nameOf(round.variant)}
            when={when.format(new Date(round.completedAt)).replace(',', ' às')}
          />
        ))}
      </ol>
      {(shown < rounds.length || more) && (
        <Button variant="ghost" className="self-start" pending={asking} onClick={showMore}>
          {text.moreRounds}
        </Button>
      )}
    </Card>
  )
}

function Round({ round, name, when }: { round: FinishedRound; name: string; when: string }) {
  const { score, xp, seconds, completedAt, materialTitle } = round
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-line py-2 first:border-t-0">
      <p className="min-w-0 flex-1 basis-56">
        <span className="block font-bold wrap-anywhere">
          {[name, materialTitle].filter(Boolean).join(' · ') || points(score)}
        </span>
        <time dateTime={completedAt} className="text-sm text-ink-soft">
          {when}
        </time>
      </p>
      <p className="flex items-center gap-3 text-sm font-bold tabular-nums">
        <span>{points(score)}</span>
        {seconds !== null && (
          <span className="inline-flex items-center gap-1 text-ink-soft">
            <Clock aria-hidden="true" className="size-4" />
            <span className="sr-only">{speakClock(seconds)}</span>
            <span aria-hidden="true">{formatClock(seconds)}</span>
          </span>
        )}
        <span className="text-xp-ink">{`+${xp} XP`}</span>
      </p>
    </li>
  )
}
