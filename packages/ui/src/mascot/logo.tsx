import { classNames } from '../class-names.ts'
import { Head } from './head.tsx'

/** The capybara's head alone, for small places: the bar, an avatar without a picture. */
export function LogoMark({ className = 'size-10' }: { className?: string }) {
  return (
    <svg viewBox="-4 -24 156 156" aria-hidden="true" className={classNames('shrink-0', className)}>
      <Head />
    </svg>
  )
}

/** Mark and name. */
export function Logo({ className, compact = false }: { className?: string; compact?: boolean }) {
  return (
    <span className={classNames('inline-flex items-center gap-2', className)}>
      <svg viewBox="0 -12 150 114" aria-hidden="true" className="h-9 w-12 shrink-0">
        <Head />
      </svg>
      <span
        className={classNames('font-display text-xl leading-none font-extrabold text-primary', compact && 'sr-only')}
      >
        Capivira
      </span>
    </span>
  )
}
