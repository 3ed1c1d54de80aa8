import type { ComponentProps, ReactNode } from 'react'
import { type ButtonLook, buttonStyle } from './button-style.ts'
import { classNames } from './class-names.ts'

export type LinkButtonProps = ComponentProps<'a'> & ButtonLook & { icon?: ReactNode }

/** A link that looks like a button: it goes somewhere, where a Button does something. */
export function LinkButton({ variant, size, wide, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={classNames(buttonStyle({ variant, size, wide }), className)}>
      {icon}
      {children}
    </a>
  )
}
