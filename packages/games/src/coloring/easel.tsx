import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { say } from '../kit/announcer.tsx'
import { play } from '../kit/sounds.ts'
import { useLate } from '../kit/use-late.ts'
import { AreaList } from './area-list.tsx'
import { CanvasStack, type Sheets } from './canvas-stack.tsx'
import { colorName, palette } from './palette.ts'
import { finishedAbove } from './percent.ts'
import { text } from './text.ts'
import type { Brushwork, Easel as EaselParts } from './use-easel.ts'
import { useFingers } from './use-fingers.ts'
import { centredOn, type View } from './view.ts'

export type EaselProps = {
  easel: EaselParts
  work: Brushwork
  sheets: React.RefObject<Sheets | null>
  tool: 'bucket' | 'brush'
  color: number
  /** Of the brush, in pixels of the picture. */
  radius: number
  view: View
  onView: (view: View) => void
  onColorKey: (digit: number) => void
}

/** The picture on its easel: fingers paint it, keys walk over its areas. */
export function Easel(props: EaselProps) {
  const { easel, work, sheets, tool, view, onView, onColorKey } = props
  const { painting, areas } = easel
  const { width, height } = painting.map
  const frame = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)
  const [walking, setWalking] = useState(false)
  const named = areas[active]
  /** The paint and the mark of an area come first, what is written and read of it with the next frame. */
  const lateActive = useLate(active)
  const lateVersion = useLate(work.version)
  const lateName = areas[lateActive]?.name

  const { fill, fingers } = usePaint(props)

  const onMark = useEffectEvent((area: number | null) => {
    sheets.current?.mark(area)
    const middle = area === null ? undefined : painting.map.areas[area - 1]?.middle
    if (middle === undefined || view.scale === 1) return
    const box = frame.current?.getBoundingClientRect()
    if (!box) return
    onView(centredOn(view, { x: (middle % width) / width, y: Math.floor(middle / width) / height }, box))
  })
  const marked = walking ? (named?.area ?? null) : null
  useEffect(() => onMark(marked), [marked])

  return (
    <div className="flex flex-col gap-1.5">
      <div
        ref={frame}
        {...fingers}
        // Whoever paints with a finger has no area marked.
        onPointerDownCapture={() => setWalking(false)}
        className={
          'relative aspect-3/2 w-full touch-none overflow-hidden rounded-md border-2 border-line bg-on-option ' +
          `select-none ${tool === 'brush' ? 'cursor-crosshair' : 'cursor-pointer'}`
        }
      >
        <div
          className="absolute inset-0 origin-top-left contain-strict"
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        >
          <CanvasStack easel={easel} ref={sheets} />
        </div>
        <AreaList
          areas={areas}
          painting={painting}
          version={lateVersion}
          active={active}
          told={lateActive}
          onActive={setActive}
          onPaint={place => {
            const chosen = areas[place]
            if (chosen) fill(chosen.area)
          }}
          onColorKey={onColorKey}
          onFocusChange={focused => setWalking(focused)}
        />
        {walking && lateName !== undefined && (
          // Over the picture: below it, everything would move when it goes, and a click would miss its button.
          <div aria-hidden="true" className="pointer-events-none absolute inset-0 z-20 contain-strict">
            <p className="absolute bottom-1.5 left-1.5 rounded-sm bg-info px-3 py-1 text-sm font-bold text-on-info">
              {lateName}
            </p>
          </div>
        )}
      </div>
    </div>
  )
}

/** What fingers and keys do to the picture. */
function usePaint({ easel: { painting, areas }, work, sheets, tool, color, radius, view, onView }: EaselProps) {
  const { width, height, labels } = painting.map
  function fill(area: number) {
    const before = work.percentNow()
    if (!work.do({ kind: 'fill', area, color })) return
    // The colour first, then its sound.
    setTimeout(() => play('tick'))
    const name = areas.find(one => one.area === area)?.name ?? ''
    const now = work.percentNow()
    const enough = before <= finishedAbove && now > finishedAbove ? ` ${text.mayFinish}` : ''
    say(`${name}: ${color === 0 ? text.noColor : colorName(color)}. ${text.painted(now)}.${enough}`)
  }

  const inPixels = (points: readonly number[]) =>
    points.map((share, at) => Math.round(share * (at % 2 === 0 ? width : height)))

  const fingers = useFingers({
    tool,
    view,
    onView,
    onTap({ x, y }) {
      const [column, row] = [Math.floor(x * width), Math.floor(y * height)]
      const area = labels[row * width + column] ?? 0
      if (area > 0) fill(area)
    },
    onStroke(shares, done) {
      const points = inPixels(shares)
      sheets.current?.draft(done ? null : { points, radius, color: palette[color - 1]?.hex ?? '#ffffff' })
      if (done) work.do({ kind: 'stroke', color, radius, points: points.slice(0, 4000) })
    },
    onStrokeCancel: () => sheets.current?.draft(null),
  })
  return { fill, fingers }
}
