import { difficulty } from '@capivira/core/http/shapes'
import { Field } from '@capivira/ui/field.tsx'
import { Select } from '@capivira/ui/select.tsx'
import { TextArea } from '@capivira/ui/text-area.tsx'
import { TextInput } from '@capivira/ui/text-input.tsx'
import { OptionFields, type OptionFieldsProps } from './option-fields.tsx'
import { OrderNotice } from './order-notice.tsx'

export type ItemFieldsProps = OptionFieldsProps & {
  /** True for the teacher's own items: what comes from the PDF keeps its passage. */
  withSource: boolean
}

type TextName = 'question' | 'answer' | 'explanation' | 'word' | 'hint' | 'page' | 'quote'

/** The fields of an item of any kind. */
export function ItemFields({ draft, onChange, errors, withSource }: ItemFieldsProps) {
  const bind = (name: TextName) => ({
    value: draft[name],
    onChange: (event: { target: { value: string } }) => onChange({ ...draft, [name]: event.target.value }),
  })
  const { kind } = draft
  return (
    <>
      {kind === 'word' ? (
        <>
          <Field label="Palavra" hint="Uma palavra só, para os jogos." required error={errors['content.word']}>
            <TextInput {...bind('word')} maxLength={15} autoComplete="off" />
          </Field>
          <Field label="Dica" hint="Explique sem dizer a palavra." required error={errors['content.hint']}>
            <TextArea {...bind('hint')} rows={2} maxLength={300} />
          </Field>
        </>
      ) : (
        <Field label="Pergunta" required error={errors['content.question']}>
          <TextArea {...bind('question')} rows={2} maxLength={500} />
        </Field>
      )}
      {kind === 'card' && (
        <Field label="Resposta" required error={errors['content.answer']}>
          <TextArea {...bind('answer')} rows={3} maxLength={1000} />
        </Field>
      )}
      {kind === 'question' && (
        <>
          <OptionFields draft={draft} onChange={onChange} errors={errors} />
          <Field label="Explicação" hint="Aparece depois da resposta. Opcional." error={errors['content.explanation']}>
            <TextArea {...bind('explanation')} rows={2} maxLength={1000} />
          </Field>
          <OrderNotice draft={draft} />
        </>
      )}
      {kind !== 'word' && (
        <Field label="Dificuldade">
          <Select
            value={draft.difficulty}
            onChange={event => {
              const chosen = difficulty.safeParse(event.target.value)
              if (chosen.success) onChange({ ...draft, difficulty: chosen.data })
            }}
          >
            <option value="fácil">Fácil</option>
            <option value="médio">Médio</option>
            <option value="difícil">Difícil</option>
          </Select>
        </Field>
      )}
      {withSource && (
        <div className="grid gap-4 sm:grid-cols-[9rem_1fr]">
          <Field label="Página do PDF" hint="Opcional." error={errors['source.sourcePage']}>
            <TextInput {...bind('page')} inputMode="numeric" maxLength={5} autoComplete="off" />
          </Field>
          <Field
            label="Trecho da página"
            hint="Opcional: será marcado na imagem da página."
            error={errors['source.sourceQuote']}
          >
            <TextArea {...bind('quote')} rows={1} maxLength={2000} />
          </Field>
        </div>
      )}
    </>
  )
}
