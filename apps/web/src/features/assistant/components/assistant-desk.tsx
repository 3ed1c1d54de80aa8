import { Button } from '@capivira/ui/button.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { EmptyState } from '@capivira/ui/empty-state.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { Spinner } from '@capivira/ui/spinner.tsx'
import { TextArea } from '@capivira/ui/text-area.tsx'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { messageOf } from '../../../lib/http.ts'
import { useEarlier } from '../../../lib/use-earlier.ts'
import { useUser } from '../../accounts/current-user.ts'
import { RecoveredNotice } from '../../drafts/components/recovered-notice.tsx'
import { keepDraft } from '../../drafts/drafts.ts'
import { useTextDraft } from '../../drafts/use-draft.ts'
import { answerKey, type Reply, useIsChecking, usePrompts, useReport, useSendAnswer } from '../queries.ts'
import { text } from '../text.ts'
import { AnswerReport } from './answer-report.tsx'
import { PromptPartCard } from './prompt-part.tsx'

/**
 * Three steps: copy the prompt, paste it into an assistant, paste the answer back. What was pasted stays until it has
 * arrived.
 */
export function AssistantDesk({ materialId, title }: { materialId: number; title: string }) {
  const prompts = usePrompts(materialId)
  const formName = `assistant-${materialId}`
  const draft = useTextDraft(formName, { answer: '' })
  const { id } = useUser()
  function showRest({ rest }: Reply) {
    draft.startOver()
    if (rest !== null) draft.change({ answer: rest })
  }
  const send = useSendAnswer(materialId, reply => {
    showRest(reply)
    // What was not looked at stays to be sent next, also where the screen has gone.
    if (reply.rest !== null) keepDraft(id, formName, { value: { answer: reply.rest }, open: false })
  })
  const report = useReport(materialId)
  const [opened] = useState(() => Date.now())
  const isChecking = useIsChecking(materialId)
  const earlier = useEarlier(answerKey(materialId))
  const onEarlier = useEffectEvent(() => report && showRest(report.reply))
  useEffect(() => {
    if (earlier === 'success') onEarlier()
  }, [earlier])
  const { answer } = draft.value
  const field = useRef<HTMLTextAreaElement>(null)

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (answer.trim() === '') return
    // The button goes while the answer is checked: where that fails the focus is with what was pasted.
    send.mutate(answer, { onError: () => field.current?.focus() })
  }

  if (prompts.isError && !prompts.data)
    return <ErrorState onRetry={() => prompts.refetch()} retrying={prompts.isFetching} />
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
              readOnly={isChecking}
              className="max-h-96"
              value={answer}
              onChange={({ target }) => draft.change({ answer: target.value })}
            />
          </Field>
          {isChecking ? (
            <Spinner label="Conferindo cada item com o texto..." />
          ) : (
            <Button type="submit" disabled={answer.trim() === ''} className="self-start">
              Conferir e guardar
            </Button>
          )}
        </form>
      </Card>
      {report && (
        <AnswerReport key={report.at} materialId={materialId} reply={report.reply} leads={report.at >= opened} />
      )}
    </>
  )
}
