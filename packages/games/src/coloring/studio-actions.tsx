import { Button } from '@capivira/ui/button.tsx'
import { Download, Eraser, Images, PartyPopper } from '@capivira/ui/icons'
import { ProgressBar } from '@capivira/ui/progress-bar.tsx'
import { memo } from 'react'
import { finishedAbove } from './percent.ts'
import { text } from './text.ts'

const icon = 'size-5 shrink-0'

/** How much is painted, and from half on the button that finishes the picture. */
export const Progress = memo(function Progress({
  percent,
  onFinish,
  finishing,
}: {
  percent: number
  onFinish: () => void
  finishing: boolean
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="flex min-w-40 flex-1 items-center gap-2.5">
        {/* What it tells stands beside it, and is said with each area: read, it would be said twice. */}
        <div aria-hidden="true" className="min-w-0 flex-1">
          <ProgressBar label={text.figurePainted} value={percent} />
        </div>
        <p className="text-sm font-extrabold whitespace-nowrap tabular-nums">{text.painted(percent)}</p>
      </div>
      {percent > finishedAbove ? (
        <Button
          className="animate-pop max-sm:w-full"
          onClick={onFinish}
          pending={finishing}
          pendingLabel={text.finishing}
          icon={<PartyPopper aria-hidden="true" className={icon} />}
        >
          {text.finish}
        </Button>
      ) : (
        <p className="w-full text-sm text-ink-soft">{text.finishHint}</p>
      )}
    </div>
  )
})

export type StudioActionsProps = {
  onClear: () => void
  onDownload: () => void
  onSwap: () => void
}

/** What can be done with the picture as a whole. */
export const StudioActions = memo(function StudioActions({ onClear, onDownload, onSwap }: StudioActionsProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-2 roomy:grid-cols-1">
      <Button variant="secondary" onClick={onDownload} icon={<Download aria-hidden="true" className={icon} />}>
        {text.download}
      </Button>
      <Button variant="secondary" onClick={onSwap} icon={<Images aria-hidden="true" className={icon} />}>
        {text.swap}
      </Button>
      <Button variant="secondary" onClick={onClear} icon={<Eraser aria-hidden="true" className={icon} />}>
        {text.clear}
      </Button>
    </div>
  )
})
