import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { done, idInPath, instant, lineText, plainText, storedInt } from '../http/shapes.ts'
import { drawingReason } from './report-contract.ts'

/** The themes of the puzzle and of the colouring game. */
export const pictureTheme = z.enum(['geografia-rural', 'geografia-urbana', 'recursos-naturais', 'clima-relevo'])
export type PictureTheme = z.output<typeof pictureTheme>

/** Pictures each theme has. */
export const picturesPerTheme = 4

/** 'line': closed outlines to colour. 'color': the same scene in full colour. Both 1200 × 800 pixels, PNG. */
export const pictureKind = z.enum(['line', 'color'])
export type PictureKind = z.output<typeof pictureKind>

/** Pixels of every picture; the canvas of the specification is half as large each way. */
export const pictureSize = { width: 1200, height: 800 } as const

/** Address of a picture of a theme; `variant` is counted from 0. */
export const pictureUrl = (kind: PictureKind, theme: PictureTheme, variant: number): string =>
  `/api/pictures/${kind}/${theme}/${variant}`

/** Address of the same picture as it is shown to choose by. */
export const smallPictureUrl = (...picture: Parameters<typeof pictureUrl>): string =>
  `${pictureUrl(...picture)}?size=small`

/** An area of a line drawing: its name, and a point well inside it in units of 600 × 400. */
export const pictureRegion = z.object({
  id: z.int(),
  name: z.string(),
  x: z.number(),
  y: z.number(),
  share: z.number(),
})
export type PictureRegion = z.output<typeof pictureRegion>

const variant = z.pipe(z.string().check(z.regex(/^\d{1,4}$/)), z.transform(Number))
const group = 'Desenhos'
const byTheme = z.record(pictureTheme, z.string())

export const getPicture = endpoint({
  method: 'GET',
  path: '/api/pictures/:kind/:theme/:variant',
  summary: 'Uma figura de um tema, em PNG: para colorir (line) ou colorida (color); com `size=small`, menor e em WebP.',
  group,
  access: ['student', 'teacher', 'admin'],
  params: z.object({ kind: pictureKind, theme: pictureTheme, variant }),
  query: z.object({ size: z.optional(z.enum(['small'])) }),
})

export const listPuzzleImages = endpoint({
  method: 'GET',
  path: '/api/puzzle/images/generate',
  summary: 'O endereço de uma figura colorida para cada tema do quebra-cabeça.',
  group,
  access: ['student', 'teacher', 'admin'],
  reply: byTheme,
})

export const getPuzzleImage = endpoint({
  method: 'GET',
  path: '/api/puzzle/images/:theme',
  summary: 'Uma figura de um tema do quebra-cabeça; sem `variant`, outra a cada vez.',
  group,
  access: ['student', 'teacher', 'admin'],
  params: z.object({ theme: z.string() }),
  query: z.object({ variant: z.optional(variant) }),
  reply: z.object({ imageUrl: z.string(), theme: pictureTheme, variant: z.int(), description: z.string() }),
})

export const listColoringImages = endpoint({
  method: 'GET',
  path: '/api/coloring/images/generate',
  summary: 'O endereço de um desenho para colorir de cada tema.',
  group,
  access: ['student', 'teacher', 'admin'],
  reply: byTheme,
})

/** Everything the colouring game needs of a drawing. `regions` is empty where the areas have no names. */
const colorable = {
  imageUrl: z.string(),
  /** What a round and a completion name it by: 'geografia-rural/2' or 'desenho/17'. */
  imageId: z.string(),
  title: z.string(),
  description: z.string(),
  regions: z.array(pictureRegion),
}

export const getColoringImage = endpoint({
  method: 'POST',
  path: '/api/coloring/images/:theme',
  summary: 'Um desenho para colorir de um tema; sem `variant`, outro a cada vez.',
  group,
  access: ['student', 'teacher', 'admin'],
  params: z.object({ theme: z.string() }),
  body: z.optional(z.object({ variant: z.optional(z.int().check(z.minimum(0), z.maximum(9999))) })),
  reply: z.object({ ...colorable, theme: pictureTheme, variant: z.int() }),
})

export const drawing = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  createdAt: instant,
  /** Whether the caller made it. */
  mine: z.boolean(),
  /** False while it waits for a teacher, or was hidden: then only who made it sees it. */
  isApproved: z.boolean(),
})
export type Drawing = z.output<typeof drawing>

export const listDrawings = endpoint({
  method: 'GET',
  path: '/api/coloring/ai-images',
  summary: 'Os desenhos criados pelos alunos e aprovados, os mais novos primeiro.',
  group,
  access: ['student', 'teacher', 'admin'],
  reply: z.array(drawing),
})

export const getDrawing = endpoint({
  method: 'GET',
  path: '/api/coloring/ai-images/:drawingId',
  summary: 'Um desenho criado por um aluno, com os nomes das áreas.',
  group,
  access: ['student', 'teacher', 'admin'],
  params: z.object({ drawingId: idInPath }),
  reply: z.extend(drawing, colorable),
})

export const getDrawingImage = endpoint({
  method: 'GET',
  path: '/api/coloring/ai-images/:drawingId/image',
  summary: 'A figura de um desenho criado por um aluno, em PNG.',
  group,
  access: ['student', 'teacher', 'admin'],
  params: z.object({ drawingId: idInPath }),
})

/** Drawings a pupil can create in a day. */
export const drawingsPerDay = 20

export const canGenerateDrawing = endpoint({
  method: 'GET',
  path: '/api/coloring/can-generate-ai',
  summary: 'Se o aluno pode criar um desenho agora, e quantos ainda hoje.',
  group,
  access: ['student'],
  reply: z.object({
    canGenerate: z.boolean(),
    remaining: z.int(),
    /** Whether a teacher looks at each drawing before others see it. */
    reviewed: z.boolean(),
    /** Who draws: the embedded artist or a model of images. */
    engine: z.enum(['artist', 'model']),
    /** Whether others will see it: not those of a child whose guardian has not agreed. */
    shared: z.boolean(),
  }),
})

export const drawingText = z.object({
  title: z
    .string('Dê um título ao desenho')
    .check(
      lineText,
      z.trim(),
      z.minLength(3, 'O título precisa de pelo menos 3 letras'),
      z.maxLength(80, 'O título pode ter no máximo 80 letras'),
    ),
  description: z
    .string('Conte o que o desenho deve ter')
    .check(
      plainText,
      z.trim(),
      z.minLength(10, 'Conte um pouco mais: pelo menos 10 letras'),
      z.maxLength(400, 'A descrição pode ter no máximo 400 letras'),
    ),
})

export const createDrawing = endpoint({
  method: 'POST',
  path: '/api/coloring/ai-generate',
  summary: 'Cria um desenho para colorir a partir de um título e uma descrição.',
  group,
  access: ['student'],
  body: drawingText,
  reply: z.extend(drawing, {
    ...colorable,
    /** What was drawn of the text, and the words the artist does not know yet; both told in `sentence`. */
    drawn: z.array(z.string()),
    unknown: z.array(z.string()),
    sentence: z.string(),
  }),
})

/** How a pupil's drawing stands: 'waiting' for a teacher, 'shown' to all, 'hidden' by a teacher. */
export const drawingState = z.enum(['waiting', 'shown', 'hidden'])
export type DrawingState = z.output<typeof drawingState>

export const reviewedDrawing = z.extend(z.omit(drawing, { mine: true, isApproved: true }), {
  state: drawingState,
  /** Who made it. */
  author: z.string(),
  /** Whether it is kept from the gallery until a child's guardian agrees, however it is reviewed. */
  awaitsConsent: z.boolean(),
  /**
   * What pupils warned of since somebody last looked, the newest first; none where the warnings are not for the caller.
   */
  reports: z.array(
    z.object({ id: z.int(), reason: drawingReason, comment: z.nullable(z.string()), createdAt: instant }),
  ),
})
export type ReviewedDrawing = z.output<typeof reviewedDrawing>

export const listDrawingsToReview = endpoint({
  method: 'GET',
  path: '/api/drawings',
  summary:
    'Os desenhos dos alunos para o professor conferir, os mais novos primeiro; antes dos que esperam, aqueles ' +
    'de que um aluno avisou.',
  group,
  access: ['teacher', 'admin'],
  query: z.object({ state: drawingState, before: z.optional(idInPath) }),
  reply: z.object({
    drawings: z.array(reviewedDrawing),
    /** All that wait, those with a warning among them. */
    waiting: z.int(),
    /** Those with a warning that nobody looked at: of the pupils of a teacher's classes, or all for administrators. */
    reported: z.int(),
    more: z.boolean(),
  }),
})

export const reviewDrawing = endpoint({
  method: 'PUT',
  path: '/api/drawings/:drawingId/state',
  summary: 'Mostra um desenho a todos ou o esconde.',
  group,
  access: ['teacher', 'admin'],
  params: z.object({ drawingId: idInPath }),
  body: z.object({ state: z.enum(['shown', 'hidden'], { error: 'Escolha mostrar ou esconder.' }) }),
  reply: done,
})

/** Drawings decided about in one go. */
export const mostAtOnce = 100

export const reviewDrawings = endpoint({
  method: 'PUT',
  path: '/api/drawings/state',
  summary: 'Mostra ou esconde vários desenhos de uma vez: os que o chamador pode decidir.',
  group,
  access: ['teacher', 'admin'],
  body: z.object({
    ids: z
      .array(storedInt, 'Escolha os desenhos.')
      .check(z.minLength(1, 'Escolha os desenhos.'), z.maxLength(mostAtOnce)),
    state: z.enum(['shown', 'hidden'], { error: 'Escolha mostrar ou esconder.' }),
  }),
  reply: z.extend(done, { decided: z.int() }),
})
