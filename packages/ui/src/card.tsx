import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export type CardProps = ComponentProps<'div'> & {
  /** paper: white with a border; the rest are soft fills without one. */
  tone?: 'paper' | 'primary' | 'info' | 'special' | 'xp' | 'danger'
  /** none when the content brings its own. */
  padding?: 'none' | 'md'
}

const tones = {
  paper: 'border-2 border-line bg-surface',
  primary: 'bg-soft-primary',
  info: 'bg-soft-info',
  special: 'bg-soft-special',
  xp: 'bg-soft-xp',
  danger: 'bg-soft-danger',
} as const

/** A rounded sheet that holds things that belong together. */
export function Card({ tone = 'paper', padding = 'md', className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={classNames(
        'min-w-0 rounded-lg forced-colors:border-2',
        tones[tone],
        padding === 'md' && 'p-4 sm:p-6',
        className,
      )}
    />
  )
}
