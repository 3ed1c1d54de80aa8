import { answerHeader } from '@capivira/core/http/answer'
import { thisPerson } from './person.ts'

/** Milliseconds that a page is kept out of sight for the server's answer. */
const patience = 4_000

/**
 * Whether the server says that it is no more the person this page is for; false where it says nothing in time, as
 * without a network, for then nobody can be asked.
 */
async function isAnothers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patience)
    const answer = await fetch('/api/auth/user', { credentials: 'include', redirect: 'manual', signal })
    if (!answer.headers.has(answerHeader) || (!answer.ok && answer.status !== 401)) return false
    return thisPerson() !== (answer.ok ? (await answer.json()).id : undefined)
  } catch {
    return false
  }
}

/**
 * A page that the browser kept whole for a step back shows what it showed, to whoever sits there now: nothing is seen
 * of it until the server has said who that is, and for another than before it is loaded anew. Answers how to stop.
 */
export function guardKeptPage(reload: () => void = () => location.reload()): () => void {
  const { style } = document.documentElement
  const look = async ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    style.visibility = 'hidden'
    if (await isAnothers()) reload()
    else style.visibility = ''
  }
  addEventListener('pageshow', look)
  return () => removeEventListener('pageshow', look)
}
