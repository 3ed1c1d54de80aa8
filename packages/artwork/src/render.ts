import type { Part } from './drawing/drawing.ts'
import { inkOf } from './drawing/ink.ts'
import { IDENTITY } from './geometry/matrix.ts'
import { HEIGHT, SCALE, WIDTH } from './regions/canvas.ts'
import type { Run } from './regions/components.ts'
import type { Piece } from './scene/piece.ts'

/** 'line': closed black outlines on white, to colour. 'color': the same scene in full colour. */
export type Kind = 'line' | 'color'

const short = (value: number) => String(Number(value.toFixed(3)))

/**
 * The SVG of a scene, `scale` times 600 × 400. `specks` are white spots too small to fill, inked over in a line
 * drawing.
 */
export function renderSvg(pieces: readonly Piece[], kind: Kind, scale: number, specks: readonly Run[]): string {
  const body = pieces.map(piece => (kind === 'line' ? linePiece(piece) : colorPiece(piece))).join('')
  const over = kind === 'line' ? inkRuns(specks) : ''
  const [width, height] = [Math.round(WIDTH * scale), Math.round(HEIGHT * scale)]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${width}" ` +
    `height="${height}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>${body}${over}</svg>`
  )
}

function group(piece: Piece, attributes: string, body: string): string {
  const moved = piece.matrix === IDENTITY ? '' : ` transform="matrix(${piece.matrix.map(short).join(' ')})"`
  return `<g${moved}${attributes}>${body}</g>`
}

const rule = (part: Part) => (part.evenOdd ? ' fill-rule="evenodd"' : '')

function linePiece(piece: Piece): string {
  const body = piece.drawing.parts

    .map((part, number) => {
      if (piece.dropped.has(number)) return ''
      const ink = inkOf(part, piece.scale, piece.line)
      if (ink === 'none') return ''
      if (ink === 'line')
        return (
          `<path d="${part.d}" fill="none" ` +
          `stroke-width="${short(Math.max(part.width, piece.line / piece.scale))}"/>`
        )
      if (ink === 'solid') return `<path d="${part.d}"${rule(part)} fill="#000" stroke="none"/>`
      return `<path d="${part.d}"${rule(part)}/>`
    })
    .join('')
  const width = short(piece.line / piece.scale)
  return group(
    piece,
    ` fill="#fff" stroke="#000" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`,
    body,
  )
}

function colorPiece(piece: Piece): string {
  const body = piece.drawing.parts
    .map(part =>
      part.fill === null
        ? `<path d="${part.d}" fill="none" stroke="${part.stroke}" stroke-width="${short(part.width)}" ` +
          'stroke-linecap="round"/>'
        : `<path d="${part.d}" fill="${part.fill}"${rule(part)}/>`,
    )
    .join('')
  return group(piece, '', body)
}

/** Pixels of the map by which specks are inked beyond their edge, so that no light rim stays. */
const BEYOND = 1

/**
 * Rows of pixels as one black path of rectangles on the grid of the map: a stroke around each would take as long to
 * draw as the picture.
 */
function inkRuns(runs: readonly Run[]): string {
  if (runs.length === 0) return ''
  const rows = new Map<number, [from: number, to: number][]>()
  for (const [row, from, to] of runs)
    for (let beside = row - BEYOND; beside <= row + BEYOND; beside++) {
      const spans = rows.get(beside) ?? []
      if (spans.length === 0) rows.set(beside, spans)
      spans.push([from - BEYOND, to + BEYOND])
    }
  const size = short(1 / SCALE)
  let d = ''
  for (const [row, spans] of rows) {
    spans.sort(([one], [other]) => one - other)
    for (let index = 0; index < spans.length; ) {
      const [from, end] = spans[index] ?? [0, 0]
      let to = end
      for (index++; index < spans.length && (spans[index]?.[0] ?? 0) <= to; index++)
        to = Math.max(to, spans[index]?.[1] ?? 0)
      const width = short((to - from) / SCALE)
      d += `M${short(from / SCALE)} ${short(row / SCALE)}h${width}v${size}h-${width}z`
    }
  }
  return `<path d="${d}" shape-rendering="crispEdges"/>`
}
