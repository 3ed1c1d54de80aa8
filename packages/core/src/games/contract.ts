import * as z from 'zod/mini'
import { newAchievement } from '../achievements/new-achievement.ts'
import { endpoint } from '../http/endpoint.ts'
import { idInPath, instant } from '../http/shapes.ts'
import { catalog, type GameInfo } from './catalog.ts'
import { gameDifficulty } from './results.ts'

/** Every game, in the order of the hub. */
export const gameIds: readonly GameInfo['id'][] = /* @__PURE__ */ catalog.map(({ id }) => id)
export const gameId = z.enum(gameIds, 'Esse jogo não existe.')
export type GameId = z.output<typeof gameId>

const group = 'Jogos'
const players = ['student', 'teacher'] as const

/** A round as it stands on the server. What `options` and `dealt` hold is the game's own: see packages/games. */
export const openRound = z.object({
  gameId,
  gameTitle: z.string(),
  /** Null for a teacher's preview, which is not kept. */
  roundId: z.nullable(z.uuid()),
  /** The material it is dealt from; null for games without one and for rounds that are not dealt yet. */
  materialId: z.nullable(z.int()),
  options: z.unknown(),
  /** What lies on the table; null until it is asked for. */
  dealt: z.unknown(),
  /** What a person should know before they begin: that the round is shorter than asked for, and why. */
  notice: z.nullable(z.string()),
  /** Seconds since it began on the server. */
  secondsSinceStart: z.int(),
  /**
   * How far it has come, as its screen last told: milliseconds on its clock, and the game's own JSON; null when it told
   * nothing.
   */
  playedMs: z.int(),
  progress: z.nullable(z.string()),
})
export type OpenRound = z.output<typeof openRound>

export const startGame = endpoint({
  method: 'POST',
  path: '/api/games/start',
  summary: 'Começa uma partida. Com um material (ou opções), a resposta já traz o que foi sorteado.',
  group,
  access: players,
  body: z.object({
    gameId,
    materialId: z.optional(
      z
        .int('Esse material não existe.')
        .check(z.positive('Esse material não existe.'), z.maximum(2_147_483_647, 'Esse material não existe.')),
    ),
    /** The game's own, such as {"difficulty": "easy"}. */
    options: z.optional(z.record(z.string(), z.unknown())),
  }),
  reply: openRound,
})

export const getOpenRound = endpoint({
  method: 'GET',
  path: '/api/games/open-round',
  summary: 'A partida que o aluno começou e não terminou neste jogo, se há menos de um dia.',
  group,
  access: players,
  query: z.object({ gameId }),
  reply: z.object({ round: z.nullable(openRound) }),
})

/** Letters that the progress of a round may have: the longest of ours is a picture painted with the brush. */
export const longestProgress = 100_000

export const keepProgress = endpoint({
  method: 'PUT',
  path: '/api/games/rounds/:roundId/progress',
  summary: 'Guarda até onde o aluno chegou numa partida aberta, para continuar em outro aparelho.',
  group,
  access: ['student'],
  params: z.object({ roundId: z.uuid() }),
  body: z.object({
    playedMs: z
      .int('O tempo não confere.')
      .check(z.nonnegative('O tempo não confere.'), z.maximum(86_400_000, 'O tempo não confere.')),
    /** The game's own, as JSON: the server keeps it and reads nothing of it. */
    progress: z
      .string('O andamento da partida não confere.')
      .check(z.maxLength(longestProgress, 'A partida ficou grande demais para guardar.')),
  }),
  /** False when another device has played on meanwhile: what that one kept stays. */
  reply: z.object({ kept: z.boolean() }),
})

/** What a pupil has finished of one game. */
export const finishedGame = z.object({
  gameId,
  /** Rounds finished. */
  rounds: z.int(),
  bestScore: z.int(),
  completedAt: instant,
})

export const listCompletedGames = endpoint({
  method: 'GET',
  path: '/api/games/completed',
  summary: 'Os jogos que o aluno já terminou alguma vez.',
  group,
  access: players,
  reply: z.object({
    completedGames: z.array(gameId),
    games: z.array(finishedGame),
    /** XP that games and paintings have paid the pupil today, and what they pay on a day at most. */
    day: z.object({ paid: z.int(), most: z.int() }),
  }),
})

export const listGameOffers = endpoint({
  method: 'GET',
  path: '/api/games/materials/:materialId',
  summary: 'Que jogos este material alimenta, e o que falta nele para os outros.',
  group,
  access: players,
  params: z.object({ materialId: idInPath }),
  reply: z.object({
    games: z.array(
      z.object({
        gameId,
        /** Null when it can be played; else a sentence that says what the material lacks. */
        missing: z.nullable(z.string()),
        /**
         * What the levels fall short of, where they do; null when it is as asked for. Empty for games without levels.
         */
        notices: z.record(z.string(), z.nullable(z.string())),
      }),
    ),
  }),
})

/** A finished round, for the pupil's own history. */
export const finishedRound = z.object({
  roundId: z.uuid(),
  gameId,
  gameTitle: z.string(),
  /** The level or the theme it was played at; empty where a game has none. */
  variant: z.string(),
  materialId: z.nullable(z.int()),
  materialTitle: z.nullable(z.string()),
  score: z.int(),
  xp: z.int(),
  seconds: z.nullable(z.int()),
  completedAt: instant,
})
export type FinishedRound = z.output<typeof finishedRound>

/** The best round of a game at one level or theme. */
export const bestRound = z.object({ gameId, variant: z.string(), score: z.int(), rounds: z.int() })
export type BestRound = z.output<typeof bestRound>

export const getGameHistory = endpoint({
  method: 'GET',
  path: '/api/games/history',
  summary: 'As últimas partidas do aluno e o seu melhor resultado em cada jogo e nível.',
  group,
  access: players,
  query: z.object({ gameId: z.optional(gameId), before: z.optional(instant) }),
  reply: z.object({ rounds: z.array(finishedRound), bests: z.array(bestRound), more: z.boolean() }),
})

/** What a finished round came to. */
export const completedRound = z.object({
  xpGain: z.int(),
  totalXP: z.int(),
  score: z.int(),
  /** The best score before this round at the same level or theme; null when there was none. */
  best: z.nullable(z.int()),
  record: z.boolean(),
  /** True from the fourth round of a game on one day on: it pays a quarter. */
  reduced: z.boolean(),
  /**
   * Why it paid less than that: 'quick' when it took less time than playing it takes, or nothing shows that it was
   * played, and then nothing; 'day' when games have paid all they pay on one day. Null otherwise.
   */
  heldBack: z.nullable(z.enum(['quick', 'day'])),
  newAchievements: z.array(newAchievement),
})
export type CompletedRound = z.output<typeof completedRound>

/**
 * What all calls have in common that take the end of a round; which game's it is, and what is handed in, stands in its
 * folder of packages/games.
 */
export const endOfRound = { group, access: players, reply: completedRound } as const

export const listWordSearchWords = endpoint({
  method: 'GET',
  path: '/api/games/word-search/words/:materialId',
  summary: 'As palavras e a grade de uma partida de caça-palavras; começa uma, ou continua a que está aberta.',
  group,
  access: players,
  params: z.object({ materialId: idInPath }),
  query: z.object({ difficulty: z.optional(gameDifficulty) }),
  reply: z.extend(openRound, { words: z.array(z.object({ word: z.string(), hint: z.string() })) }),
})

export const listLightningQuestions = endpoint({
  method: 'GET',
  path: '/api/games/lightning-quiz/questions/:materialId',
  summary: 'As perguntas de uma partida do quiz relâmpago; começa uma, ou continua a que está aberta.',
  group,
  access: players,
  params: z.object({ materialId: idInPath }),
  query: z.object({
    count: z.optional(z.pipe(z.string().check(z.regex(/^([1-9]|[12]\d|30)$/)), z.transform(Number))),
    difficulty: z.optional(gameDifficulty),
  }),
  reply: z.extend(openRound, {
    questions: z.array(z.object({ question: z.string(), options: z.array(z.string()), correctAnswer: z.string() })),
  }),
})
