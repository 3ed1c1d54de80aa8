import { maskPhone, phoneMaxLength } from '@capivira/core/accounts/phone'
import { TextInput } from '@capivira/ui/text-input.tsx'
import type { ChangeEvent, ComponentProps } from 'react'
import { caretAfterMask } from '../../../lib/caret.ts'

/** Rewrites what is in the input as a phone, the caret staying behind the digit just typed. */
function mask(input: HTMLInputElement): void {
  const typed = input.value
  const caret = input.selectionStart ?? typed.length
  const masked = maskPhone(typed)
  if (masked === typed) return
  input.value = masked
  const position = caretAfterMask(typed, caret, masked)
  input.setSelectionRange(position, position)
}

/** A Brazilian phone: digits are typed, '(11) 98765-4321' appears. */
export function PhoneInput({ onChange, ...rest }: ComponentProps<'input'>) {
  return (
    <TextInput
      {...rest}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      placeholder="(11) 98765-4321"
      // One more than the mask holds, so that a digit put in the middle pushes the last one out.
      maxLength={phoneMaxLength}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        mask(event.target)
        onChange?.(event)
      }}
    />
  )
}
