import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { done, idInPath, lineText, storedInt } from '../http/shapes.ts'
import { region } from '../materials/region-shape.ts'
import { figureLimits, fitsIn, hidesKinds } from './figure-rules.ts'

const group = 'Revisão do professor'
const access = ['teacher', 'admin'] as const

/** A rectangle of a picture as a teacher draws it: inside, and not too small to be seen. */
const drawn = region.check(
  z.refine(fitsIn, 'Um retângulo ficou fora da figura ou pequeno demais. Desenhe-o de novo dentro dela.'),
)

/**
 * One card of a figure: what is covered, in one place or in several, and the question for who does not see the picture.
 */
export const figurePart = z.object({
  /** The card it is already; null for a new one. */
  cardId: z.nullable(storedInt.check(z.positive())),
  label: z
    .string('Escreva o que está coberto')
    .check(
      lineText,
      z.trim(),
      z.minLength(1, 'Escreva o que está coberto'),
      z.maxLength(figureLimits.label, `A resposta deve ter no máximo ${figureLimits.label} letras`),
    ),
  /** Left blank, the card asks for the part by its number. */
  alternative: z
    .string()
    .check(
      lineText,
      z.trim(),
      z.maxLength(figureLimits.alternative, `A descrição deve ter no máximo ${figureLimits.alternative} letras`),
    ),
  boxes: z
    .array(drawn)
    .check(
      z.minLength(1, 'Desenhe pelo menos um retângulo para cada resposta'),
      z.maxLength(figureLimits.boxes, `Cada resposta pode cobrir no máximo ${figureLimits.boxes} lugares`),
    ),
})
export type FigurePart = z.output<typeof figurePart>

export const figureContent = z.object({
  title: z
    .string('Dê um nome à figura')
    .check(
      lineText,
      z.trim(),
      z.minLength(1, 'Dê um nome à figura'),
      z.maxLength(figureLimits.title, `O nome deve ter no máximo ${figureLimits.title} letras`),
    ),
  /** Whether a card covers every label or only the one it asks for. */
  hides: z.enum(hidesKinds),
  parts: z
    .array(figurePart)
    .check(
      z.minLength(1, 'Desenhe pelo menos um retângulo'),
      z.maxLength(figureLimits.parts, `Uma figura tem no máximo ${figureLimits.parts} cards`),
    ),
})
export type FigureContent = z.output<typeof figureContent>

export const figure = z.extend(figureContent, {
  id: z.int(),
  materialId: z.int(),
  revision: z.int(),
  page: z.int(),
  /** Size of its picture in pixels. */
  width: z.int(),
  height: z.int(),
  imageUrl: z.string(),
  parts: z.array(
    z.object({
      cardId: z.int(),
      label: z.string(),
      alternative: z.string(),
      boxes: z.array(region),
      state: z.enum(['shown', 'hidden']),
    }),
  ),
})
export type Figure = z.output<typeof figure>

const ofFigure = z.object({ figureId: idInPath })

export const listFigures = endpoint({
  method: 'GET',
  path: '/api/materials/:materialId/figures',
  summary: 'As figuras de um material, com os retângulos que cobrem suas legendas.',
  group,
  access,
  params: z.object({ materialId: idInPath }),
  reply: z.array(figure),
})

export const listLabels = endpoint({
  method: 'GET',
  path: '/api/materials/:materialId/pages/:page/labels',
  summary: 'As linhas curtas de uma página, que podem ser legendas de uma figura, e onde estão.',
  group,
  access,
  params: z.object({ materialId: idInPath, page: idInPath }),
  reply: z.array(z.object({ text: z.string(), region })),
})

export const addFigure = endpoint({
  method: 'POST',
  path: '/api/materials/:materialId/figures',
  summary: 'Recorta uma figura de uma página e faz um card de cada legenda coberta.',
  group,
  access,
  params: z.object({ materialId: idInPath }),
  body: z.extend(figureContent, {
    page: storedInt.check(z.positive('Escolha uma página')),
    /** What of the page is the figure. */
    crop: region.check(z.refine(fitsIn, 'O recorte ficou fora da página ou pequeno demais.')),
  }),
  status: 201,
  reply: figure,
})

export const editFigure = endpoint({
  method: 'PUT',
  path: '/api/figures/:figureId',
  summary: 'Muda os retângulos e as palavras de uma figura. Quem traz uma revisão antiga recebe 409 e nada é mudado.',
  group,
  access,
  params: ofFigure,
  body: z.extend(figureContent, { revision: storedInt }),
  reply: figure,
})

export const deleteFigure = endpoint({
  method: 'DELETE',
  path: '/api/figures/:figureId',
  summary: 'Exclui uma figura com seus cards.',
  group,
  access,
  params: ofFigure,
  reply: done,
})

export const getFigureImage = endpoint({
  method: 'GET',
  path: '/api/figures/:figureId/image',
  summary: 'A imagem (WebP) de uma figura, para quem vê algum card dela.',
  group: 'Materiais',
  access: ['student', 'teacher', 'admin'],
  params: ofFigure,
})

export const getFigureSheet = endpoint({
  method: 'GET',
  path: '/api/figures/:figureId/sheet',
  summary: 'A figura como imagem (PNG) para imprimir: legendas cobertas e numeradas ou, com answers=true, à vista.',
  group,
  access,
  params: ofFigure,
  query: z.object({ answers: z.optional(z.enum(['true', 'false'])) }),
})
