import { Field } from '@capivira/ui/field.tsx'
import { Select } from '@capivira/ui/select.tsx'
import { useClasses } from '../../classes/queries.ts'

/** Whose figures are shown: those of one class, or of all pupils. */
export function ClassFilter({ value, onChange }: { value: string; onChange: (classId: string) => void }) {
  const classes = useClasses()
  return (
    <Field label="Turma">
      <Select value={value} onChange={event => onChange(event.target.value)}>
        <option value="">Todos os alunos</option>
        {classes.data?.map(({ id, name, archivedAt }) => (
          <option key={id} value={id}>
            {name}
            {archivedAt ? ' (arquivada)' : ''}
          </option>
        ))}
      </Select>
    </Field>
  )
}
