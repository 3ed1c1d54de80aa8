import { toast } from '@capivira/ui/toast'
import { messageOf } from '../../lib/http.ts'
import { isKept } from './is-kept.ts'

/** Tells why something was not saved; what this device keeps until it can be sent is no error. */
export function tellFailure(error: unknown, fallback: string): void {
  const description = messageOf(error, fallback)
  if (isKept(error)) toast({ title: 'Guardado neste aparelho', description })
  else toast({ title: 'Erro', description, variant: 'destructive' })
}
