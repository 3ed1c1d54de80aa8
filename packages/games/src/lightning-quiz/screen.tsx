import { wasRefused } from '../kit/closed.ts'
import { shareFigure } from '../kit/figures.ts'
import { Gaps } from '../kit/gaps.tsx'
import { useHost } from '../kit/host.ts'
import { MaterialGame } from '../kit/material-game.tsx'
import { ReviewItem } from '../kit/review-item.tsx'
import type { LightningQuizResult } from './contract.ts'
import { completeLightningQuiz } from './contract.ts'
import { LightningPlay } from './play.tsx'
import { type LightningDealt, lightningDealt, questionsOf, secondsOf } from './rules.ts'
import { isRight, newRun, rightOf } from './run.ts'
import { text } from './text.ts'

const levels = {
  easy: text.level(questionsOf.easy, secondsOf.easy),
  medium: text.level(questionsOf.medium, secondsOf.medium),
  hard: text.level(questionsOf.hard, secondsOf.hard),
}

/** /games/lightning-quiz */
export default function LightningQuizScreen() {
  const { tellFailure } = useHost()
  return (
    <MaterialGame
      gameId="quick-quiz"
      title={text.title}
      emoji="bolt"
      invitation={text.invitation}
      steps={text.steps}
      levels={levels}
      dealt={lightningDealt}
      complete={(call, roundId, report: LightningQuizResult) =>
        call(completeLightningQuiz, { body: { ...report, roundId } })
      }
      onStartFailed={error =>
        tellFailure(error, wasRefused(error) ? text.noQuestions : text.generationFailed, {
          title: text.generationError,
        })
      }
      quietSave
      Play={LightningPlay}
      summarize={({ dealt, materialId }, report, paid) => {
        const run = newRun(dealt.questions, report.answers)
        const right = rightOf(run)
        return {
          title: text.done(right, dealt.questions.length),
          figures: [
            { label: text.score, value: (paid?.score ?? report.score).toLocaleString('pt-BR') },
            shareFigure(text.hits, right, dealt.questions.length),
            { label: text.accuracy, value: `${Math.round(report.accuracy)}%` },
          ],
          review: materialId !== null && <Missed dealt={dealt} report={report} materialId={materialId} />,
        }
      }}
    />
  )
}

type MissedProps = { dealt: LightningDealt; report: LightningQuizResult; materialId: number }

/** The questions missed, with what is right and where it stands. */
function Missed({ dealt, report, materialId }: MissedProps) {
  const { Source } = useHost()
  const run = newRun(dealt.questions, report.answers)
  return run.answers
    .filter(given => !isRight(run, given))
    .flatMap(given => {
      const question = run.questions.find(({ questionId }) => questionId === given.questionId)
      if (!question) return []
      return (
        <ReviewItem
          key={question.questionId}
          title={<Gaps>{question.question}</Gaps>}
          source={<Source materialId={materialId} sourcePage={question.page} sourceQuote={question.quote} />}
        >
          <p>{given.option === null ? text.noAnswer : `${text.yourAnswer} ${given.option}`}</p>
          <p>
            {text.rightIs} <strong className="text-primary-ink">{question.correctAnswer}</strong>
          </p>
          {question.explanation && <p className="text-ink-soft">{question.explanation}</p>}
        </ReviewItem>
      )
    })
}
