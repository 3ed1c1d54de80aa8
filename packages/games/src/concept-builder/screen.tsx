import { shareFigure, timeFigure } from '../kit/figures.ts'
import { useHost } from '../kit/host.ts'
import { MaterialGame } from '../kit/material-game.tsx'
import { ReviewItem } from '../kit/review-item.tsx'
import type { ConceptBuilderResult } from './contract.ts'
import { completeConceptBuilder } from './contract.ts'
import { ConceptPlay } from './play.tsx'
import { type ConceptBuilderDealt, conceptBuilderDealt, pairsOf, scoreOf } from './rules.ts'
import { wastedTries } from './run.ts'
import { text } from './text.ts'

/** /games/concept-builder */
export default function ConceptBuilderScreen() {
  return (
    <MaterialGame
      gameId="concept-builder"
      title={text.title}
      emoji="link"
      invitation={text.invitation}
      steps={text.steps}
      levels={{ easy: text.level(pairsOf.easy), medium: text.level(pairsOf.medium), hard: text.level(pairsOf.hard) }}
      dealt={conceptBuilderDealt}
      complete={(call, roundId, report: ConceptBuilderResult) =>
        call(completeConceptBuilder, { body: { ...report, roundId } })
      }
      Play={ConceptPlay}
      summarize={({ dealt, materialId }, report, paid) => ({
        title: text.done,
        figures: [
          { label: text.score, value: (paid?.score ?? scoreOf(report, dealt)).toLocaleString('pt-BR') },
          shareFigure(
            text.hits,
            dealt.pairs.filter(({ pairId }) => wastedTries(pairId, report) === 0).length,
            dealt.pairs.length,
          ),
          timeFigure(text.time, report.timeElapsed),
        ],
        review: materialId !== null && <Missed dealt={dealt} report={report} materialId={materialId} />,
      })}
    />
  )
}

type MissedProps = { dealt: ConceptBuilderDealt; report: ConceptBuilderResult; materialId: number }

/** The terms that took more than one try, with their definitions and where they stand. */
function Missed({ dealt, report, materialId }: MissedProps) {
  const { Source } = useHost()
  const missed = dealt.pairs.filter(({ pairId }) => wastedTries(pairId, report) > 0)
  if (missed.length === 0) return null
  return (
    <>
      <p className="text-ink-soft">{text.help}</p>
      {missed.map(({ pairId, term, definition, page, quote }) => (
        <ReviewItem
          key={pairId}
          title={term}
          source={<Source materialId={materialId} sourcePage={page} sourceQuote={quote} />}
        >
          {definition}
        </ReviewItem>
      ))}
    </>
  )
}
