import { messages } from '@capivira/core/http/errors'
import * as contract from '@capivira/core/quizzes/contract'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../platform/refusal.ts'
import { route } from '../../platform/route.ts'
import type { Services } from '../../platform/services.ts'
import type { SignedIn } from '../../platform/signed-in.ts'
import { momentOf } from '../progress/told-act.ts'
import { attemptQuiz } from './attempt-quiz.ts'
import { presentQuestion } from './present.ts'
import { materialExists, type QuizKey, selectQuiz, selectQuizSince } from './store.ts'

type Told = { secondsAgo?: number | undefined }

/** The quiz of a material: its questions, and handing it in. */
export function quizRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services
  const notFound = new Refusal(404, messages.notFound)

  /** None while a material has no quiz: the screen says that they may still be on their way. */
  async function questionsOf({ user, params }: { user: SignedIn; params: { materialId: number } }) {
    const found = await selectQuiz(db, user, params)
    if (found) return found.questions.map(presentQuestion)
    return (await materialExists(db, user, params.materialId)) ? [] : notFound
  }

  route(app, services, contract.getQuizQuestions, questionsOf)
  route(app, services, contract.getQuizViewerQuestions, questionsOf)

  route(app, services, contract.getQuiz, async ({ user, params }) => {
    const found = await selectQuiz(db, user, params)
    if (!found) return notFound
    const { quiz, questions } = found
    return { ...quiz, createdAt: quiz.createdAt.toISOString(), questions: questions.map(presentQuestion) }
  })

  const momentOfAttempt = (key: QuizKey, { user, now, body }: { user: SignedIn; now: Date; body: Told }) =>
    momentOf(services.settings, now, body.secondsAgo, () =>
      selectQuizSince(db, { userId: user.id, quizId: null, materialId: null, ...key }),
    )

  route(app, services, contract.attemptMaterialQuiz, async ({ params: key, ...call }) =>
    attemptQuiz(services, { ...call, ...(await momentOfAttempt(key, call)), key }),
  )
  route(app, services, contract.attemptQuiz, async ({ params: key, ...call }) =>
    attemptQuiz(services, { ...call, ...(await momentOfAttempt(key, call)), key }),
  )
}
