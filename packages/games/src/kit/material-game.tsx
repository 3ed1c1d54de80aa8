import type { CompletedRound, GameId } from '@capivira/core/games/contract'
import type { GameDifficulty } from '@capivira/core/games/results'
import type { EmojiName } from '@capivira/ui/emoji.tsx'
import type { ComponentType, ReactNode } from 'react'
import type * as z from 'zod/mini'
import { CompletedStage, type Figure } from './completed-stage.tsx'
import { changeSettings, useDeviceSettings } from './device-settings.ts'
import { GameFrame } from './frame.tsx'
import { useHost } from './host.ts'
import { MaterialChoice, useMissing } from './material-choice.tsx'
import { noteOfPaid } from './note-of-paid.ts'
import { PastRounds } from './past-rounds.tsx'
import { SetupStage } from './setup-stage.tsx'
import { difficultyNames, text } from './text.ts'
import { type DealtRound, type GameRoundCalls, useGameRound } from './use-game-round.ts'

export type PlayProps<Dealt, Report> = {
  round: DealtRound<Dealt>
  onFinish: (report: Report) => void
  /** Keeps what was played so far; milliseconds and the game's own progress. */
  onProgress: (elapsed: number, progress: unknown) => void
  onLeave: () => void
}

export type Summary = { title: string; figures: readonly Figure[]; review?: ReactNode }

/** A game that is dealt from a material: what its screen adds to what all of them share. */
export type MaterialGameProps<Schema extends z.ZodMiniType, Report> = GameRoundCalls<Schema, Report> & {
  gameId: GameId
  title: string
  emoji: EmojiName
  invitation: string
  steps: readonly string[]
  /** What each difficulty means; absent for games without. */
  levels?: Record<GameDifficulty, string>
  width?: 'narrow' | 'wide'
  pictures?: readonly string[]
  Play: ComponentType<PlayProps<z.output<Schema>, Report>>
  summarize: (round: DealtRound<z.output<Schema>>, report: Report, paid: CompletedRound | null) => Summary
}

/** Set-up, round and result of a game that is dealt from a material. */
export function MaterialGame<Schema extends z.ZodMiniType, Report>(props: MaterialGameProps<Schema, Report>) {
  const { gameId, title, emoji, invitation, steps, levels, width, pictures, Play, summarize } = props
  const { state, begin, resume, finish, save, leave, unfinished, known, keep } = useGameRound(props)
  const { materials, preview } = useHost()
  const { difficulty } = useDeviceSettings()
  const missing = useMissing(gameId)
  const notice = levels ? materials.offerOf(gameId)?.notices[difficulty] : null

  const playing = state.stage === 'playing'

  function start() {
    if (materials.chosen === null) return
    begin({ materialId: materials.chosen, ...(levels ? { options: { difficulty } } : {}) })
  }

  return (
    <GameFrame title={title} emoji={emoji} width={playing ? width : 'narrow'} playing={playing} pictures={pictures}>
      {state.stage === 'setup' && known && (
        <SetupStage
          invitation={invitation}
          steps={steps}
          material={<MaterialChoice />}
          difficulty={
            levels && { value: difficulty, onChange: value => changeSettings({ difficulty: value }), about: levels }
          }
          missing={missing}
          notice={notice}
          starting={state.starting}
          onStart={start}
          onResume={unfinished ? () => resume(unfinished) : undefined}
          history={!preview && <PastRounds gameId={gameId} nameOf={levelName} />}
        />
      )}
      {state.stage === 'playing' && (
        <>
          {state.round.notice && (
            <p className="mx-1 rounded-md bg-soft-info px-4 py-2.5 text-sm font-bold text-info-ink">
              {state.round.notice}
            </p>
          )}
          <Play
            round={state.round}
            onFinish={finish}
            onProgress={(elapsed, progress) => keep(state.round, elapsed, progress)}
            onLeave={leave}
          />
        </>
      )}
      {state.stage === 'completed' && (
        <CompletedStage
          {...summarize(state.round, state.report, state.paid)}
          paid={state.paid && paidOf(state.paid)}
          saveFailed={state.saveFailed}
          closed={state.closed}
          onSave={save}
          onAgain={start}
          starting={state.starting}
        />
      )}
    </GameFrame>
  )
}

const levelName = (variant: string): string =>
  variant === 'easy' || variant === 'medium' || variant === 'hard' ? difficultyNames[variant] : ''

function paidOf({ xpGain, best, record, ...paid }: CompletedRound) {
  return {
    xp: xpGain,
    best: best === null ? null : text.best(best),
    record,
    note: noteOfPaid(paid),
  }
}
