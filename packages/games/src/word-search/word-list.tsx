import { Check } from '@capivira/ui/icons'
import { memo } from 'react'
import type { WordSearchDealt } from './rules.ts'
import { text } from './text.ts'

export type Word = WordSearchDealt['words'][number]

export type WordListProps = {
  words: readonly Word[]
  /** Places of the words found. */
  found: readonly number[]
  /** Shows what a word means. */
  onHint: (word: Word) => void
}

type WordItemProps = { word: Word; done: boolean; onHint: (word: Word) => void }

/** The words to find; a tap tells what a word means. Those found are ticked and crossed out. */
export const WordList = memo(function WordList({ words, found, onHint }: WordListProps) {
  return (
    <section aria-label={text.words} className="px-1">
      <ul className="m-0 flex list-none flex-wrap gap-2 p-0 lg:flex-col low:flex-row">
        {words.map((word, place) => (
          <WordItem key={word.wordId} word={word} done={found.includes(place)} onHint={onHint} />
        ))}
      </ul>
    </section>
  )
})

/** Drawn anew only when its word is found. */
const WordItem = memo(function WordItem({ word, done, onHint }: WordItemProps) {
  return (
    <li>
      <button
        type="button"
        onClick={() => onHint(word)}
        className={`inline-flex min-h-12 items-center gap-2 rounded-md border-2 px-3.5 font-extrabold lg:w-full ${
          done ? 'border-primary bg-soft-primary text-primary-ink' : 'border-control bg-surface'
        }`}
      >
        {done && <Check aria-hidden="true" className="size-5 shrink-0" />}
        <span className={done ? 'line-through decoration-2' : ''}>{word.word}</span>
        <span className="sr-only">{done ? text.isFound : text.seeHint}</span>
      </button>
    </li>
  )
})
