import { answerHeader } from '@capivira/core/http/answer'
import { vi } from 'vitest'

/** A made-up answer: a value is sent as JSON with 200; a Response as it is; an Error is a network that fails. */
export type Answer = unknown
export type Answers = Record<string, Answer | ((request: Asked) => Answer)>

export type Asked = { method: string; path: string; body: unknown }

export type Server = {
  /** What was asked so far, in order. */
  asked: Asked[]
  /** The bodies sent to one address, without their marks: 'POST /api/auth/login'. */
  sentTo: (address: string) => unknown[]
  /** For whom, and under which names, acts were told at one address. */
  marksAt: (address: string) => Marks[]
  /** Answers differently from now on. */
  change: (answers: Answers) => void
}

/** The server's refusal with its sentence, as the contract has it. */
export const refusal = (status: number, message: string, errors?: Record<string, string>): Response =>
  Response.json({ message, ...(errors && { errors }) }, { status })

/** The answer to whoever is not signed in. */
export const unauthorized = (): Response => refusal(401, 'Unauthorized')

/** An answer with our server's mark, where it is of a kind that the server sends: a text, or a page, is another's. */
function asOurs(answer: Response): Response {
  const isOurs = /^(application\/json|image\/)/.test(answer.headers.get('content-type') ?? '') || answer.status === 204
  if (isOurs) answer.headers.set(answerHeader, '1')
  return answer
}

/** An answer in JSON, as our server sends it. */
export const ours = (body: unknown, init?: ResponseInit): Response => asOurs(Response.json(body, init))

/** An answer that never comes. */
export const never = (): Promise<never> => new Promise(() => {})

/** No test cares for the server's time but those of the clock itself: there it does not answer. */
const noTime = () => new TypeError('no network')

type Marks = { personId?: string; eventId?: string }

/** What a screen sent, apart from what the app adds to every act. */
function readBody(body: unknown): { body: unknown; marks: Marks } {
  if (typeof body !== 'string') return { body, marks: {} }
  const sent: unknown = JSON.parse(body)
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return { body: sent, marks: {} }
  const { personId, eventId, ...rest } = sent as Marks
  return { body: rest, marks: { ...(personId && { personId }), ...(eventId && { eventId }) } }
}

/**
 * Puts a server of known answers, by 'METHOD /path', in the place of fetch; what a test does not care for is never
 * answered.
 */
export function serve(answers: Answers): Server {
  let known = answers
  const asked: Asked[] = []
  const marks: { address: string; marks: Marks }[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const address = `${method} ${path}`
    const read = readBody(body)
    const request = { method, path, body: read.body }
    asked.push(request)
    marks.push({ address, marks: read.marks })
    const answer = address in known ? known[address] : address === 'HEAD /api/health' ? noTime : never
    const given: unknown = await (typeof answer === 'function' ? answer(request) : answer)
    if (given instanceof Error) throw given
    return given instanceof Response ? asOurs(given.clone()) : ours(given)
  })
  return {
    asked,
    sentTo: address => asked.filter(({ method, path }) => `${method} ${path}` === address).map(({ body }) => body),
    marksAt: address => marks.filter(one => one.address === address).map(one => one.marks),
    change: more => {
      known = { ...known, ...more }
    },
  }
}
