import { tidyCode } from '@capivira/core/classes/join-code'
import { Button } from '@capivira/ui/button.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { TextInput } from '@capivira/ui/text-input.tsx'
import { toast } from '@capivira/ui/toast'
import { type FormEvent, useState } from 'react'
import { messageOf } from '../../../lib/http.ts'
import { useJoin } from '../queries.ts'
import { text } from '../text.ts'

const unreachable = 'Não foi possível entrar na turma. Tente de novo.'

/** The code of a class, typed by a pupil. What was typed stays when it is refused. */
export function JoinForm() {
  const [code, setCode] = useState('')
  const [empty, setEmpty] = useState(false)
  const join = useJoin()
  const error = join.error ? messageOf(join.error, unreachable) : empty ? 'Digite o código da turma' : undefined

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    // A whole message may have been pasted, which is longer than the server takes.
    const tidy = tidyCode(code)
    setEmpty(tidy === '')
    if (tidy === '') return
    join.mutate(tidy, {
      onSuccess: ({ name }) => {
        setCode('')
        toast({ title: text.joined(name) })
      },
    })
  }

  return (
    <Card tone="primary">
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        <Field label="Código da turma" hint="São 6 letras e números. O seu professor mostra." error={error} required>
          <TextInput
            value={code}
            onChange={event => {
              setCode(event.target.value.toUpperCase())
              if (join.isError) join.reset()
            }}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder="ACD-F34"
            className="font-display text-xl font-bold tracking-widest"
          />
        </Field>
        <Button type="submit" size="lg" pending={join.isPending} pendingLabel="Entrando...">
          Entrar na turma
        </Button>
      </form>
    </Card>
  )
}
