import { toast } from '@capivira/ui/toast'
import { ApiError, isRefusal, messageOf, NetworkError } from './http.ts'

/**
 * Why something failed, where there is more to say than that it did; null where the strip under the bar says it all.
 */
function whyOf(error: unknown): string | null {
  if (error instanceof NetworkError) return error.inStrip ? null : error.message
  return isRefusal(error) ? messageOf(error, '') : ''
}

/**
 * Tells by a toast that something failed, in its own words, and why where the server says so. While the network is away
 * the strip under the bar tells that, and nothing else.
 * @param note in place of the server's reason
 */
export function tellFailure(error: unknown, sentence: string, { title = 'Erro', note = whyOf(error) } = {}): void {
  if (note === null) return
  const more = note && note !== sentence ? { note } : {}
  toast({ title, description: sentence, variant: 'destructive', ...more })
}

/** The same where the specification asks for the server's message itself, whatever its status. */
export function tellMessage(error: unknown, fallback: string, title = 'Erro'): void {
  if (error instanceof NetworkError && error.inStrip) return
  const said =
    error instanceof ApiError ? error.reply?.message : error instanceof NetworkError ? error.message : undefined
  toast({ title, description: said ?? fallback, variant: 'destructive' })
}
