import { Button } from '@capivira/ui/button.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { RotateCcw, Star } from '@capivira/ui/icons'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { afterPaint } from './after-paint.ts'
import { say } from './announcer.tsx'
import { useHost } from './host.ts'
import { celebrate } from './motion.ts'
import { play } from './sounds.ts'
import { text } from './text.ts'
import { usePieces } from './use-pieces.ts'

/** Milliseconds from the result to its confetti: by then all of it is drawn. */
const celebrationDelay = 250

export type Figure = {
  label: string
  value: ReactNode
  /** How it is read aloud, where that differs: '1 minuto e 5 segundos' for 1:05. */
  spoken?: string
  /** Not known until the round is saved: read aloud as soon as it is. */
  later?: boolean
}

const sentenceOf = ({ label, value, spoken }: Figure) =>
  typeof value === 'object' ? '' : `${label}: ${spoken ?? value}.`

export type CompletedStageProps = {
  /** 'Você achou todas as palavras!' */
  title: string
  /** Points, time, moves…: three or four. */
  figures: readonly Figure[]
  /** What the round paid; null while it is being saved. */
  paid: { xp: number; best: string | null; record: boolean; note?: string | null } | null
  saveFailed: boolean
  /** Why it will not be saved any more, in a sentence. */
  closed: string | null
  onSave: () => void
  onAgain: () => void
  starting: boolean
  /** What to look at again; nothing when all was right. */
  review?: ReactNode
  /** What was made, in place of the capybara. */
  picture?: ReactNode
}

/** After a round: what was reached, what it paid, what to review, and the next round one key away. */
export function CompletedStage(props: CompletedStageProps) {
  const { title, figures, paid, saveFailed, closed, onSave, onAgain, starting, review, picture } = props
  const { ButtonLink, preview } = useHost()
  const again = useRef<HTMLButtonElement>(null)
  /**
   * The result comes in pieces, so that none waits for the others: what was reached, what can be done now, the bars
   * of the app, what to look at again.
   */
  const piece = usePieces(4, 1)
  const buttons = piece > 1
  useTelling(props, buttons)
  useEffect(() => {
    if (!buttons) return
    return afterPaint(() => {
      again.current?.focus({ preventScroll: true })
      scrollTo({ top: 0, behavior: 'instant' })
      play('win')
    })
  }, [buttons])
  useEffect(() => {
    const timer = setTimeout(() => celebrate(), celebrationDelay)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="flex flex-col gap-4 px-1">
      <Card tone="primary" className="flex flex-col items-center gap-4 text-center">
        {picture ?? <Capybara pose="celebrating" className="size-32 animate-pop sm:size-40" />}
        <h2 className="text-2xl sm:text-3xl">{title}</h2>
        <Figures figures={figures} />
        {buttons &&
          (closed !== null ? (
            <p role="alert" className="max-w-md rounded-md bg-surface px-4 py-2.5 font-bold">
              {closed}
            </p>
          ) : saveFailed ? (
            <div role="alert" className="flex flex-col items-center gap-2">
              <p>
                {text.completeFailed} {text.saveKept}
              </p>
              <Button onClick={onSave}>{text.saveAgain}</Button>
            </div>
          ) : (
            !preview && <Paid paid={paid} />
          ))}
        {buttons && (
          <div className="flex w-full flex-wrap justify-center gap-3">
            <Button
              ref={again}
              size="lg"
              pending={starting}
              pendingLabel={text.starting}
              onClick={onAgain}
              icon={<RotateCcw aria-hidden="true" className="size-5" />}
            >
              {text.again}
            </Button>
            <ButtonLink href="/games" size="lg" variant="secondary">
              {text.otherGames}
            </ButtonLink>
          </div>
        )}
      </Card>
      {review && piece > 3 && <Review>{review}</Review>}
    </div>
  )
}

/** Has the result said once it is on screen: what is known of it at once, the rest as soon as the round is saved. */
function useTelling({ title, figures, paid }: CompletedStageProps, shown: boolean): void {
  const isPaid = paid !== null
  const isMissing = useRef(false)
  const tell = useEffectEvent(() => {
    const known = figures.filter(({ later }) => !later || isPaid)
    isMissing.current = known.length < figures.length
    say([title, ...known.map(sentenceOf)].filter(Boolean).join(' '))
  })
  const tellLate = useEffectEvent(() => {
    if (!isMissing.current) return
    isMissing.current = false
    const late = figures.filter(({ later }) => later)
    say(late.map(sentenceOf).join(' '))
  })
  useEffect(() => (shown ? afterPaint(() => tell()) : undefined), [shown])
  useEffect(() => {
    if (isPaid) tellLate()
  }, [isPaid])
}

/** In place of the XP, where there are none to show. */
const zeroNote = 'max-w-md rounded-md bg-surface px-4 py-2.5 font-bold'

/** What the round paid. The toast says the XP aloud, so only what it does not say is announced here. */
function Paid({ paid }: { paid: CompletedStageProps['paid'] }) {
  return (
    <div className="flex flex-col items-center gap-1.5">
      {paid === null ? (
        <p className="font-bold">{text.saving}</p>
      ) : paid.xp === 0 && paid.note ? null : (
        <p
          className={
            'inline-flex animate-pop items-center gap-2 rounded-full bg-xp px-5 py-2 font-display text-xl font-bold ' +
            'text-on-bright'
          }
        >
          <Star aria-hidden="true" className="size-6 fill-current" />
          {`+${paid.xp} XP`}
        </p>
      )}
      <div aria-live="polite" className="flex flex-col items-center gap-1.5 empty:hidden">
        {paid?.record ? (
          <p className="font-extrabold text-primary-ink">{text.record}</p>
        ) : (
          paid?.best && <p className="text-ink-soft">{paid.best}</p>
        )}
        {paid?.note && <p className={paid.xp === 0 ? zeroNote : 'max-w-md text-sm text-ink-soft'}>{paid.note}</p>}
      </div>
    </div>
  )
}

/** Points, time and what else was reached. */
function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="m-0 grid w-full max-w-lg grid-cols-[repeat(auto-fit,minmax(min(6rem,100%),1fr))] gap-2.5">
      {figures.map(({ label, value, spoken }) => (
        <div key={label} className="flex flex-col-reverse rounded-md bg-surface p-3">
          <dt className="text-xs font-bold text-ink-soft sm:text-sm">{label}</dt>
          <dd className="m-0 font-display text-xl font-bold sm:text-2xl">
            {spoken ? (
              <>
                <span className="sr-only">{spoken}</span>
                <span aria-hidden="true">{value}</span>
              </>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What to look at again. */
function Review({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="to-review" className="flex flex-col gap-3 not-has-data-review:hidden">
      <h2 id="to-review" className="text-xl">
        {text.review}
      </h2>
      {children}
    </section>
  )
}
