import { Button } from '@capivira/ui/button.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { TextArea } from '@capivira/ui/text-area.tsx'
import { type ReactNode, useRef, useState } from 'react'
import { copyText } from '../../../lib/copy-text.ts'
import { text } from '../text.ts'

/**
 * A text to copy: by a button where the browser lets a page copy, and always selected in a field, to be copied by hand.
 */
export function CopyField({ label, value, more }: { label: string; value: string; more?: ReactNode }) {
  const field = useRef<HTMLTextAreaElement>(null)
  /** Said beside the button: a toast would lie over the field that is pasted into next. */
  const [told, setTold] = useState('')
  async function copy() {
    try {
      await copyText(value)
      setTold(text.copied)
    } catch {
      setTold(text.notCopied)
    }
    field.current?.focus()
    field.current?.select()
  }
  return (
    <div className="flex flex-col gap-3">
      <Field label={label}>
        <TextArea
          ref={field}
          readOnly
          rows={5}
          value={value}
          className="max-h-56 text-sm"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button onClick={copy}>Copiar</Button>
        {more}
      </div>
      <p role="status" className="font-bold empty:hidden">
        {told}
      </p>
    </div>
  )
}
