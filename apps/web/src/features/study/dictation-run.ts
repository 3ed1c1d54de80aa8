import type { Spelling } from '@capivira/core/study/spelling'

/** Words of a round: few enough for ten minutes. */
export const wordsInRound = 8

/** A round of dictation: word after word, each until it is right or left. */
export type DictationRun = {
  count: number
  /** Place of the word that is asked, from 0; `count` once the round is over. */
  index: number
  /** How the last answer stands to this word; null while none was given. */
  answer: Spelling | null
  /** Tries at this word. */
  tries: number
  /** Places of the words that were right at the first try. */
  firstTry: readonly number[]
  /** Places of the words that were not, in order. */
  missed: readonly number[]
}

export const newDictation = (count: number): DictationRun => ({
  count,
  index: 0,
  answer: null,
  tries: 0,
  firstTry: [],
  missed: [],
})

export const isOver = ({ index, count }: DictationRun): boolean => index >= count

/** Notes an answer: only the first try at a word counts, later ones are practice. */
export function answerDictation(run: DictationRun, answer: Spelling): DictationRun {
  const isFirst = run.tries === 0
  const isRight = answer.verdict === 'right'
  return {
    ...run,
    answer,
    tries: run.tries + 1,
    firstTry: isFirst && isRight ? [...run.firstTry, run.index] : run.firstTry,
    missed: isFirst && !isRight ? [...run.missed, run.index] : run.missed,
  }
}

/** The same word once more, with an empty field. */
export const tryAgain = (run: DictationRun): DictationRun => ({ ...run, answer: null })

/** The next word. One that was left without a try counts as missed. */
export function nextWord(run: DictationRun): DictationRun {
  const missed = run.tries === 0 ? [...run.missed, run.index] : run.missed
  return { ...run, index: run.index + 1, answer: null, tries: 0, missed }
}
