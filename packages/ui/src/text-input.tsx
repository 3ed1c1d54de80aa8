import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlStyle } from './control-style.ts'
import { useField } from './field.tsx'

/** One line of text. Inside a Field it needs no id of its own. */
export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...useField()} {...rest} className={classNames(controlStyle, className)} />
}
