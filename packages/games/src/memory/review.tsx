import { type FlipCard, listCards } from '@capivira/core/materials/contract'
import { useEffect, useState } from 'react'
import { useHost } from '../kit/host.ts'
import { ReviewItem } from '../kit/review-item.tsx'
import type { MemoryRun } from './run.ts'
import { text } from './text.ts'

/** Pairs turned in vain at least so often are shown again. */
const manyMisses = 2
/** More would be a list nobody reads. */
const mostShown = 5

/** The pairs that gave trouble, whole and with the passage they come from; nothing when there were none. */
export function MemoryReview({ run, materialId }: { run: MemoryRun; materialId: number }) {
  const { call, Source } = useHost()
  const [cards, setCards] = useState<readonly FlipCard[]>([])
  useEffect(() => {
    let gone = false
    call(listCards, { params: { materialId } })
      .then(all => !gone && setCards(all))
      // Without the whole cards there is nothing to review, and the result stands all the same.
      .catch(() => {})
    return () => {
      gone = true
    }
  }, [call, materialId])

  const hard = [...run.misses]
    .filter(([, misses]) => misses >= manyMisses)
    .sort(([, one], [, other]) => other - one)
    .slice(0, mostShown)
    .flatMap(([pair]) => cards.find(({ id }) => id === pair) ?? [])
  if (hard.length === 0) return null
  return (
    <>
      <p className="text-ink-soft">{text.help}</p>
      {hard.map(card => (
        <ReviewItem key={card.id} title={card.question} source={<Source {...card} />}>
          {card.answer}
        </ReviewItem>
      ))}
    </>
  )
}
