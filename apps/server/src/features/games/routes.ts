import { randomUUID } from 'node:crypto'
import * as contract from '@capivira/core/games/contract'
import { playable } from '@capivira/games/game'
import { lightningQuiz } from '@capivira/games/lightning-quiz/game'
import { playableGames } from '@capivira/games/playable-games'
import { wordSearch } from '@capivira/games/word-search/game'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../platform/refusal.ts'
import { route } from '../../platform/route.ts'
import { isAskedByScript } from '../../platform/same-site.ts'
import type { Services } from '../../platform/services.ts'
import { orUnchanged } from '../../platform/unchanged.ts'
import { completeRound } from './complete-round.ts'
import { noMaterial } from './deal-round.ts'
import { keepRoundProgress } from './keep-progress.ts'
import { listCompleted, listHistory } from './list-history.ts'
import { listOffers } from './list-offers.ts'
import { askForRound, findOpenRound, startRound } from './open-round.ts'

/** Rounds of games: begun, gone on with and completed; what was finished, and what a material feeds. */
export function gameRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  route(app, services, contract.startGame, async ({ user, body, now }) => {
    const { gameId, materialId, options } = body
    const wish = materialId === undefined && options === undefined ? null : { materialId: materialId ?? null, options }
    return startRound(db, { player: user, gameId, now, seed: randomUUID() }, wish)
  })

  route(app, services, contract.getOpenRound, async ({ user, query, now }) => ({
    round: await findOpenRound(db, { player: user, ...query, now }),
  }))

  route(
    app,
    services,
    contract.keepProgress,
    async ({ user, params, body }) => keepRoundProgress(db, user, params.roundId, body),
    // Whoever has played longer keeps theirs.
    { again: 'anew' },
  )

  // The hub asks for it every three seconds.
  route(app, services, contract.listCompletedGames, async ({ user, today, request, reply }) =>
    orUnchanged(request, reply, await listCompleted(db, user.id, today)),
  )
  route(app, services, contract.getGameHistory, async ({ user, query }) => listHistory(db, user.id, query))
  route(
    app,
    services,
    contract.listGameOffers,
    async ({ user, params }) => (await listOffers(db, user, params.materialId)) ?? noMaterial,
  )

  route(app, services, contract.listWordSearchWords, async ({ user, params, query, now, request }) => {
    const asked = { player: user, gameId: wordSearch.info.id, now, seed: randomUUID() }
    const { difficulty = 'easy' } = query
    const wish = { ...params, options: { difficulty } }
    const round = await askForRound(db, asked, playable(wordSearch), wish, isAskedByScript(request.headers))
    if (round instanceof Refusal) return round
    return { ...round, words: wordSearch.dealt.parse(round.dealt).words }
  })

  route(app, services, contract.listLightningQuestions, async ({ user, params, query, now, request }) => {
    const asked = { player: user, gameId: lightningQuiz.info.id, now, seed: randomUUID() }
    const { difficulty = 'easy', count } = query
    const options = count === undefined ? { difficulty } : { difficulty, count }
    const wish = { ...params, options }
    const round = await askForRound(db, asked, playable(lightningQuiz), wish, isAskedByScript(request.headers))
    if (round instanceof Refusal) return round
    return { ...round, questions: lightningQuiz.dealt.parse(round.dealt).questions }
  })

  for (const { info, completion } of playableGames) {
    if (!completion) continue
    route(app, services, completion, async ({ user, body, now }) => {
      const { roundId = null, xpGain: _, secondsAgo, ...result } = body
      return completeRound(services, { player: user, gameId: info.id, roundId, result, now, secondsAgo })
    })
  }
}
