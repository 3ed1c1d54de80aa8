import { answerHeader } from '@capivira/core/http/answer'
import { vi } from 'vitest'

/** What was sent by the one upload of a test, where to, and what has it answered where that waits. */
type Sent = { address: string; form: FormData | null; answer: () => void }

/**
 * Puts an answer in the place of the request that uploads a file; null is a network that fails, a text is the page of
 * something else on the way. With `waits` it comes when the test says so.
 */
export function answerUpload(status: number | null, body: unknown = {}, { waits = false } = {}): Sent {
  const sent: Sent = { address: '', form: null, answer: () => {} }
  class Upload {
    status = status ?? 0
    statusText = ''
    responseText = typeof body === 'string' ? body : JSON.stringify(body)
    upload = {}
    onload: (() => void) | undefined
    onerror: (() => void) | undefined
    open(method: string, path: string) {
      sent.address = `${method} ${path}`
    }
    setRequestHeader() {}
    getResponseHeader = (name: string) => (name === answerHeader && typeof body !== 'string' ? '1' : null)
    send(form: FormData) {
      sent.form = form
      sent.answer = () => (status === null ? this.onerror?.() : this.onload?.())
      if (!waits) setTimeout(sent.answer)
    }
  }
  vi.stubGlobal('XMLHttpRequest', Upload)
  return sent
}
