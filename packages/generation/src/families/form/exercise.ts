import { lemma } from '@capivira/portuguese/morphology'
import { splitSentences } from '@capivira/portuguese/sentences'
import { contentWords } from '@capivira/portuguese/tokens'
import type { TextSentence } from '../../analysis/sentences.ts'
import type { Study } from '../../analysis/study.ts'
import type { Exercise } from '../../document/exercises.ts'
import { readExercises } from '../../document/exercises.ts'
import { pattern } from '../../lexicon/words.ts'
import type { Fact } from '../fact.ts'
import { settle } from '../fact.ts'
import { focusKey, upperFirst, wordsIn } from '../wording/phrasing.ts'
import { sourceAt } from './structure.ts'

/** A sentence that can stand alone, with the lemmas of its words. */
type Said = { sentence: TextSentence; lemmas: ReadonlySet<string> }

/** An answer of more words than this is no card. */
const MAX_ANSWER = 40
/** A sentence of the text that holds this share of the words of question and answer proves the answer. */
const PROOF = 0.7

/**
 * The teacher's own exercises with the answers of their key: with alternatives as quiz questions, open ones as cards.
 */
export function exerciseFacts(study: Study): Fact[] {
  let said: readonly Said[] | undefined
  const statements = () => {
    said ??= study.sentences.flatMap(sentence =>
      sentence.dependence === null ? [{ sentence, lemmas: lemmasOf(sentence.text) }] : [],
    )
    return said
  }
  return readExercises(study.document).flatMap((exercise, index) => {
    const fact = exercise.key === null ? openQuestion(exercise, index) : choice(exercise, index, statements)
    return fact ? [fact] : []
  })
}

const COMMON = { family: 'exercise', answerType: 'term', load: 0.5, strength: 1.25 } as const

function choice(exercise: Exercise, order: number, statements: () => readonly Said[]): Fact | null {
  const { alternatives, key, section, block, wording } = exercise
  const options = alternatives.map(({ text }) => upperFirst(text))
  const answer = key === null ? undefined : options[key]
  if (answer === undefined || options.length < 3 || new Set(options).size < options.length) return null
  const question = tidyStatement(exercise.statement)
  const place = sourceAt({ block, section, order }, wording)
  const proof = proofOf(`${question} ${answer}`, answer, statements())
  return settle(
    {
      ...COMMON,
      pattern: 'exercise/choice',
      focus: focusKey(`${question} ${answer}`),
      question,
      answer,
      options: options.filter(option => option !== answer),
      // Set as a question; the same words on a card would ask it twice.
      card: false,
      quote: proof?.quote ?? wording,
      page: proof?.page ?? place.page,
    },
    place,
  )
}

function openQuestion(exercise: Exercise, order: number): Fact | null {
  const { section, block, answerBlock } = exercise
  const question = asQuestion(tidyStatement(exercise.statement))
  const answer = shortened(exercise.answer)
  // '( ) oxítona ( ) paroxítona (X) proparoxítona': boxes to tick.
  if (answer === null || question === null || /\(\s?[xX]?\s?\)/u.test(question)) return null
  const place = sourceAt({ block, section, order }, answerBlock.text)
  return settle(
    {
      ...COMMON,
      pattern: 'exercise/open',
      focus: focusKey(question),
      question,
      answer: upperFirst(answer),
      quiz: false,
      quote: answer,
      page: answerBlock.pieces[0]?.page ?? place.page,
    },
    place,
  )
}

/** Without points ('(2,0)') and the exam it is taken from ('(ENEM 2019)'). */
function tidyStatement(statement: string): string {
  return upperFirst(
    statement
      .replace(/^\((?:[\p{Lu}\d][^()]{1,40})\)\s*[–-]?\s*/u, '')
      .replace(/\s*\(\s*(?:valor:?\s*)?\d+(?:[.,]\d+)?\s*(?:pontos?|pts?)?\s*\)/giu, '')
      .trim(),
  )
}

/** Exercises that ask for a drawing, a search or a talk have no answer one can remember. */
const NOT_TO_REMEMBER = pattern('iu')`^${'task without an answer, imperative'}(?![\p{L}])`
const ASKS = pattern('isu')`
  ^${'task with an answer, imperative'}(?:\scom suas palavras)?,?\s(${'question word inside a task'})\s
  (.+?)[.?]?$`
const DIFFERENCE = pattern('isu')`
    ^(?:explique|diga|indique|descreva|aponte|cite)\s
    (a diferença|a função|a importância|o papel|o significado)\s(.+?)\.?$`
const MEANING =
  /^(?:defina|conceitue)\s(?:o que (?:é|são)\s|[oa]s?\s(?:conceito|termo|palavra)s?\s(?:de\s)?)?(.+?)\.?$/isu

/**
 * 'Explique por que o solo erode.' → 'Por que o solo erode?'; commands that have no question stay as the teacher wrote
 * them.
 */
function asQuestion(statement: string): string | null {
  if (NOT_TO_REMEMBER.test(statement)) return null
  const asks = ASKS.exec(statement)
  if (asks) return `${upperFirst((asks[1] ?? '').replace(/^porque$/i, 'por que'))} ${asks[2]}?`
  const difference = DIFFERENCE.exec(statement)
  if (difference) return `Qual é ${difference[1]} ${difference[2]}?`
  const meaning = MEANING.exec(statement)?.[1]
  if (meaning !== undefined && wordsIn(meaning) <= 5) return `O que é ${meaning}?`
  return statement
}

/** Whole sentences from the first on, as many as a card holds; null when even the first is too long. */
function shortened(answer: string): string | null {
  const text = answer.trim()
  if (wordsIn(text) <= MAX_ANSWER) return text
  let end = 0
  for (const sentence of splitSentences(text)) {
    if (wordsIn(text.slice(0, sentence.end)) > MAX_ANSWER) break
    end = sentence.end
  }
  return end === 0 ? null : text.slice(0, end)
}

/** The sentence of the text that says what the exercise asks and its answer, if one does. */
function proofOf(asked: string, answer: string, statements: readonly Said[]): TextSentence | null {
  const wanted = lemmasOf(asked)
  const needed = [...lemmasOf(answer)]
  let best: { sentence: TextSentence; share: number } | null = null
  for (const { sentence, lemmas } of statements) {
    if (!needed.every(word => lemmas.has(word))) continue
    const share = [...wanted].filter(word => lemmas.has(word)).length / Math.max(1, wanted.size)
    if (share >= PROOF && share > (best?.share ?? 0)) best = { sentence, share }
  }
  return best?.sentence ?? null
}

function lemmasOf(text: string): ReadonlySet<string> {
  return new Set(contentWords(text).map(lemma))
}
