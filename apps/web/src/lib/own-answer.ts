import { answerHeader } from '@capivira/core/http/answer'

/** What our server says of its health, letter by letter. */
const healthy = '{"status":"ok"}'
/** Milliseconds that its answer is waited for, on a network that swallows questions. */
const patience = 4_000

/**
 * Whether our server answers, asked by a call whose answer nothing on the way gives in its words: a proxy may have
 * taken its mark from another answer, a filter answers this one in the server's place, too.
 */
export async function isServerBehind(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patience)
    const answer = await fetch('/api/health', { cache: 'no-store', redirect: 'manual', signal })
    return answer.headers.has(answerHeader) || (answer.ok && (await answer.text()) === healthy)
  } catch {
    return false
  }
}

/**
 * Whether an answer, of which `text` is the body, is our server's: it has its mark, or could be and the server is
 * there.
 */
export async function isOwnAnswer({ status, headers }: Response, text: string): Promise<boolean> {
  if (headers.has(answerHeader)) return true
  return (status === 204 || isJson(text)) && (await isServerBehind())
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
