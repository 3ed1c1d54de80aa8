import type { Region } from '@capivira/core/editing/figure-rules'
import { type KeyboardEvent, type PointerEvent, type ReactNode, type RefObject, useRef, useState } from 'react'
import { between, inside, moved } from '../draft.ts'
import { placeOf, roomOf } from '../place.ts'

export type BoardRect = { key: number; name: string; number: string; region: Region }

export type BoardProps = {
  aspectRatio: number
  rects: readonly BoardRect[]
  selected: number | null
  onSelect: (key: number) => void
  /** A new rectangle, drawn on free ground. */
  onDraw: (region: Region) => void
  onPlace: (key: number, region: Region) => void
  onRemove?: (key: number) => void
  /** Whether a rectangle lets what is in it be seen, and darkens the rest. */
  frames?: boolean
  /** The picture that is drawn on. */
  children: ReactNode
}

type Point = { x: number; y: number }
/** What one pointer does; others that touch the board meanwhile, as a palm does, do nothing. */
type Gesture = { pointerId: number; kind: 'draw' | 'move' | 'size'; key: number; from: Point; region: Region }

const chosen = 'border-[#1d5fbf] bg-[#ffc83d]/80'
const other = 'border-[#8a5a00] bg-[#ffc83d]/60'
const framing = 'border-[#1d5fbf] bg-transparent shadow-[0_0_0_100vmax_rgb(20_30_45/0.45)]'

/** A smaller stroke, as a fraction of the picture, is a touch that slipped. */
const leastStroke = 0.01

/**
 * A picture on which rectangles are drawn, moved and sized: by mouse and touch on the picture, by keyboard with the
 * arrows on a rectangle that has the focus (with Shift they size it, Delete takes it away).
 */
export function Board({
  aspectRatio,
  rects,
  selected,
  onSelect,
  onDraw,
  onPlace,
  onRemove,
  frames,
  children,
}: BoardProps) {
  const ground = useRef<HTMLDivElement>(null)
  const { gesture, begin, follow, end, drop } = useGesture(ground, onDraw, onPlace)

  function onKeyDown(event: KeyboardEvent, { key, region }: BoardRect) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const to = moved(region, event.key, event.shiftKey)
    const removes = onRemove && (event.key === 'Delete' || event.key === 'Backspace')
    if (!to && !removes) return
    event.preventDefault()
    if (to) onPlace(key, to)
    else onRemove?.(key)
  }

  const shown = (rect: BoardRect) => (gesture?.key === rect.key ? inside(gesture.now) : rect.region)
  return (
    <div
      ref={ground}
      data-testid="board"
      className={
        'relative mx-auto cursor-crosshair touch-pinch-zoom overflow-hidden rounded-md border-2 border-line ' +
        'bg-[#ffffff] select-none'
      }
      style={roomOf(aspectRatio)}
      onPointerDown={event => begin(event, 'draw', 0, { left: 0, top: 0, width: 0, height: 0 })}
      onPointerMove={follow}
      onPointerUp={end}
      onPointerCancel={drop}
      onLostPointerCapture={drop}
    >
      {children}
      {rects.map(rect => (
        <Rect
          key={rect.key}
          rect={rect}
          region={shown(rect)}
          isSelected={selected === rect.key}
          frames={frames}
          onSelect={onSelect}
          onKeyDown={event => onKeyDown(event, rect)}
          onBegin={begin}
        />
      ))}
      {gesture?.kind === 'draw' && (
        <span
          aria-hidden="true"
          className={`absolute border-3 border-dashed border-[#1d5fbf] ${frames ? '' : 'bg-[#ffc83d]/50'}`}
          style={placeOf(gesture.now)}
        />
      )}
    </div>
  )
}

type Begin = (event: PointerEvent, kind: Gesture['kind'], key: number, region: Region) => void

/** The stroke under way, from where the pointer came down to where it is now. */
function useGesture(
  ground: RefObject<HTMLDivElement | null>,
  onDraw: BoardProps['onDraw'],
  onPlace: BoardProps['onPlace'],
) {
  const [gesture, setGesture] = useState<(Gesture & { now: Region }) | null>(null)

  function pointOf(event: PointerEvent): Point {
    const box = ground.current?.getBoundingClientRect()
    if (!box || box.width === 0 || box.height === 0) return { x: 0, y: 0 }
    return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height }
  }

  function begin(event: PointerEvent, kind: Gesture['kind'], key: number, region: Region) {
    event.stopPropagation()
    const { pointerId, pointerType } = event
    // A pen comes after the hand that holds it.
    if (event.button !== 0 || (gesture && pointerType !== 'pen')) return
    ground.current?.setPointerCapture(pointerId)
    const from = pointOf(event)
    const now = kind === 'draw' ? { ...region, left: from.x, top: from.y } : region
    setGesture({ pointerId, kind, key, from, region, now })
  }

  function follow(event: PointerEvent) {
    if (gesture?.pointerId !== event.pointerId) return
    setGesture({ ...gesture, now: stretched(gesture, pointOf(event)) })
  }

  function end({ pointerId }: PointerEvent) {
    if (gesture?.pointerId !== pointerId) return
    const { kind, key, region, now } = gesture
    setGesture(null)
    if (kind === 'draw') {
      if (now.width >= leastStroke && now.height >= leastStroke) onDraw(inside(now))
    } else if (now !== region) onPlace(key, inside(now))
  }

  const drop = ({ pointerId }: PointerEvent) =>
    setGesture(current => (current?.pointerId === pointerId ? null : current))

  return { gesture, begin, follow, end, drop }
}

type RectProps = Pick<BoardProps, 'onSelect'> & {
  rect: BoardRect
  /** Where it is drawn: while it is moved, not yet where it is. */
  region: Region
  isSelected: boolean
  frames: boolean | undefined
  onKeyDown: (event: KeyboardEvent) => void
  onBegin: Begin
}

/** A rectangle to be chosen and moved; the chosen one has a corner to size it by. */
function Rect({ rect, region, isSelected, frames, onSelect, onKeyDown, onBegin }: RectProps) {
  return (
    <div className="absolute" style={placeOf(region)}>
      <button
        type="button"
        aria-label={rect.name}
        aria-pressed={isSelected}
        onFocus={() => onSelect(rect.key)}
        onKeyDown={onKeyDown}
        onPointerDown={event => {
          onSelect(rect.key)
          onBegin(event, 'move', rect.key, rect.region)
        }}
        className={
          'absolute inset-0 size-full min-h-6 min-w-6 cursor-move rounded-[3px] border-3 text-sm ' +
          `font-extrabold text-[#1f2a37] ${frames ? framing : isSelected ? chosen : other}`
        }
      >
        {rect.number}
      </button>
      {isSelected && (
        <span
          aria-hidden="true"
          onPointerDown={event => onBegin(event, 'size', rect.key, rect.region)}
          className={
            'absolute -right-3 -bottom-3 size-7 cursor-nwse-resize rounded-full border-3 border-[#ffffff] ' +
            'bg-[#1d5fbf]'
          }
        />
      )}
    </div>
  )
}

/** What a stroke that is here by now has made of a rectangle. */
function stretched({ kind, from, region }: Gesture, to: Point): Region {
  if (kind === 'draw') return between(from, { x: Math.min(1, Math.max(0, to.x)), y: Math.min(1, Math.max(0, to.y)) })
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  if (kind === 'move') return { ...region, left: region.left + dx, top: region.top + dy }
  return {
    ...region,
    width: Math.min(1 - region.left, region.width + dx),
    height: Math.min(1 - region.top, region.height + dy),
  }
}
