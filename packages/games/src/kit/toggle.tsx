import type { ReactNode } from 'react'

export type ToggleProps = {
  pressed: boolean
  onChange: (pressed: boolean) => void
  icon: ReactNode
  children: ReactNode
}

/** A button that stays in or out: numbers shown or not, the hand or the brush. */
export function Toggle({ pressed, onChange, icon, children }: ToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={() => onChange(!pressed)}
      className={
        'inline-flex min-h-12 items-center justify-center gap-2 rounded-md border-2 border-control bg-surface ' +
        'px-3 leading-tight font-extrabold transition-colors duration-fast aria-pressed:border-info ' +
        'aria-pressed:bg-info aria-pressed:text-on-info'
      }
    >
      {icon}
      {children}
    </button>
  )
}
