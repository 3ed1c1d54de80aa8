import { maskPhone, maskPhoneTyped } from '@capivira/core/accounts/phone'
import { TextInput } from '@capivira/ui/text-input.tsx'
import type { ComponentProps, SyntheticEvent } from 'react'
import { caretAfterMask } from '../../../lib/caret.ts'

/** Rewrites what is in the input as a phone, the caret staying behind the digit just typed. */
function rewrite(input: HTMLInputElement, mask: (text: string) => string): void {
  const typed = input.value
  const caret = input.selectionStart ?? typed.length
  const masked = mask(typed)
  if (masked === typed) return
  input.value = masked
  const position = caretAfterMask(typed, caret, masked)
  input.setSelectionRange(position, position)
}

/** Whether somebody is typing on; otherwise the whole was pasted, dropped or filled in by the browser. */
const isTyping = ({ nativeEvent }: SyntheticEvent) =>
  'inputType' in nativeEvent && /^(?:insert(?:Composition)?Text|delete|history)/.test(String(nativeEvent.inputType))

/**
 * A Brazilian phone: digits are typed, '(11) 98765-4321' appears. There is no largest length: a number that is pasted
 * with its country's code would lose its end.
 */
export function PhoneInput({ onChange, onBlur, onKeyDown, ...rest }: ComponentProps<'input'>) {
  return (
    <TextInput
      {...rest}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      placeholder="(11) 98765-4321"
      onChange={event => {
        rewrite(event.target, isTyping(event) ? maskPhoneTyped : maskPhone)
        onChange?.(event)
      }}
      onBlur={event => {
        rewrite(event.target, maskPhone)
        onBlur?.(event)
      }}
      onKeyDown={event => {
        if (event.key === 'Enter') {
          rewrite(event.currentTarget, maskPhone)
          onChange?.({ ...event, target: event.currentTarget })
        }
        onKeyDown?.(event)
      }}
    />
  )
}
