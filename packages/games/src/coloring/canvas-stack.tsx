import { memo, type Ref, useCallback, useEffect, useImperativeHandle, useRef } from 'react'
import { afterPaint } from '../kit/after-paint.ts'
import { drawMark } from './mark.ts'
import { coarse, showPaint } from './paint-sheet.ts'
import type { Patch } from './painting.ts'
import type { Easel } from './use-easel.ts'
import type { Frame } from './view.ts'

/** What can be done to the sheets of a picture from outside. */
export type Sheets = {
  /** Shows what changed of the painting. */
  show: (patch: Patch) => void
  /** A stroke while the finger still draws it, in pixels; null wipes it away. */
  draft: (stroke: { points: readonly number[]; radius: number; color: string } | null) => void
  /** Marks an area, for those who walk over them by keyboard; null marks none. */
  mark: (area: number | null) => void
  /** The size on the screen, not enlarged, in CSS pixels. */
  frame: () => Frame
}

/** The sheets of a picture, one above the other: paint, the stroke being drawn, ink, and the mark of an area. */
export const CanvasStack = memo(function CanvasStack({ easel, ref }: { easel: Easel; ref: Ref<Sheets> }) {
  const { painting, ink } = easel
  const { width, height } = painting.map
  const paint = useRef<HTMLCanvasElement>(null)
  const stroke = useRef<HTMLCanvasElement>(null)
  const lines = useRef<HTMLCanvasElement>(null)
  const marks = useRef<HTMLCanvasElement>(null)
  /** How much of the stroke under way is on its sheet. */
  const drawn = useRef(0)

  const show = useCallback(
    (patch: Patch) => {
      const context = paint.current?.getContext('2d')
      if (context) showPaint(context, painting.pixels, width, patch)
    },
    [painting, width],
  )
  // One sheet a frame: the lines come first, handed over as they are, and an empty sheet needs nothing on it.
  useEffect(() => afterPaint(() => lines.current?.getContext('bitmaprenderer')?.transferFromImageBitmap(ink)), [ink])
  useEffect(() => {
    if (painting.painted > 0) afterPaint(() => afterPaint(() => show({ x: 0, y: 0, width, height })))
  }, [painting, show, width, height])

  useImperativeHandle(ref, () => ({
    show,
    draft(given) {
      const canvas = stroke.current
      const context = canvas?.getContext('2d')
      if (!canvas || !context) return
      canvas.hidden = given === null
      if (!given) {
        context.clearRect(0, 0, canvas.width, canvas.height)
        drawn.current = 0
        return
      }
      const { radius, color } = given
      const points = given.points.map(point => point / coarse)
      Object.assign(context, {
        lineWidth: (2 * radius) / coarse,
        lineCap: 'round',
        lineJoin: 'round',
        strokeStyle: color,
      })
      // What was drawn before stays: only the way since then is added.
      const from = Math.max(0, drawn.current - 2)
      context.beginPath()
      context.moveTo(points[from] ?? 0, points[from + 1] ?? 0)
      for (let at = from; at < points.length; at += 2) context.lineTo(points[at] ?? 0, points[at + 1] ?? 0)
      context.stroke()
      drawn.current = points.length
    },
    mark(area) {
      const canvas = marks.current
      const found = area === null ? undefined : painting.map.areas[area - 1]
      if (!canvas) return
      canvas.hidden = found === undefined
      if (found) drawMark(canvas, found, painting.map)
    },
    frame: () => ({ width: paint.current?.offsetWidth ?? 1, height: paint.current?.offsetHeight ?? 1 }),
  }))

  const sheet = 'absolute inset-0 size-full'
  const small = { width: Math.ceil(width / coarse), height: Math.ceil(height / coarse) }
  return (
    <>
      <canvas ref={paint} {...small} className={`${sheet} bg-on-option`} />
      <canvas ref={stroke} hidden {...small} className={sheet} />
      <canvas ref={lines} width={width} height={height} className={sheet} />
      <canvas ref={marks} hidden width={1} height={1} className="absolute" />
    </>
  )
})
