import { classNames } from './class-names.ts'
import { clampPercent } from './progress.ts'

export type ProgressBarProps = {
  /** What advances; read aloud. */
  label: string
  /** Percent; clamped to 0–100. */
  value: number
  /** Said instead of the percentage: '18 de 30 cards'. */
  valueText?: string
  tone?: 'primary' | 'xp' | 'info' | 'special'
  size?: 'sm' | 'md'
  className?: string
}

const fills = { primary: 'bg-primary', xp: 'bg-xp', info: 'bg-info', special: 'bg-special' } as const

/** How far something is. The label is for screen readers; show it in text beside the bar where it helps everyone. */
export function ProgressBar({ label, value, valueText, tone = 'primary', size = 'md', className }: ProgressBarProps) {
  const percent = clampPercent(value)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText ?? `${percent}%`}
      className={classNames(
        'overflow-hidden rounded-full border-2 border-control/60 bg-surface',
        size === 'sm' ? 'h-3' : 'h-4.5',
        className,
      )}
    >
      <div
        // Moved, and not made wider: the browser does that beside its other work, a slow phone has no frame to lay out
        // for it.
        className={classNames('h-full rounded-full transition-[translate] duration-slow ease-out', fills[tone])}
        style={{ translate: `${percent - 100}%` }}
      />
    </div>
  )
}
