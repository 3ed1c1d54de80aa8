import type { DictatedWord } from '@capivira/core/study/contract'
import { compareSpelling } from '@capivira/core/study/spelling'
import { Gaps } from '@capivira/games/kit/gaps.tsx'
import { quietTime } from '@capivira/games/kit/quiet'
import { Button } from '@capivira/ui/button.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { ProgressBar } from '@capivira/ui/progress-bar.tsx'
import { TextInput } from '@capivira/ui/text-input.tsx'
import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { tellSilence } from '../../comfort/components/listen-button.tsx'
import { ListenToggle } from '../../comfort/components/listen-toggle.tsx'
import { speak, stopSpeaking, useIsReading } from '../../comfort/speech.ts'
import { useVoiceMissing } from '../../comfort/use-voice-missing.ts'
import { answerDictation, isOver, newDictation, nextWord, tryAgain } from '../dictation-run.ts'
import { dictationText as text } from '../dictation-text.ts'
import { DictationFinished } from './dictation-finished.tsx'
import { SpelledWord } from './spelled-word.tsx'

/** A round of dictation over some words. */
export function DictationTable({ words, onAgain }: { words: readonly DictatedWord[]; onAgain: () => void }) {
  const [run, setRun] = useState(() => newDictation(words.length))
  /** Set once the pupil has asked for a word: the next ones are said by themselves. */
  const [allowed, setAllowed] = useState<{ distant: boolean } | null>(null)
  const isMissing = useVoiceMissing()
  const word = words[run.index]
  if (isOver(run) || !word) return <DictationFinished run={run} words={words} onAgain={onAgain} />
  const place = text.place(run.index + 1, run.count)
  return (
    <section aria-label={text.name} className="flex flex-col gap-4">
      <p className="font-extrabold" aria-live="polite">
        {place}
      </p>
      <ProgressBar label={text.name} value={(run.index / run.count) * 100} valueText={place} size="sm" tone="info" />
      <Card className="flex flex-col gap-4">
        {isMissing ? (
          // As high as what it takes the place of, two seconds later: the field below stays under the finger.
          <p className="min-h-12 content-center text-ink-soft">{text.noVoice}</p>
        ) : (
          <WordSaid key={word.wordId} word={word.word} allowed={allowed} onAllow={setAllowed} />
        )}
        <p>
          <strong>{text.hint}:</strong> <Gaps>{word.hint}</Gaps>
        </p>
        <Answer
          key={`${word.wordId} ${run.tries}`}
          answered={run.answer !== null}
          onCheck={written => setRun(current => answerDictation(current, compareSpelling(written, word.word)))}
          onSkip={() => setRun(nextWord)}
        />
        {run.answer && (
          <Told
            onAgain={run.answer.verdict === 'right' ? undefined : () => setRun(tryAgain)}
            onNext={() => setRun(nextWord)}
            isLast={run.index === run.count - 1}
          >
            <SpelledWord spelling={run.answer} word={word.word} />
          </Told>
        )}
      </Card>
    </section>
  )
}

type WordSaidProps = {
  word: string
  allowed: { distant: boolean } | null
  onAllow: (allowed: { distant: boolean }) => void
}

/** The word as it is heard, never as it is seen. */
function WordSaid({ word, allowed, onAllow }: WordSaidProps) {
  const isReading = useIsReading()
  const said = useRef(allowed)
  useEffect(() => {
    // Asked for before: the pupil need not press for each word, unless a lesson without sounds has begun.
    if (said.current && !quietTime()) say(word, said.current.distant)
    return stopSpeaking
  }, [word])
  return (
    <div className="-ml-2 flex">
      <ListenToggle
        wanted
        label={text.listen}
        on={isReading}
        onStart={distant => {
          onAllow({ distant })
          say(word, distant)
        }}
        onStop={stopSpeaking}
      />
    </div>
  )
}

function say(word: string, distant: boolean): void {
  speak([word], { distant, onEnd: ending => ending === 'failed' && tellSilence() })
}

type AnswerProps = { answered: boolean; onCheck: (written: string) => void; onSkip: () => void }

/** Where the word is written. Nothing helps: no correction, no completion, no capital letter put in by the device. */
function Answer({ answered, onCheck, onSkip }: AnswerProps) {
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (!answered) field.current?.focus({ preventScroll: true })
  }, [answered])
  if (answered) return null
  function check(event: FormEvent) {
    event.preventDefault()
    const written = field.current?.value ?? ''
    if (written.trim() === '') {
      setError(text.empty)
      field.current?.focus()
    } else onCheck(written)
  }
  return (
    <form onSubmit={check} noValidate className="flex flex-col gap-3">
      <Field label={text.field} {...(error && { error })}>
        <TextInput
          ref={field}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          enterKeyHint="done"
          translate="no"
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{text.check}</Button>
        <Button variant="ghost" onClick={onSkip}>
          {text.skip}
        </Button>
      </div>
    </form>
  )
}

type ToldProps = { onAgain: (() => void) | undefined; onNext: () => void; isLast: boolean; children: ReactNode }

/** What came of an answer. It has the focus, so that it is read and Tab leads to what is next. */
function Told({ onAgain, onNext, isLast, children }: ToldProps) {
  const told = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    told.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="flex flex-col gap-4">
      <div ref={told} tabIndex={-1}>
        {children}
      </div>
      <div className="flex flex-wrap gap-3">
        {onAgain && (
          <Button variant="secondary" onClick={onAgain}>
            {text.again}
          </Button>
        )}
        <Button onClick={onNext}>{isLast ? text.last : text.next}</Button>
      </div>
    </div>
  )
}
