import { schoolLevels } from '@capivira/core/materials/contract'
import { sameSubjectName } from '@capivira/core/materials/upload'
import { Field } from '@capivira/ui/field.tsx'
import { Select } from '@capivira/ui/select.tsx'
import { TextInput } from '@capivira/ui/text-input.tsx'
import { useId } from 'react'
import { useSubjects } from '../queries.ts'

type Name = 'title' | 'subject' | 'schoolLevel'

type Props = {
  fields: Record<Name, string>
  errors: Partial<Record<string, string>>
  onChange: (name: Name, value: string) => void
}

/**
 * What every new material is asked, a PDF or imported cards: its title, its subject among the teacher's own, and its
 * level.
 */
export function MaterialFields({ fields, errors, onChange }: Props) {
  const subjects = useSubjects()
  const isArchived = subjects.data?.some(
    ({ name, archivedAt }) => archivedAt !== null && sameSubjectName(name, fields.subject),
  )
  const subjectsId = useId()
  const set = (name: Name) => (event: { target: { value: string } }) => onChange(name, event.target.value)
  return (
    <>
      <Field label="Título" required error={errors.title}>
        <TextInput value={fields.title} onChange={set('title')} maxLength={255} autoComplete="off" />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Matéria"
          hint={
            isArchived
              ? 'Esta matéria está arquivada: os alunos só verão o material quando você a trouxer de volta.'
              : 'Em branco, o material fica em “Geral”.'
          }
          error={errors.subject}
        >
          <TextInput
            value={fields.subject}
            onChange={set('subject')}
            maxLength={255}
            list={subjectsId}
            autoComplete="off"
          />
        </Field>
        <Field label="Nível" hint="Aparece para os alunos nos quizzes.">
          <Select value={fields.schoolLevel} onChange={set('schoolLevel')}>
            {schoolLevels.map(level => (
              <option key={level}>{level}</option>
            ))}
          </Select>
        </Field>
      </div>
      <datalist id={subjectsId}>
        {subjects.data?.map(({ id, name, archivedAt }) => archivedAt === null && <option key={id} value={name} />)}
      </datalist>
    </>
  )
}
