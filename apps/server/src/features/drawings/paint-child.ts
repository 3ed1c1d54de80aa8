/** Runs as a process: composes and renders pictures of the themes, one for each order. */
import type { ThemeRequest } from './artist.ts'
import { compose } from './compose.ts'
import type { Painted } from './painter.ts'
import { renderPng, renderSmall } from './render-png.ts'

process.on('message', async (request: ThemeRequest) => {
  const { svg, ...told } = compose(request)
  const png = await renderPng(svg, request.kind)
  const painted: Painted = { ...told, png, small: await renderSmall(png) }
  process.send?.(painted)
})
process.once('disconnect', () => process.exit())
