import { Button } from '@capivira/ui/button.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { EmptyState } from '@capivira/ui/empty-state.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { Spinner } from '@capivira/ui/spinner.tsx'
import { TextArea } from '@capivira/ui/text-area.tsx'
import { type FormEvent, useRef } from 'react'
import { messageOf } from '../../../lib/http.ts'
import { RecoveredNotice } from '../../drafts/components/recovered-notice.tsx'
import { useTextDraft } from '../../drafts/use-draft.ts'
import { usePrompts, useSendAnswer } from '../queries.ts'
import { text } from '../text.ts'
import { AnswerReport } from './answer-report.tsx'
import { PromptPartCard } from './prompt-part.tsx'

/**
 * Three steps: copy the prompt, paste it into an assistant, paste the answer back. What was pasted stays until it has
 * arrived.
 */
export function AssistantDesk({ materialId, title }: { materialId: number; title: string }) {
  const prompts = usePrompts(materialId)
  const draft = useTextDraft(`assistant-${materialId}`, { answer: '' })
  const send = useSendAnswer(materialId)
  const { answer } = draft.value
  const field = useRef<HTMLTextAreaElement>(null)

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (answer.trim() === '') return
    // The button goes while the answer is checked: where that fails the focus is with what was pasted.
    send.mutate(answer, {
      onSuccess: ({ rest }) => {
        draft.startOver()
        // What was not looked at stays to be sent next.
        if (rest !== null) draft.change({ answer: rest })
      },
      onError: () => field.current?.focus(),
    })
  }

  if (prompts.isError) return <ErrorState onRetry={() => prompts.refetch()} retrying={prompts.isFetching} />
  if (prompts.isPending) return <Skeleton className="h-96" />
  const { parts } = prompts.data
  if (parts.length === 0) return <EmptyState title={text.noText} />
  return (
    <>
      <Card className="flex flex-col gap-4">
        <h2 className="text-xl">1. Copie o pedido e cole no assistente</h2>
        <p>{text.private}</p>
        {parts.map(part => (
          <PromptPartCard key={part.number} part={part} title={title} />
        ))}
      </Card>
      <Card>
        <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
          <h2 className="text-xl">2. Cole aqui a resposta dele</h2>
          <RecoveredNotice draft={draft} />
          <Field
            label="Resposta do assistente"
            hint="Cole tudo, do jeito que veio. Colar duas vezes não repete nada."
            {...(send.isError ? { error: messageOf(send.error, text.sendFailedHint) } : {})}
          >
            <TextArea
              ref={field}
              rows={8}
              className="max-h-96"
              value={answer}
              onChange={({ target }) => draft.change({ answer: target.value })}
            />
          </Field>
          {send.isPending ? (
            <Spinner label="Conferindo cada item com o texto..." />
          ) : (
            <Button type="submit" disabled={answer.trim() === ''} className="self-start">
              Conferir e guardar
            </Button>
          )}
        </form>
      </Card>
      {send.data && <AnswerReport key={send.submittedAt} materialId={materialId} reply={send.data} />}
    </>
  )
}
