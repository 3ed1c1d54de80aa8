import { Gaps } from '../kit/gaps.tsx'
import { useHost } from '../kit/host.ts'
import { ReviewItem } from '../kit/review-item.tsx'
import { usePieces } from '../kit/use-pieces.ts'
import { text } from './text.ts'
import type { Word } from './word-list.tsx'

/** Words that come with one frame. */
const wordsAtOnce = 2

/** The words of the round and what they mean. */
export function WordReview({ words, materialId }: { words: readonly Word[]; materialId: number }) {
  const { Source } = useHost()
  const shown = usePieces(words.length, wordsAtOnce)
  return (
    <>
      <p className="text-ink-soft">{text.help}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {words.slice(0, shown).map(word => (
          <ReviewItem
            key={word.wordId}
            title={word.word}
            source={<Source materialId={materialId} sourcePage={word.page} sourceQuote={word.quote} />}
          >
            <Gaps>{word.hint}</Gaps>
          </ReviewItem>
        ))}
      </div>
    </>
  )
}
