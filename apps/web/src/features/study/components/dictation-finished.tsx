import type { DictatedWord } from '@capivira/core/study/contract'
import { Gaps } from '@capivira/games/kit/gaps.tsx'
import { Button } from '@capivira/ui/button.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { useLayoutEffect, useRef } from 'react'
import type { DictationRun } from '../dictation-run.ts'
import { dictationText as text } from '../dictation-text.ts'

export type DictationFinishedProps = { run: DictationRun; words: readonly DictatedWord[]; onAgain: () => void }

/** The end of a dictation: how many were right at once, and those to write again. */
export function DictationFinished({ run, words, onAgain }: DictationFinishedProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    heading.current?.focus()
  }, [])
  const missed = run.missed.flatMap(place => words[place] ?? [])
  return (
    <Card tone="primary" className="flex flex-col items-center gap-5 text-center">
      <Capybara pose="celebrating" className="size-36" />
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-2xl">
          {text.over}
        </h2>
        <p className="text-lg font-extrabold">{text.score(run.firstTry.length, run.count)}</p>
        {missed.length === 0 && <p className="text-ink-soft">{text.allRight}</p>}
      </div>
      {missed.length > 0 && (
        <div className="flex w-full flex-col gap-3 text-left">
          <p className="font-bold">{text.toRepeat}</p>
          <dl className="m-0 grid gap-3 sm:grid-cols-2">
            {missed.map(({ wordId, word, hint }) => (
              <div key={wordId} className="rounded-md bg-surface p-3">
                <dt className="font-display text-lg font-bold">{word}</dt>
                <dd className="m-0 text-sm">
                  <Gaps>{hint}</Gaps>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      <Button size="lg" onClick={onAgain}>
        {text.anew}
      </Button>
    </Card>
  )
}
