import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlStyle } from './control-style.ts'
import { useField } from './field.tsx'
import { sayWhatIsCut } from './too-long.ts'

/** One line of text. Inside a Field it needs no id of its own. */
export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  const { maxLength } = rest
  return (
    <input
      {...useField()}
      onPaste={sayWhatIsCut(maxLength)}
      {...rest}
      className={classNames(controlStyle, className)}
    />
  )
}
