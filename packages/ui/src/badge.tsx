import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type BadgeProps = ComponentProps<'span'> & {
  tone?: 'neutral' | 'primary' | 'info' | 'special' | 'xp' | 'danger'
  size?: 'sm' | 'md'
  icon?: ReactNode
  /** For names that people gave: one too long for its place wraps. */
  long?: boolean
}

const tones = {
  neutral: 'border-2 border-line bg-surface text-ink-soft',
  primary: 'bg-soft-primary text-primary-ink',
  info: 'bg-soft-info text-info-ink',
  special: 'bg-soft-special text-special-ink',
  xp: 'bg-soft-xp text-xp-ink',
  danger: 'bg-soft-danger text-danger-ink',
} as const

/** A short fact in a pill. It never wraps, but where `long`. */
export function Badge({ tone = 'neutral', size = 'sm', icon, long = false, className, children, ...rest }: BadgeProps) {
  return (
    <span
      {...rest}
      className={classNames(
        'inline-flex items-center gap-1.5 font-extrabold',
        long ? 'max-w-full min-w-0 rounded-md py-0.5 wrap-anywhere' : 'shrink-0 rounded-full whitespace-nowrap',
        size === 'sm' ? 'min-h-7 px-3 text-sm' : 'min-h-10 px-3.5 text-base',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  )
}
