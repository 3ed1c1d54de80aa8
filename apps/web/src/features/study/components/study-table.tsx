import type { FlipCard as Card } from '@capivira/core/materials/contract'
import type { Rating } from '@capivira/core/study/contract'
import { Badge } from '@capivira/ui/badge.tsx'
import { IconButton } from '@capivira/ui/icon-button.tsx'
import { ChevronLeft, ChevronRight } from '@capivira/ui/icons'
import { ProgressBar } from '@capivira/ui/progress-bar.tsx'
import { toast } from '@capivira/ui/toast'
import { lazy, Suspense, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { ListenButton } from '../../comfort/components/listen-button.tsx'
import { SourceButton } from '../../materials/components/source-button.tsx'
import { usePreview } from '../../materials/preview.ts'
import { ReportButton } from '../../problems/components/report-button.tsx'
import { listenText, sideRatings } from '../listen-text.ts'
import { flip, hasNext, hasPrevious, isBack, newRun, numberOf, type StudyRun } from '../study-run.ts'
import { ratingChoices, text } from '../text.ts'
import { useRating, useSides } from '../use-study.ts'
import { useStudyKeys } from '../use-study-keys.ts'
import { FlipCard } from './flip-card.tsx'
import { ListenAllToggle } from './listen-all-toggle.tsx'
import { RatingButtons } from './rating-buttons.tsx'
import { endOf, type StudyEnd, StudyFinished } from './study-finished.tsx'

const ListenAll = lazy(async () => ({ default: (await import('./listen-all.tsx')).ListenAll }))

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
  const [listening, setListening] = useState<{ distant: boolean } | null>(null)
  const isPreview = usePreview()
  const card = cards[numberOf(run)]
  const { xp, setXp, sideXp } = useSides(card, run)
  const { given, note, canRate, onRate, onMove, stay } = useRating({ card, run, setRun, setXp, sideXp })
  const table = useFocusKept(run.index)

  useCongratulation(run.finished, endOf(run, end), () => setListening(null))

  useTableKeys({ run, listens: listening !== null, onFlip: () => setRun(flip), onMove, onRate })

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
  // Of a forgotten card that comes again at once the front is shown anew.
  const place = `${run.index} ${card.id}`
  const hint = listensToAll ? listenText.keysHint : text.keysHint
  return (
    <section ref={table} aria-label="Estudo" className="flex flex-col gap-4">
      <Standing run={run} card={card} xp={isPreview ? 0 : xp} />
      <FlipCard key={place} card={card} flipped={run.flipped} onFlip={() => setRun(flip)} onSwipe={onMove} />
      <div className="flex flex-wrap justify-center gap-2 empty:hidden">
        {!listensToAll && (
          <ListenButton key={`${place} ${run.flipped}`} texts={[run.flipped ? card.answer : card.question]} />
        )}
        <ListenAllToggle on={listensToAll} onChange={setListening} />
      </div>
      {listensToAll && (
        <Suspense>
          <ListenAll
            key={place}
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
        <RatingButtons onRate={onRate} disabled={!canRate} given={canRate ? null : given} note={note} />
      )}
      {/* Who listens to all has no buttons in whose place it could stand. */}
      <p role="status" className={listensToAll ? 'text-center font-bold' : 'sr-only'}>
        {note}
      </p>
      <Foot run={run} card={card} hint={hint} onMove={onMove} onOpen={stay} />
    </section>
  )
}

type TableKeys = {
  run: StudyRun
  listens: boolean
  onFlip: () => void
  onMove: (step: 1 | -1) => void
  onRate: (rating: Rating) => void
}

/** The keys of the table. Who listens to all has the two sides of the screen, and the arrows for them. */
function useTableKeys({ run, listens, onFlip, onMove, onRate }: TableKeys) {
  useStudyKeys({
    onFlip,
    onMove: step => {
      if (!listens) onMove(step)
      else if (run.flipped) onRate(sideRatings[step])
      else if (step === 1) onFlip()
    },
    onRate: place => {
      const choice = ratingChoices[place]
      if (choice) onRate(choice.rating)
    },
    active: !run.finished,
  })
}

/** Once the last card has been rated, says so; `onEnd` is called before. */
function useCongratulation(finished: boolean, description: string, onEnd: () => void) {
  const congratulate = useEffectEvent(() => {
    onEnd()
    toast({ title: text.congratulations, description, variant: 'reward' })
  })
  useEffect(() => {
    if (finished) congratulate()
  }, [finished])
}

/** Where the sitting stands, and what it has earned. */
function Standing({ run, card, xp }: { run: StudyRun; card: Card; xp: number }) {
  const count = run.deck.length
  const place = `Card ${run.index + 1} de ${count}`
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="font-extrabold" aria-live="polite">
          {place}
        </p>
        <span className="flex gap-2">
          {isBack(run) ? (
            <Badge tone="special">De novo</Badge>
          ) : (
            <Badge tone={card.turn === 'due' ? 'special' : 'neutral'}>{turnLabels[card.turn]}</Badge>
          )}
          {xp > 0 && <Badge tone="xp">+{xp} XP</Badge>}
        </span>
      </div>
      <ProgressBar
        label="Cards vistos"
        value={((run.index + (run.flipped ? 1 : 0)) / count) * 100}
        valueText={place}
        size="sm"
      />
    </>
  )
}

type FootProps = { run: StudyRun; card: Card; hint: string; onMove: (step: 1 | -1) => void; onOpen: () => void }

/** To the cards before and after, to the passage, and the report of a problem. */
function Foot({ run, card, hint, onMove, onOpen }: FootProps) {
  return (
    <>
      <div className="flex items-center justify-between gap-2">
        <IconButton
          label="Card anterior"
          variant="outlined"
          icon={<ChevronLeft aria-hidden="true" />}
          disabled={!hasPrevious(run)}
          onClick={() => onMove(-1)}
        />
        {run.flipped ? <SourceButton {...card} onOpen={onOpen} /> : <span />}
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
          <ReportButton key={card.id} kind="card" id={card.id} onOpen={onOpen} />
        </div>
      )}
      <p className="hidden text-center text-sm text-ink-soft sm:block">{hint}</p>
    </>
  )
}

/** What had the focus, a rating or the card before, goes with its card: the next card has it. */
function useFocusKept(index: number) {
  const table = useRef<HTMLElement>(null)
  const focusedAt = useRef(0)
  useLayoutEffect(() => {
    if (focusedAt.current === index) return
    focusedAt.current = index
    if (document.activeElement === document.body)
      table.current?.querySelector<HTMLElement>('[data-testid="flip-card"]')?.focus({ preventScroll: true })
  }, [index])
  return table
}
