import { Field } from '@capivira/ui/field.tsx'
import { TextInput } from '@capivira/ui/text-input.tsx'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSettled } from '../../../lib/use-settled.ts'

/** Milliseconds without typing after which a search begins. */
const pause = 300

export type SearchFieldProps = { label: string; hint?: string; value: string; onSearch: (search: string) => void }

/** What to search for; the search begins when the typing pauses. */
export function SearchField({ label, hint, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  // Going back in the browser changes what is searched for under our hands.
  if (known !== value) {
    setKnown(value)
    if (value !== typed.trim()) setTyped(value)
  }
  const settled = useSettled(typed, pause)
  const search = useEffectEvent((wanted: string) => {
    if (wanted !== value && wanted === typed.trim()) onSearch(wanted)
  })
  useEffect(() => search(settled.trim()), [settled])
  return (
    <Field label={label} hint={hint}>
      <TextInput
        type="search"
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={event => setTyped(event.target.value)}
        onKeyDown={event => event.key === 'Enter' && onSearch(typed.trim())}
      />
    </Field>
  )
}
