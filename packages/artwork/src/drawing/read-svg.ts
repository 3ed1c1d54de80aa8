import { IDENTITY, type Matrix, multiply, parseTransform, transformPath } from '../geometry/matrix.ts'
import { formatPath, parsePath, type Segment } from '../geometry/path.ts'
import { type Box, boxOf, joinBoxes, ringsOf } from '../geometry/rings.ts'
import { contains, type Drawing, type Part } from './drawing.ts'

const TAG = /<(\/?)(g|path|circle|ellipse|rect|polygon)\b([^>]*?)(\/?)>/g

type Style = { fill: string; stroke: string; width: number; matrix: Matrix; name: string | null }
const PLAIN: Style = { fill: '#000', stroke: 'none', width: 1, matrix: IDENTITY, name: null }

const attribute = (text: string, name: string) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(text)?.[1]

/**
 * The parts of an SVG drawing in the order they are painted. Groups, transforms and the basic shapes are understood;
 * definitions, filters and text are left out. `step` is the length of the straight pieces curves are cut into.
 */
export function readSvg(svg: string, step: number): Drawing {
  const stack: Style[] = [PLAIN]
  const parts: Part[] = []
  for (const [, closing, tag = '', attributes = '', alone] of svg
    .replace(/<defs>[\s\S]*?<\/defs>/g, '')
    .matchAll(TAG)) {
    const outer = stack.at(-1) ?? PLAIN
    if (closing) {
      stack.pop()
      continue
    }
    const style = styleOf(attributes, outer)
    if (tag === 'g') {
      if (!alone) stack.push(style)
      continue
    }
    const segments = transformPath(segmentsOf(tag, attributes), style.matrix)
    parts.push(...partsOf(segments, style, attribute(attributes, 'fill-rule') === 'evenodd', step))
  }
  return { parts, box: joinBoxes(parts.map(part => part.box)) }
}

function styleOf(attributes: string, outer: Style): Style {
  const transform = attribute(attributes, 'transform')
  return {
    fill: attribute(attributes, 'fill') ?? outer.fill,
    stroke: attribute(attributes, 'stroke') ?? outer.stroke,
    width: Number(attribute(attributes, 'stroke-width') ?? outer.width),
    matrix: transform ? multiply(outer.matrix, parseTransform(transform)) : outer.matrix,
    name: attribute(attributes, 'data-part') ?? outer.name,
  }
}

function segmentsOf(tag: string, attributes: string): Segment[] {
  const value = (name: string) => Number(attribute(attributes, name) ?? 0)
  if (tag === 'path') return parsePath(attribute(attributes, 'd') ?? '')
  if (tag === 'polygon') return parsePath(`M${attribute(attributes, 'points') ?? ''}Z`)
  if (tag === 'rect')
    return parsePath(roundedRect(value('x'), value('y'), value('width'), value('height'), value('rx')))
  const rx = value('rx') || value('r')
  return parsePath(ellipse(value('cx'), value('cy'), rx, value('ry') || rx))
}

/** The path of an ellipse. */
export function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx} ${cy}A${rx} ${ry} 0 1 0 ${cx + rx} ${cy}A${rx} ${ry} 0 1 0 ${cx - rx} ${cy}Z`
}

/** The path of a rectangle with round corners of radius `r`. */
export function roundedRect(x: number, y: number, width: number, height: number, r: number): string {
  if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}Z`
  const [w, h] = [width - 2 * r, height - 2 * r]
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  return `M${x + r} ${y}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}Z`
}

/** A path whose pieces lie apart (spots, two legs) becomes one part per piece; what lies in a piece stays with it. */
function partsOf(segments: readonly Segment[], style: Style, evenOdd: boolean, step: number): Part[] {
  const isLine = style.fill === 'none'
  if (isLine && style.stroke === 'none') return []
  const groups: { pieces: Segment[]; box: Box }[] = []
  for (const piece of piecesOf(segments)) {
    const box = boxOf(ringsOf(piece, step))
    if (!Number.isFinite(box[0])) continue
    const home = groups.find(group => contains(group.box, box) || contains(box, group.box))
    if (!home || isLine) groups.push({ pieces: piece, box })
    else {
      home.pieces = [...home.pieces, ...piece]
      home.box = joinBoxes([home.box, box])
    }
  }
  return groups.map(({ pieces, box }) => ({
    d: formatPath(pieces),
    rings: ringsOf(pieces, step),
    box,
    fill: isLine ? null : style.fill,
    stroke: isLine ? style.stroke : null,
    width: style.width,
    evenOdd,
    name: style.name,
  }))
}

function piecesOf(segments: readonly Segment[]): Segment[][] {
  const pieces: Segment[][] = []
  for (const segment of segments) {
    if (segment[0] === 'M') pieces.push([])
    pieces.at(-1)?.push(segment)
  }
  return pieces
}
