import { useHost } from '../kit/host.ts'
import { ReviewItem } from '../kit/review-item.tsx'
import { text } from './text.ts'
import type { Word } from './word-list.tsx'

/** The words of the round and what they mean. */
export function WordReview({ words, materialId }: { words: readonly Word[]; materialId: number }) {
  const { Source } = useHost()
  return (
    <>
      <p className="text-ink-soft">{text.help}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {words.map(word => (
          <ReviewItem
            key={word.wordId}
            title={word.word}
            source={<Source materialId={materialId} sourcePage={word.page} sourceQuote={word.quote} />}
          >
            {word.hint}
          </ReviewItem>
        ))}
      </div>
    </>
  )
}
