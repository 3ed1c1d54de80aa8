import { timeFigure } from '../kit/figures.ts'
import { useHost } from '../kit/host.ts'
import { MaterialGame } from '../kit/material-game.tsx'
import { ReviewItem } from '../kit/review-item.tsx'
import type { TimelineResult } from './contract.ts'
import { completeTimeline } from './contract.ts'
import { TimelinePlay } from './play.tsx'
import { eventsOf, rightAt, scoreOf, type TimelineDealt, timelineDealt } from './rules.ts'
import { text } from './text.ts'

/** /games/timeline */
export default function TimelineScreen() {
  return (
    <MaterialGame
      gameId="timeline-challenge"
      title={text.title}
      emoji="clock"
      invitation={text.invitation}
      steps={text.steps}
      levels={{ easy: text.level(eventsOf.easy), medium: text.level(eventsOf.medium), hard: text.level(eventsOf.hard) }}
      dealt={timelineDealt}
      complete={(call, roundId, report: TimelineResult) => call(completeTimeline, { body: { ...report, roundId } })}
      Play={TimelinePlay}
      summarize={({ dealt, materialId }, report, paid) => ({
        title: text.done,
        figures: [
          { label: text.score, value: (paid?.score ?? scoreOf(report, dealt)).toLocaleString('pt-BR') },
          { label: text.checks, value: report.checks.length },
          timeFigure(text.time, report.timeElapsed),
        ],
        review: materialId !== null && <Missed dealt={dealt} report={report} materialId={materialId} />,
      })}
    />
  )
}

type MissedProps = { dealt: TimelineDealt; report: TimelineResult; materialId: number }

/** The events that were not in their place at the first check, in the order of time. */
function Missed({ dealt, report, materialId }: MissedProps) {
  const { Source } = useHost()
  const at = rightAt(report, dealt)
  const missed = dealt.order.flatMap(id =>
    at.get(id) === 0 ? [] : dealt.events.filter(({ eventId }) => eventId === id),
  )
  if (missed.length === 0) return null
  return (
    <>
      <p className="text-ink-soft">{text.help}</p>
      {missed.map(({ eventId, text: event, date, page, quote }) => (
        <ReviewItem
          key={eventId}
          title={date}
          source={<Source materialId={materialId} sourcePage={page} sourceQuote={quote} />}
        >
          {event}
        </ReviewItem>
      ))}
    </>
  )
}
