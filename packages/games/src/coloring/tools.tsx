import { IconButton } from '@capivira/ui/icon-button.tsx'
import { Brush, Maximize, PaintBucket, Redo2, Undo2, ZoomIn, ZoomOut } from '@capivira/ui/icons'
import { memo } from 'react'
import { Toggle } from '../kit/toggle.tsx'
import { text } from './text.ts'
import { type Frame, type View, wholeView, zoomedAt } from './view.ts'

export type ToolsProps = {
  tool: 'bucket' | 'brush'
  onTool: (tool: 'bucket' | 'brush') => void
  /** 0 thin, 1 middle, 2 thick. */
  size: number
  onSize: (size: number) => void
  view: View
  onView: (view: View) => void
  /** The size of the picture's frame as it is now, in CSS pixels. */
  frame: () => Frame
  canUndo: boolean
  canRedo: boolean
  onUndo: () => void
  onRedo: () => void
}

const dots = ['size-2', 'size-3.5', 'size-5'] as const
const step = 1.6
const icon = 'size-5'

/** Bucket or brush, a step back or forth, nearer or farther. */
export const Tools = memo(function Tools({
  tool,
  onTool,
  size,
  onSize,
  view,
  onView,
  frame,
  canUndo,
  canRedo,
  onUndo,
  onRedo,
}: ToolsProps) {
  function zoom(factor: number) {
    const size = frame()
    onView(zoomedAt(view, factor, { x: size.width / 2, y: size.height / 2 }, size))
  }
  return (
    <div role="toolbar" aria-label={text.tools} className="flex flex-wrap items-center gap-1.5">
      <Toggle
        pressed={tool === 'bucket'}
        onChange={() => onTool('bucket')}
        icon={<PaintBucket aria-hidden="true" className={icon} />}
      >
        {text.bucket}
      </Toggle>
      <Toggle
        pressed={tool === 'brush'}
        onChange={() => onTool('brush')}
        icon={<Brush aria-hidden="true" className={icon} />}
      >
        {text.brush}
      </Toggle>
      {tool === 'brush' && <Sizes size={size} onSize={onSize} />}
      <span className="ml-auto flex">
        <IconButton
          label={text.undo}
          disabled={!canUndo}
          onClick={onUndo}
          icon={<Undo2 aria-hidden="true" className={icon} />}
        />
        <IconButton
          label={text.redo}
          disabled={!canRedo}
          onClick={onRedo}
          icon={<Redo2 aria-hidden="true" className={icon} />}
        />
        <IconButton
          label={text.zoomOut}
          disabled={view.scale === 1}
          // On a phone all tools fit one row as long as there is nothing to take back.
          className={view.scale === 1 ? 'max-sm:hidden' : ''}
          onClick={() => zoom(1 / step)}
          icon={<ZoomOut aria-hidden="true" className={icon} />}
        />
        <IconButton
          label={text.zoomIn}
          onClick={() => zoom(step)}
          icon={<ZoomIn aria-hidden="true" className={icon} />}
        />
        {view.scale > 1 && (
          <IconButton
            label={text.zoomAll}
            onClick={() => onView(wholeView)}
            icon={<Maximize aria-hidden="true" className={icon} />}
          />
        )}
      </span>
    </div>
  )
})

/** How thick the brush is. */
function Sizes({ size, onSize }: { size: number; onSize: (size: number) => void }) {
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">{text.sizes}</legend>
      {dots.map((dot, at) => (
        <button
          key={dot}
          type="button"
          aria-pressed={at === size}
          aria-label={`${text.sizes}: ${text.sizeNames[at]}`}
          onClick={() => onSize(at)}
          className={
            'grid size-12 place-items-center rounded-md border-2 border-line bg-surface ' + 'aria-pressed:border-info'
          }
        >
          <span aria-hidden="true" className={`rounded-full bg-ink ${dot}`} />
        </button>
      ))}
    </fieldset>
  )
}
