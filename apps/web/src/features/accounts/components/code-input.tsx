import { TextInput } from '@capivira/ui/text-input.tsx'
import type { ComponentProps } from 'react'

/** A code of six numbers: the phone offers the one it has just received, and it may be pasted with spaces. */
export function CodeInput({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <TextInput
      {...rest}
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={40}
      spellCheck={false}
      autoCapitalize="off"
      placeholder="000000"
      className={`text-center font-display text-2xl tracking-[0.3em] ${className ?? ''}`}
    />
  )
}
