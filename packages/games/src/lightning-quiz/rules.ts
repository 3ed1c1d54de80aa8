import type { GameDifficulty } from '@capivira/core/games/results'
import { shuffledOptions } from '@capivira/core/quizzes/option-order'
import { optionKey } from '@capivira/core/quizzes/same-answer'
import * as z from 'zod/mini'
import type { Deal, Recognition } from '../game.ts'
import { randomOf } from '../random.ts'
import { checkTime, impossibleScore } from '../rules-in-common.ts'
import type { GameSource } from '../source.ts'
import type { LightningQuizResult } from './contract.ts'

/** Questions of a round, and seconds for each. */
export const questionsOf: Record<GameDifficulty, number> = { easy: 8, medium: 12, hard: 15 }
export const secondsOf: Record<GameDifficulty, number> = { easy: 15, medium: 12, hard: 8 }
/** Fewer make no quiz. */
export const fewestQuestions = 3
/** Seconds from which the time is shown as running out. */
export const hurrySeconds = 3
/** Milliseconds an answer stays before the next question. */
export const feedbackDelay = 1500

const points = { right: 100, second: 10 } as const
/**
 * Milliseconds a practised person needs to answer a question. A key ends the feedback at once, so that counts for one
 * question only.
 */
const quickestAnswer = 800

export const lightningDealt = z.object({
  difficulty: z.enum(['easy', 'medium', 'hard']),
  secondsPerQuestion: z.int(),
  questions: z.array(
    z.object({
      questionId: z.int(),
      question: z.string(),
      options: z.array(z.string()),
      /** The text of the right option. */
      correctAnswer: z.string(),
      explanation: z.nullable(z.string()),
      page: z.nullable(z.int()),
      quote: z.nullable(z.string()),
      cardId: z.nullable(z.int()),
    }),
  ),
})
export type LightningDealt = z.output<typeof lightningDealt>

export type LightningOptions = { difficulty: GameDifficulty; count?: number | undefined }

/** Questions a round asks for. */
export const countOf = ({ difficulty, count }: LightningOptions) => count ?? questionsOf[difficulty]

/**
 * Takes the first questions of the source, which the server has chosen and put in order, and shuffles their options as
 * far as they allow it.
 */
export function dealLightning(
  { questions }: GameSource,
  options: LightningOptions,
  seed: string,
): Deal<LightningDealt> {
  const random = randomOf(seed)
  const wanted = countOf(options)
  const playable = questions.filter(
    ({ question, options, correctAnswer }) =>
      question.trim() !== '' &&
      options.length > 1 &&
      new Set(options.map(optionKey)).size === options.length &&
      options.includes(correctAnswer),
  )
  const fewest = Math.min(wanted, fewestQuestions)
  if (playable.length < fewest)
    return {
      kind: 'shortage',
      reason: questions.length === 0 ? noneAtAll : shortage(playable.length, options.difficulty),
    }
  const chosen = playable.slice(0, wanted)
  return {
    kind: 'dealt',
    dealt: {
      difficulty: options.difficulty,
      secondsPerQuestion: secondsOf[options.difficulty],
      questions: chosen.map(question => ({ ...question, options: shuffledOptions(question, random.below) })),
    },
    notice:
      chosen.length < wanted
        ? `Este material tem ${chosen.length} perguntas que dá para ler em ${secondsOf[options.difficulty]} ` +
          `segundos; a rodada teria ${wanted}. Ela fica mais curta.`
        : null,
  }
}

const noneAtAll = [
  'Não foi possível gerar perguntas: este material ainda não tem questões.',
  `São precisas ${fewestQuestions}.`,
].join(' ')

function shortage(there: number, difficulty: GameDifficulty): string {
  const seconds = secondsOf[difficulty]
  if (there === 0)
    return `Não foi possível gerar perguntas: este material não tem nenhuma que dê para ler em ${seconds} segundos.`
  return (
    `Não foi possível gerar perguntas: este material só tem ${there} que dê para ler em ${seconds} segundos. O ` +
    `quiz relâmpago precisa de pelo menos ${fewestQuestions}.`
  )
}

/** 100 and 10 for every second that was left, in tenths. */
export function answerPoints(remainingMs: number): number {
  return points.right + Math.floor((points.second * remainingMs) / 1000)
}

/** 10 per right answer, and 50 when more than 80% are right, or 25 when more than 60%. */
export function lightningXp(right: number, asked: number): number {
  if (asked === 0) return 0
  const accuracy = (100 * right) / asked
  return 10 * right + (accuracy > 80 ? 50 : accuracy > 60 ? 25 : 0)
}

type Question = LightningDealt['questions'][number]
type Answer = NonNullable<LightningQuizResult['answers']>[number]

/** Each question with its answer; null where it was none. */
function answered({ answers = [] }: LightningQuizResult, { questions }: LightningDealt): [Question, Answer | null][] {
  const byId = new Map(answers.map(answer => [answer.questionId, answer]))
  return questions.map(question => [question, byId.get(question.questionId) ?? null])
}

/** Questions answered rightly: as graded, or as the claimed accuracy says where no answers were sent. */
export function rightAnswers(result: LightningQuizResult, dealt: LightningDealt): number {
  if (!result.answers) return Math.round((result.accuracy * dealt.questions.length) / 100)
  return answered(result, dealt).filter(([question, answer]) => answer?.option === question.correctAnswer).length
}

export function scoreOf(result: LightningQuizResult, dealt: LightningDealt): number {
  if (!result.answers) return result.score
  return answered(result, dealt).reduce(
    (sum, [question, answer]) =>
      answer && answer.option === question.correctAnswer ? sum + answerPoints(answer.remainingMs) : sum,
    0,
  )
}

export const xpOf = (result: LightningQuizResult, dealt: LightningDealt) =>
  lightningXp(rightAnswers(result, dealt), dealt.questions.length)

/** See Game.quickest. */
export const quickestLightning = (_: LightningQuizResult, { questions }: LightningDealt) =>
  questions.length * quickestAnswer + feedbackDelay

/** Why a result cannot be; null when it can. */
export function checkLightning(result: LightningQuizResult, dealt: LightningDealt, elapsedMs: number): string | null {
  const { questions, secondsPerQuestion } = dealt
  const foreign = result.answers && checkAnswers(result.answers, dealt)
  if (foreign) return foreign
  const right = rightAnswers(result, dealt)
  if (!result.answers) {
    // Rounded to whole percents, or cut off.
    if (Math.abs(result.accuracy - (100 * right) / questions.length) > 1)
      return 'A precisão não confere com esta partida.'
    if (result.score < points.right * right) return impossibleScore
  }
  if (result.score > right * answerPoints(secondsPerQuestion * 1000)) return impossibleScore
  return checkTime(result.completionTime, elapsedMs)
}

function checkAnswers(answers: readonly Answer[], { questions, secondsPerQuestion }: LightningDealt): string | null {
  const byId = new Map(questions.map(question => [question.questionId, question]))
  if (new Set(answers.map(({ questionId }) => questionId)).size !== answers.length)
    return 'A mesma pergunta foi respondida duas vezes.'
  if (answers.length !== questions.length) return 'As respostas não são as desta partida.'
  for (const { questionId, option, remainingMs } of answers) {
    const question = byId.get(questionId)
    if (!question || (option !== null && !question.options.includes(option)))
      return 'As respostas não são as desta partida.'
    if (remainingMs > secondsPerQuestion * 1000) return 'O tempo de uma resposta não confere.'
  }
  return null
}

/** A right answer recognises the card that asks for the same fact; a wrong one or none does not. */
export function lightningRecognitions(result: LightningQuizResult, dealt: LightningDealt): Recognition[] {
  if (!result.answers) return []
  return answered(result, dealt).flatMap(([{ cardId, correctAnswer }, answer]) =>
    cardId === null || !answer || answer.option === null ? [] : [{ cardId, known: answer.option === correctAnswer }],
  )
}
