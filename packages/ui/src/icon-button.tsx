import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** What the button does; read aloud and shown as its tooltip. */
  label: string
  icon: ReactNode
  /** plain has no box until it is pointed at; outlined always has one. */
  variant?: 'plain' | 'outlined'
}

/** A 48 px button with an icon alone. */
export function IconButton({ label, icon, variant = 'plain', className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classNames(
        'inline-grid size-12 shrink-0 place-items-center rounded-md text-ink-soft transition-colors ' +
          'duration-fast hover:bg-soft-info hover:text-info-ink disabled:opacity-55 print:hidden',
        variant === 'outlined' && 'border-2 border-control bg-surface',
        className,
      )}
    >
      {icon}
    </button>
  )
}
