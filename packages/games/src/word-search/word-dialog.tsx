import { Button } from '@capivira/ui/button.tsx'
import { Emoji } from '@capivira/ui/emoji.tsx'
import { useId } from 'react'
import { Gaps } from '../kit/gaps.tsx'
import { useHost } from '../kit/host.ts'
import { Sheet } from '../kit/sheet.tsx'
import { text } from './text.ts'
import type { Word } from './word-list.tsx'

export type WordDialogProps = {
  /** Null while nothing is shown. */
  word: Word | null
  /** True right after it was found; else it is a hint. */
  isFound: boolean
  materialId: number | null
  onClose: () => void
}

/** A word as it is written, what it means, and the page it comes from. */
export function WordDialog({ word, isFound, materialId, onClose }: WordDialogProps) {
  const { Source } = useHost()
  const about = useId()
  return (
    <Sheet
      open={word !== null}
      onClose={onClose}
      title={
        <span className="flex items-center gap-2">
          {isFound && <Emoji name="party" className="size-8 animate-pop" />}
          {isFound ? text.dialogTitle : text.hint}
        </span>
      }
      describedBy={about}
      footer={<Button onClick={onClose}>{text.goOn}</Button>}
    >
      {word && (
        <div className="flex flex-col gap-2">
          <p className="font-display text-2xl font-bold text-primary-ink">{word.word}</p>
          <p id={about}>
            <Gaps>{word.hint}</Gaps>
          </p>
          {isFound && materialId !== null && (
            <div className="-ml-4">
              <Source materialId={materialId} sourcePage={word.page} sourceQuote={word.quote} />
            </div>
          )}
        </div>
      )}
    </Sheet>
  )
}
