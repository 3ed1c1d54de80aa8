import { infoOf } from '@capivira/core/games/catalog'
import * as z from 'zod/mini'
import type { Game } from '../game.ts'
import { coloringXp, finishedAbove, quickest } from './percent.ts'

/** 'geografia-rural/2' for a picture of a theme, 'desenho/17' for one from a pupil's words; null when not told. */
const picture = z.object({ imageId: z._default(z.nullable(z.string().check(z.maxLength(60))), null) })
type Picture = z.output<typeof picture>

/** A finished picture as the server has judged it: whose drawing, and how much of its paper is painted. */
const coloringResult = z.object({
  imageId: z.string().check(z.maxLength(60)),
  percent: z.int().check(z.minimum(0), z.maximum(100)),
})
type ColoringResult = z.output<typeof coloringResult>

/** A line drawing to paint. What was painted is judged by the server from the picture itself, before it comes here. */
export const coloring: Game<Picture, Picture, ColoringResult> = {
  info: infoOf('coloring-game'),
  usesMaterial: false,
  goesOn: true,
  options: picture,
  dealt: picture,
  result: coloringResult,
  levels: {},
  deal: (_, { imageId }) => ({ kind: 'dealt', dealt: { imageId }, notice: null }),
  optionsOf: ({ imageId }) => ({ imageId }),
  check: ({ percent }) => (percent <= finishedAbove ? 'Pinte mais da metade do desenho para concluir a obra.' : null),
  quickest: () => quickest,
  score: ({ percent }) => percent,
  xp: ({ percent }) => coloringXp(percent),
  seconds: () => null,
  variant: ({ imageId }) => imageId?.split('/')[0] ?? '',
  recognitions: () => [],
}
