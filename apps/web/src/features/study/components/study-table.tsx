import type { FlipCard as Card } from '@capivira/core/materials/contract'
import type { Rating } from '@capivira/core/study/contract'
import { Badge } from '@capivira/ui/badge.tsx'
import { IconButton } from '@capivira/ui/icon-button.tsx'
import { ProgressBar } from '@capivira/ui/progress-bar.tsx'
import { toast } from '@capivira/ui/toast'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { newId } from '../../../lib/random.ts'
import { announceRewards } from '../../achievements/announce.ts'
import { ListenButton } from '../../comfort/components/listen-button.tsx'
import { SourceButton } from '../../materials/components/source-button.tsx'
import { usePreview } from '../../materials/preview.ts'
import { ReportButton } from '../../problems/components/report-button.tsx'
import { tellReviewFailed } from '../failures.ts'
import { listenText, sideRatings } from '../listen-text.ts'
import { reportSide, useReview, useTellSides } from '../queries.ts'
import { advance, flip, hasNext, hasPrevious, move, newRun, rate } from '../study-run.ts'
import { ratingChoices, text } from '../text.ts'
import { useStudyKeys } from '../use-study-keys.ts'
import { FlipCard } from './flip-card.tsx'
import { ListenAllToggle } from './listen-all-toggle.tsx'
import { RatingButtons } from './rating-buttons.tsx'
import { type StudyEnd, StudyFinished } from './study-finished.tsx'

const ListenAll = lazy(async () => ({ default: (await import('./listen-all.tsx')).ListenAll }))

/** Milliseconds a side is looked at before it is reported, and from a rating to the next card. */
const reportDelay = 300
const advanceDelay = 1500

const turnLabels = { due: 'Para revisar', new: 'Novo', later: 'Já estudado' } as const

export type StudyTableProps = {
  cards: readonly Card[]
  hasQuiz: boolean
  /** What is said and offered at the end of a sitting that is not all of one material. */
  end?: StudyEnd
}

/** The table on which cards are studied, one at a time. */
export function StudyTable({ cards, hasQuiz, end }: StudyTableProps) {
  const [run, setRun] = useState(() => newRun(cards.length))
  const [xp, setXp] = useState(0)
  const sideXp = useRef(new Map<number, number>())
  useTellSides(sideXp)
  const review = useReview()
  const isPreview = usePreview()
  const card = cards[run.index]
  const cardId = card?.id
  const materialId = card?.materialId

  useEffect(() => {
    if (isPreview || cardId === undefined || materialId === undefined || run.finished) return
    const timer = setTimeout(async () => {
      const gained = await reportSide(cardId, materialId, run.flipped ? 'back' : 'front')
      setXp(total => total + gained)
      sideXp.current.set(cardId, (sideXp.current.get(cardId) ?? 0) + gained)
    }, reportDelay)
    return () => clearTimeout(timer)
  }, [isPreview, cardId, materialId, run.flipped, run.finished])

  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])

  // Lit while it is being sent too: on a slow network a touch must be seen to count.
  const given = review.isPending ? review.variables.rating : (run.ratings.get(run.index) ?? null)
  const [locked, setLocked] = useState(false)
  // Of two events in one moment the second sees the same picture as the first: what is drawn cannot hold it back.
  const rating = useRef({ underWay: false, eventId: '' })
  const canRate = run.flipped && !review.isPending && !locked

  function onRate(choice: Rating) {
    if (!card || !canRate || rating.current.underWay) return
    rating.current = { underWay: true, eventId: rating.current.eventId || newId() }
    const at = run.index
    review.mutate(
      { cardId: card.id, rating: choice, eventId: rating.current.eventId },
      {
        onSuccess: ({ xpGain, newAchievements }) => {
          setXp(total => total + xpGain)
          announceRewards(xpGain + (sideXp.current.get(card.id) ?? 0), newAchievements)
          sideXp.current.delete(card.id)
          setRun(current => rate(current, at, choice))
          setLocked(true)
          waiting.current = setTimeout(() => {
            free()
            if (at === cards.length - 1) setListening(null)
            if (at === cards.length - 1)
              toast({ title: text.congratulations, description: end?.message ?? text.allSeen, variant: 'reward' })
            setRun(current => advance(current, at))
          }, advanceDelay)
        },
        onError: error => {
          rating.current.underWay = false
          tellReviewFailed(error)
        },
      },
    )
  }

  // What had the focus, a rating or the card before, goes with its card.
  const table = useRef<HTMLElement>(null)
  const focusedAt = useRef(0)
  useLayoutEffect(() => {
    if (focusedAt.current === run.index) return
    focusedAt.current = run.index
    if (document.activeElement === document.body)
      table.current?.querySelector<HTMLElement>('[data-testid="flip-card"]')?.focus({ preventScroll: true })
  }, [run.index])

  /** The card can be rated, anew. */
  function free() {
    if (!review.isPending) rating.current = { underWay: false, eventId: '' }
    setLocked(false)
  }

  /** The next card does not come by itself any more. */
  function stay() {
    clearTimeout(waiting.current)
    free()
  }

  function onMove(step: 1 | -1) {
    stay()
    setRun(current => move(current, step))
  }

  const [listening, setListening] = useState<{ distant: boolean } | null>(null)
  useStudyKeys({
    onFlip: () => setRun(flip),
    // Who listens to all has the two sides of the screen, and the arrows for them.
    onMove: step => {
      if (!listening) onMove(step)
      else if (run.flipped) onRate(sideRatings[step])
      else if (step === 1) setRun(flip)
    },
    onRate: place => {
      const choice = ratingChoices[place]
      if (choice) onRate(choice.rating)
    },
    active: !run.finished,
  })

  if (!card) return null
  if (run.finished) {
    return (
      <StudyFinished
        run={run}
        xp={xp}
        materialId={card.materialId}
        hasQuiz={hasQuiz}
        {...(end ? { end } : {})}
        onAgain={() => {
          setRun(newRun(cards.length))
          setXp(0)
        }}
      />
    )
  }
  const listensToAll = listening !== null
  const place = `Card ${run.index + 1} de ${cards.length}`
  return (
    <section ref={table} aria-label="Estudo" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="font-extrabold" aria-live="polite">
          {place}
        </p>
        <span className="flex gap-2">
          <Badge tone={card.turn === 'due' ? 'special' : 'neutral'}>{turnLabels[card.turn]}</Badge>
          {!isPreview && xp > 0 && <Badge tone="xp">+{xp} XP</Badge>}
        </span>
      </div>
      <ProgressBar
        label="Cards vistos"
        value={((run.index + (run.flipped ? 1 : 0)) / cards.length) * 100}
        valueText={place}
        size="sm"
      />
      <FlipCard key={card.id} card={card} flipped={run.flipped} onFlip={() => setRun(flip)} onSwipe={onMove} />
      <div className="flex flex-wrap justify-center gap-2 empty:hidden">
        {!listensToAll && (
          <ListenButton key={`${card.id} ${run.flipped}`} texts={[run.flipped ? card.answer : card.question]} />
        )}
        <ListenAllToggle on={listensToAll} onChange={setListening} />
      </div>
      {listensToAll && (
        <Suspense>
          <ListenAll
            key={card.id}
            card={card}
            flipped={run.flipped}
            distant={listening.distant}
            canRate={canRate}
            given={canRate ? null : given}
            onFlip={() => setRun(flip)}
            onRate={onRate}
            onSilent={() => setListening(null)}
          />
        </Suspense>
      )}
      {run.flipped && !listensToAll && (
        <RatingButtons onRate={onRate} disabled={!canRate} given={canRate ? null : given} />
      )}
      <div className="flex items-center justify-between gap-2">
        <IconButton
          label="Card anterior"
          variant="outlined"
          icon={<ChevronLeft aria-hidden="true" />}
          disabled={!hasPrevious(run)}
          onClick={() => onMove(-1)}
        />
        {run.flipped ? <SourceButton {...card} onOpen={stay} /> : <span />}
        <IconButton
          label="Próximo card"
          variant="outlined"
          icon={<ChevronRight aria-hidden="true" />}
          disabled={!hasNext(run)}
          onClick={() => onMove(1)}
        />
      </div>
      {run.flipped && (
        <div className="flex justify-center">
          <ReportButton key={card.id} kind="card" id={card.id} onOpen={stay} />
        </div>
      )}
      <p className="hidden text-center text-sm text-ink-soft sm:block">
        {listensToAll ? listenText.keysHint : text.keysHint}
      </p>
    </section>
  )
}
