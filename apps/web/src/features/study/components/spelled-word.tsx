import type { LetterKind, Spelling } from '@capivira/core/study/spelling'
import { sayDifferences, dictationText as text } from '../dictation-text.ts'

const looks: Record<LetterKind, string> = {
  right: 'border-line bg-surface text-ink',
  accent: 'border-xp-edge bg-soft-xp text-xp-ink',
  wrong: 'border-danger bg-soft-danger text-danger-ink',
  missing: 'border-dashed border-danger bg-soft-danger text-danger-ink',
  extra: 'border-danger bg-surface text-danger-ink line-through',
}

/** What was written beside the word, place by place: seen as letters, and said in a sentence for each difference. */
export function SpelledWord({ spelling: { verdict, letters }, word }: { spelling: Spelling; word: string }) {
  const places = letters.map((letter, place) => ({ ...letter, place }))
  return (
    <div className="flex flex-col gap-3">
      <p className="font-extrabold">{text.verdicts[verdict]}</p>
      {verdict !== 'right' && (
        <>
          <div aria-hidden="true" className="flex flex-wrap gap-1 [letter-spacing:0]">
            {places.map(({ written, wanted, kind, place }) => (
              <span
                key={place}
                data-kind={kind}
                className={
                  'grid min-w-9 place-items-center rounded-sm border-2 px-1.5 py-1 font-display text-xl ' +
                  `font-bold ${looks[kind]}`
                }
              >
                {kind === 'extra' ? written : wanted}
                {kind !== 'right' && kind !== 'extra' && (
                  <span className="text-xs font-normal line-through">{written || '·'}</span>
                )}
              </span>
            ))}
          </div>
          <ul className="m-0 flex list-disc flex-col gap-1 pl-5">
            {sayDifferences(letters).map(sentence => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
      <p>
        {text.answer}: <strong className="font-display text-xl">{word}</strong>
      </p>
    </div>
  )
}
