import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { idInPath, instant } from '../http/shapes.ts'
import { completedRound } from './contract.ts'
import { handedIn } from './handed-in.ts'

const group = 'Jogos'
const players = ['student', 'teacher'] as const

/** Bytes of a finished picture: a PNG of 1200 × 800 pixels with many strokes is far below. */
export const mostPictureBytes = 2_000_000

export const completeColoring = endpoint({
  method: 'POST',
  path: '/api/games/coloring/complete',
  summary: 'Conclui uma obra do ateliê de colorir; o servidor mede na própria figura quanto foi pintado.',
  group,
  access: players,
  // In base64 four letters stand for three bytes.
  bodyLimit: Math.ceil(mostPictureBytes * 1.4),
  body: z.object({
    ...handedIn,
    theme: z.string().check(z.maxLength(60)),
    /** Which drawing: 'geografia-rural/2' or 'desenho/17'; without it, the one the round was begun with. */
    imageId: z.optional(z.string().check(z.maxLength(60))),
    areasColored: z.optional(z.int().check(z.minimum(0), z.maximum(100_000))),
    /** The finished picture: a PNG of 1200 × 800 pixels as a data URL. */
    completedImage: z
      .string('Falta a figura pintada.')
      .check(
        z.regex(/^data:image\/png;base64,/, 'A figura deve ser um PNG.'),
        z.maxLength(Math.ceil(mostPictureBytes * 1.35), 'A figura é grande demais.'),
      ),
  }),
  reply: z.extend(completedRound, {
    percent: z.int(),
    /** Where the finished picture can be seen again; null in a teacher's preview. */
    workId: z.nullable(z.int()),
  }),
})

/** A picture a pupil has coloured. */
export const coloredWork = z.object({
  id: z.int(),
  title: z.string(),
  imageUrl: z.string(),
  completionPercentage: z.int(),
  completedAt: instant,
})
export type ColoredWork = z.output<typeof coloredWork>

export const listWorks = endpoint({
  method: 'GET',
  path: '/api/coloring/works',
  summary: 'As obras que o aluno concluiu, as mais novas primeiro.',
  group,
  access: ['student'],
  reply: z.array(coloredWork),
})

export const getWorkImage = endpoint({
  method: 'GET',
  path: '/api/coloring/works/:workId/image',
  summary: 'Uma obra que o aluno concluiu, em PNG.',
  group,
  access: ['student'],
  params: z.object({ workId: idInPath }),
})

/** Changes a browser may send at once. */
export const mostActions = 200

/** A city as it stands on the server; its shape is the game's own: see packages/games/src/city. */
const cityState = z.object({
  city: z.unknown(),
  /** Grows with every change. */
  revision: z.int(),
  /** Missions that have paid XP: once each, for ever. */
  paid: z.array(z.string()),
})

export const getCity = endpoint({
  method: 'GET',
  path: '/api/games/geo-explorer/city',
  summary: 'A cidade do aluno, como está guardada.',
  group,
  access: players,
  reply: cityState,
})

export const changeCity = endpoint({
  method: 'POST',
  path: '/api/games/geo-explorer/actions',
  summary: 'Constrói, demole e passa dias: o servidor joga cada ação com as regras do jogo.',
  group,
  access: ['student'],
  body: z.object({
    /** The revision the actions were made on; with another one the answer is 409. */
    revision: z.int().check(z.minimum(0)),
    actions: z
      .array(z.unknown(), 'As ações não conferem.')
      .check(z.minLength(1, 'As ações não conferem.'), z.maxLength(mostActions, 'São ações demais de uma vez.')),
  }),
  reply: cityState,
})

export const completeMission = endpoint({
  method: 'POST',
  path: '/api/games/geo-explorer/complete',
  summary: 'Recebe o XP de uma missão que a cidade guardada cumpriu; cada missão paga uma vez.',
  group,
  access: players,
  body: z.object({
    ...handedIn,
    missionId: z.string('Falta a missão.').check(z.maxLength(60)),
    sustainabilityScore: z.optional(z.number()),
  }),
  reply: completedRound,
})
