import type { FlipCard as Card } from '@capivira/core/materials/contract'
import type { Rating } from '@capivira/core/study/contract'
import { type Dispatch, type RefObject, type SetStateAction, useEffect, useRef, useState } from 'react'
import { newId } from '../../lib/random.ts'
import { announceRewards } from '../achievements/announce.ts'
import { usePreview } from '../materials/preview.ts'
import { comesAgain } from './comes-again.ts'
import { tellReviewFailed } from './failures.ts'
import { reportSide, useReview, useTellSides } from './queries.ts'
import { advance, move, numberOf, rate, type StudyRun } from './study-run.ts'

/** Milliseconds a side is looked at before it is reported, and from a rating to the next card. */
const reportDelay = 300
const advanceDelay = 1500

/** The XP of this sitting; each side that is looked at is reported. */
export function useSides(card: Card | undefined, run: StudyRun) {
  const [xp, setXp] = useState(0)
  const sideXp = useRef(new Map<number, number>())
  useTellSides(sideXp)
  const isPreview = usePreview()
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
  return { xp, setXp, sideXp }
}

type Rated = {
  card: Card | undefined
  run: StudyRun
  setRun: Dispatch<SetStateAction<StudyRun>>
  setXp: Dispatch<SetStateAction<number>>
  sideXp: RefObject<Map<number, number>>
}

/**
 * How the card on the table was: told once, and then the next one comes. `note` tells until then when this one comes
 * again.
 */
export function useRating({ card, run, setRun, setXp, sideXp }: Rated) {
  const review = useReview()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])

  // Lit while it is being sent too: on a slow network a touch must be seen to count.
  const given = review.isPending ? review.variables.rating : (run.ratings.get(numberOf(run)) ?? null)
  const [note, setNote] = useState<string | null>(null)
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
        onSuccess: ({ xpGain, newAchievements, nextReview }) => {
          setXp(total => total + xpGain)
          announceRewards(xpGain + (sideXp.current.get(card.id) ?? 0), newAchievements)
          sideXp.current.delete(card.id)
          setRun(current => rate(current, at, choice))
          setNote(comesAgain(choice, nextReview, new Date()))
          setLocked(true)
          waiting.current = setTimeout(() => {
            free()
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

  /** The card can be rated, anew. */
  function free() {
    if (!review.isPending) rating.current = { underWay: false, eventId: '' }
    setLocked(false)
    setNote(null)
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

  return { given, note, canRate, onRate, onMove, stay }
}
