import { ChevronDown } from '@capivira/ui/icons'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlStyle } from './control-style.ts'
import { useField } from './field.tsx'

/** A choice from a list. The system's own list: on a phone nothing is easier to reach or to read aloud. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select
        {...useField()}
        {...rest}
        className={classNames(controlStyle, 'cursor-pointer appearance-none pr-11', className)}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-ink-soft"
      />
    </span>
  )
}
