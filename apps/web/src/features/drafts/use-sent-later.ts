import { toast } from '@capivira/ui/toast'
import { useEffect, useEffectEvent, useRef } from 'react'
import { messageOf, NetworkError } from '../../lib/http.ts'
import type { Draft } from './use-draft.ts'

/**
 * Whether an act waits on this device, of its error; `over` resolves once it waits no more. Told by its form, for what
 * makes such errors is loaded with the device.
 */
export const isKept = (error: unknown): error is NetworkError & { over: () => Promise<void> } =>
  error instanceof NetworkError && 'over' in error

/** Tells why something was not saved; what this device keeps until it can be sent is no error. */
export function tellFailure(error: unknown, fallback: string): void {
  const description = messageOf(error, fallback)
  if (isKept(error)) toast({ title: 'Ainda não enviado', description })
  else toast({ title: 'Erro', description, variant: 'destructive' })
}

type Saving = { error: Error | null; isPending: boolean; reset: () => void }

/**
 * What a form sent and this device kept has arrived by itself, or was refused: the form hears the answer too. Told
 * again with the same words it is the same act, which the server does once. One that has other words by then only says
 * no more that the first ones wait.
 */
export function useSentLater<Value>(
  saving: Saving,
  { value, noteSent }: Pick<Draft<Value>, 'value' | 'noteSent'>,
  again: () => void,
): void {
  const { error, isPending } = saving
  const sent = useRef('')
  const onSend = useEffectEvent(() => {
    sent.current = JSON.stringify(value)
    noteSent()
  })
  const onOver = useEffectEvent(() => {
    if (sent.current === JSON.stringify(value)) again()
    else saving.reset()
  })
  useEffect(() => {
    if (isPending) onSend()
  }, [isPending])
  useEffect(() => {
    if (!isKept(error)) return
    let isHere = true
    error.over().then(
      () => isHere && onOver(),
      (cause: unknown) => console.warn('A form cannot hear what became of what it sent', cause),
    )
    return () => {
      isHere = false
    }
  }, [error])
}
