import { Button } from '@capivira/ui/button.tsx'
import { ProgressBar } from '@capivira/ui/progress-bar.tsx'
import { Download, Eraser, Images, PartyPopper } from 'lucide-react'
import { finishedAbove } from './percent.ts'
import { text } from './text.ts'

export type StudioActionsProps = {
  percent: number
  onFinish: () => void
  onClear: () => void
  onDownload: () => void
  onSwap: () => void
}

/** How much is painted, and what can be done with the picture as a whole. */
export function StudioActions({ percent, onFinish, onClear, onDownload, onSwap }: StudioActionsProps) {
  const icon = 'size-5 shrink-0'
  return (
    <div className="flex flex-col gap-2.5">
      <div className="flex flex-col gap-1">
        <p className="text-sm font-extrabold">{text.painted(percent)}</p>
        <ProgressBar label={text.figurePainted} value={percent} valueText={text.painted(percent)} />
      </div>
      {percent > finishedAbove ? (
        <Button
          size="lg"
          wide
          className="animate-pop"
          onClick={onFinish}
          icon={<PartyPopper aria-hidden="true" className={icon} />}
        >
          {text.finish}
        </Button>
      ) : (
        <p className="text-sm text-ink-soft">{text.finishHint}</p>
      )}
      <div className="grid grid-cols-3 gap-2 lg:grid-cols-1">
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
    </div>
  )
}
