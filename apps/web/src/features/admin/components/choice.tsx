import { Field } from '@capivira/ui/field.tsx'
import { Select } from '@capivira/ui/select.tsx'

export type ChoiceProps<Value extends string> = {
  label: string
  /** Undefined while all are shown. */
  value: Value | undefined
  names: Readonly<Record<Value, string>>
  from: readonly Value[]
  onChoose: (value: Value | undefined) => void
}

/** What a list is narrowed to: one of several, or everything. */
export function Choice<Value extends string>({ label, value, names, from, onChoose }: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      <Select value={value ?? ''} onChange={({ target }) => onChoose(from.find(one => one === target.value))}>
        <option value="">Tudo</option>
        {from.map(one => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </Select>
    </Field>
  )
}
