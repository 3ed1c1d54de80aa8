import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlStyle } from './control-style.ts'
import { useField } from './field.tsx'
import { sayWhatIsCut } from './too-long.ts'

/** Several lines of text; it grows with what is typed where the browser can. */
export function TextArea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useField()}
      onPaste={sayWhatIsCut(rest.maxLength)}
      {...rest}
      rows={rows}
      className={classNames(controlStyle, 'field-sizing-content min-h-24 resize-y', className)}
    />
  )
}
