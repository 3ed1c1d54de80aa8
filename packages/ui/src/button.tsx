import type { ComponentProps, ReactNode } from 'react'
import { type ButtonLook, buttonStyle } from './button-style.ts'
import { classNames } from './class-names.ts'
import { SpinnerMark } from './spinner.tsx'

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** While true the button is disabled and shows `pendingLabel` beside a spinner. */
    pending?: boolean
    /** What is said while pending ('Entrando...'); the children when absent. */
    pendingLabel?: ReactNode
    /** An icon before the label. */
    icon?: ReactNode
  }

/** A button to press. It is `type="button"` unless told otherwise, so that it never submits by accident. */
export function Button({
  variant,
  size,
  wide,
  pending = false,
  pendingLabel,
  icon,
  disabled,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      className={classNames(buttonStyle({ variant, size, wide }), className)}
    >
      {pending ? <SpinnerMark className="size-5" /> : icon}
      {pending ? (pendingLabel ?? children) : children}
    </button>
  )
}
