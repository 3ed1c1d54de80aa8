import { pictureUrl } from '@capivira/core/drawings/contract'
import { useState } from 'react'
import { CompletedStage } from '../kit/completed-stage.tsx'
import { timeFigure } from '../kit/figures.ts'
import { GameFrame } from '../kit/frame.tsx'
import { useHost } from '../kit/host.ts'
import { noteOfPaid } from '../kit/note-of-paid.ts'
import { PastRounds } from '../kit/past-rounds.tsx'
import { SetupStage } from '../kit/setup-stage.tsx'
import { text as shared } from '../kit/text.ts'
import { useGameRound } from '../kit/use-game-round.ts'
import type { PuzzleResult, PuzzleTheme } from './contract.ts'
import { completePuzzle } from './contract.ts'
import { puzzleDealt, puzzleThemes } from './rules.ts'
import { PuzzleTable } from './table.tsx'
import { text } from './text.ts'
import { ThemePicker } from './theme-picker.tsx'

const themeName = (variant: string) => puzzleThemes.find(({ id }) => id === variant)?.name ?? ''

/** /geo-exploradores */
export default function PuzzleScreen() {
  const { preview } = useHost()
  const [theme, setTheme] = useState<PuzzleTheme>('geografia-rural')
  const { state, begin, resume, finish, save, leave, unfinished, known, keep } = useGameRound({
    gameId: 'geo-exploradores',
    dealt: puzzleDealt,
    complete: (call, roundId, report: PuzzleResult) => call(completePuzzle, { body: { ...report, roundId } }),
  })
  const start = () => begin({ options: { theme } })

  return (
    <GameFrame title={text.title} emoji="puzzle" playing={state.stage === 'playing'}>
      {state.stage === 'setup' && known && (
        <SetupStage
          invitation={text.invitation}
          steps={text.steps}
          material={<ThemePicker value={theme} onChange={setTheme} />}
          starting={state.starting}
          onStart={start}
          onResume={unfinished ? () => resume(unfinished) : undefined}
          history={!preview && <PastRounds gameId="geo-exploradores" nameOf={themeName} />}
        />
      )}
      {state.stage === 'playing' && (
        <PuzzleTable
          key={state.round.roundId ?? state.round.dealt.tiles.join()}
          round={state.round}
          onFinish={finish}
          onProgress={(elapsed, progress) => keep(state.round, elapsed, progress)}
          onLeave={leave}
          onShuffle={() => begin({ options: { theme: state.round.dealt.theme } })}
        />
      )}
      {state.stage === 'completed' && (
        <CompletedStage
          title={text.done}
          figures={[
            { label: text.moves, value: state.report.moves },
            timeFigure(text.time, state.report.timeElapsed),
            { label: shared.score, value: state.paid?.score ?? '…', later: true },
          ]}
          picture={
            <img
              src={pictureUrl('color', state.round.dealt.theme, state.round.dealt.variant)}
              alt=""
              width={1200}
              height={800}
              className={
                'h-auto max-h-[36dvh] w-auto max-w-full animate-pop rounded-lg ' + 'border-4 border-surface shadow-lift'
              }
            />
          }
          paid={
            state.paid && {
              xp: state.paid.xpGain,
              best: state.paid.best === null ? null : shared.best(state.paid.best),
              record: state.paid.record,
              note: noteOfPaid(state.paid),
            }
          }
          saveFailed={state.saveFailed}
          closed={state.closed}
          onSave={save}
          onAgain={() => begin({ options: { theme: state.round.dealt.theme } })}
          starting={state.starting}
        />
      )}
    </GameFrame>
  )
}
