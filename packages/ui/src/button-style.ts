import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'info' | 'special' | 'xp' | 'danger' | 'ghost'
export type ButtonSize = 'md' | 'lg' | 'sm'

export type ButtonLook = {
  /** primary: the one thing to do; secondary: outlined; ghost: no box; the rest by meaning. */
  variant?: ButtonVariant
  /** md is 48 px high, lg 56 px; sm is 40 px, 44 px under a finger, and for rows of many controls. */
  size?: ButtonSize
  /** As wide as its container. */
  wide?: boolean
}

const base =
  'inline-flex items-center justify-center gap-2 text-center font-body font-extrabold leading-tight ' +
  'no-underline select-none forced-colors:border-2 print:hidden'

const variants: Record<ButtonVariant, string> = {
  primary: 'press bg-primary text-on-primary [--press-edge:var(--primary-edge)]',
  secondary: 'press border-2 border-control bg-surface text-ink [--press-edge:var(--control)]',
  info: 'press bg-info text-on-info [--press-edge:var(--info-edge)]',
  special: 'press bg-special text-on-special [--press-edge:var(--special-edge)]',
  xp: 'press bg-xp text-on-bright [--press-edge:var(--xp-edge)]',
  danger: 'press bg-danger text-on-danger [--press-edge:var(--danger-edge)]',
  ghost: 'bg-transparent text-info-ink underline-offset-4 hover:bg-soft-info disabled:opacity-55',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-10 pointer-coarse:min-h-11 px-4 py-1.5 text-sm rounded-sm',
  md: 'min-h-12 px-5 py-2.5 text-base rounded-md',
  lg: 'min-h-14 px-7 py-3 text-lg rounded-md',
}

/** The classes of a button, for buttons and for links that look like one. */
export function buttonStyle({ variant = 'primary', size = 'md', wide = false }: ButtonLook): string {
  return classNames(base, variants[variant], sizes[size], wide && 'w-full')
}
