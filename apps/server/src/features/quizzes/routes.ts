import { messages } from '@capivira/core/http/errors'
import * as contract from '@capivira/core/quizzes/contract'
import { standingOf } from '@capivira/core/quizzes/round'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../platform/refusal.ts'
import { route } from '../../platform/route.ts'
import type { Services } from '../../platform/services.ts'
import type { SignedIn } from '../../platform/signed-in.ts'
import { isGone, momentOf } from '../progress/told-act.ts'
import { attemptGoneQuiz } from './attempt-gone-quiz.ts'
import { attemptQuiz, type HandedIn } from './attempt-quiz.ts'
import { presentQuestion } from './present.ts'
import { materialExists, selectLastAnswers, selectQuiz, selectQuizSince } from './store.ts'

/** The quiz of a material: its questions, and handing it in. */
export function quizRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services
  const notFound = new Refusal(404, messages.notFound)

  /** None while a material has no quiz: the screen says that they may still be on their way. */
  async function questionsOf({ user, params }: { user: SignedIn; params: { materialId: number } }) {
    const found = await selectQuiz(db, user, params)
    if (found) return found.questions.map(question => presentQuestion(question, user))
    return (await materialExists(db, user, params.materialId)) ? [] : notFound
  }

  route(app, services, contract.getQuizQuestions, async ({ user, params, now }) => {
    const questions = await questionsOf({ user, params })
    const quizId = questions instanceof Refusal ? undefined : questions[0]?.quizId
    if (questions instanceof Refusal || quizId === undefined || user.userType !== 'student') return questions
    const answers = await selectLastAnswers(db, { userId: user.id, quizId })
    const last = new Map(answers.map(({ questionId, isRight, at }) => [questionId, { isRight, at: new Date(at) }]))
    return questions.map(question => ({ ...question, standing: standingOf(last.get(question.id) ?? null, now) }))
  })
  route(app, services, contract.getQuizViewerQuestions, questionsOf)

  route(app, services, contract.getQuiz, async ({ user, params }) => {
    const found = await selectQuiz(db, user, params)
    if (!found) return notFound
    const { quiz, questions } = found
    return {
      ...quiz,
      createdAt: quiz.createdAt.toISOString(),
      questions: questions.map(question => presentQuestion(question, user)),
    }
  })

  async function attempt(call: Omit<HandedIn, 'today'>) {
    const { key, user, now, body } = call
    const moment = await momentOf(services.settings, now, body.secondsAgo, () =>
      selectQuizSince(db, { userId: user.id, quizId: null, materialId: null, ...key }),
    )
    const handedIn = { ...call, ...moment }
    const taken = await attemptQuiz(services, handedIn)
    return user.userType === 'student' && isGone(taken, body.secondsAgo) ? attemptGoneQuiz(services, handedIn) : taken
  }

  route(app, services, contract.attemptMaterialQuiz, ({ params: key, ...call }) => attempt({ ...call, key }))
  route(app, services, contract.attemptQuiz, ({ params: key, ...call }) => attempt({ ...call, key }))
}
