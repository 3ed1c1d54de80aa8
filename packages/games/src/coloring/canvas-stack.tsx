import { type Ref, useCallback, useEffect, useImperativeHandle, useMemo, useRef } from 'react'
import { afterPaint } from '../kit/after-paint.ts'
import { drawMark } from './mark.ts'
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
  /** The finished picture: paint below, ink above. */
  picture: () => HTMLCanvasElement
}

/** The sheets of a picture, one above the other: paint, the stroke being drawn, ink, and the mark of an area. */
export function CanvasStack({ easel, ref }: { easel: Easel; ref: Ref<Sheets> }) {
  const { painting, ink } = easel
  const { width, height } = painting.map
  const paint = useRef<HTMLCanvasElement>(null)
  const stroke = useRef<HTMLCanvasElement>(null)
  const lines = useRef<HTMLCanvasElement>(null)
  const marks = useRef<HTMLCanvasElement>(null)
  /** How much of the stroke under way is on its sheet. */
  const drawn = useRef(0)
  /** Where the mark is. */
  const marked = useRef<Patch | null>(null)
  const pixels = useMemo(() => {
    const { buffer } = painting.pixels
    return buffer instanceof ArrayBuffer ? new ImageData(new Uint8ClampedArray(buffer), width, height) : null
  }, [painting, width, height])

  const show = useCallback(
    ({ x, y, width: wide, height: high }: Patch) => {
      if (pixels) paint.current?.getContext('2d')?.putImageData(pixels, 0, 0, x, y, wide, high)
    },
    [pixels],
  )
  // One sheet a task: each is four megabytes to carry.
  useEffect(() => afterPaint(() => show({ x: 0, y: 0, width, height })), [show, width, height])
  useEffect(() => {
    lines.current?.getContext('2d')?.putImageData(ink, 0, 0)
  }, [ink])

  useImperativeHandle(ref, () => ({
    show,
    draft(given) {
      const canvas = stroke.current
      const context = canvas?.getContext('2d')
      if (!canvas || !context) return
      canvas.hidden = given === null
      if (!given) {
        context.clearRect(0, 0, width, height)
        drawn.current = 0
        return
      }
      const { points, radius, color } = given
      Object.assign(context, { lineWidth: 2 * radius, lineCap: 'round', lineJoin: 'round', strokeStyle: color })
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
      const context = canvas?.getContext('2d')
      if (!canvas || !context) return
      canvas.hidden = area === null
      const old = marked.current
      if (old) context.clearRect(old.x, old.y, old.width, old.height)
      const found = area === null ? undefined : painting.map.areas[area - 1]
      marked.current = found ? drawMark(context, found, width) : null
    },
    frame: () => ({ width: paint.current?.offsetWidth ?? 1, height: paint.current?.offsetHeight ?? 1 }),
    picture() {
      const sheet = document.createElement('canvas')
      Object.assign(sheet, { width, height })
      const context = sheet.getContext('2d')
      if (context) {
        context.fillStyle = '#fff'
        context.fillRect(0, 0, width, height)
        for (const layer of [paint.current, lines.current]) if (layer) context.drawImage(layer, 0, 0)
      }
      return sheet
    },
  }))

  const sheet = 'absolute inset-0 size-full'
  return (
    <>
      <canvas ref={paint} width={width} height={height} className={`${sheet} bg-on-option`} />
      <canvas ref={stroke} hidden width={width} height={height} className={sheet} />
      <canvas ref={lines} width={width} height={height} className={sheet} />
      <canvas ref={marks} hidden width={width} height={height} className={sheet} />
    </>
  )
}
