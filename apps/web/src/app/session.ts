import { toast } from '@capivira/ui/toast'
import { loginPath } from '../lib/next-path.ts'

/** Milliseconds in which the message can be read before the sign-in screen comes. */
export const redirectDelay = 500

const here = () => `${location.pathname}${location.search}`

/** Leaves for `path` with a full load, so that nothing of the old session stays in memory. */
export function leaveFor(path: string): void {
  try {
    location.replace(path)
  } catch {
    location.href = path
  }
}

let ending = false

/**
 * The session is gone: says so once, however many calls were refused, and asks to sign in again, then come back here.
 */
export function endSession(): void {
  if (ending) return
  ending = true
  toast({
    title: 'Não autorizado',
    description: 'Sua sessão terminou. Entrando novamente...',
    variant: 'destructive',
  })
  setTimeout(() => leaveFor(loginPath(here())), redirectDelay)
}
