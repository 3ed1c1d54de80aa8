import type { ErrorReply, RefusalCode } from '@capivira/core/http/errors'
import { takeEarly } from './early-calls.ts'
import { isOwnAnswer } from './own-answer.ts'
import { thisPerson } from './person.ts'
import { isOffline, noteReach } from './reach.ts'

/** An answer other than success: its message is '{status}: {body}', with the status text in place of an empty body. */
export class ApiError extends Error {
  readonly status: number
  readonly body: string
  /** The error shape of the API when the body has it. */
  readonly reply: SentError | undefined

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`)
    this.name = 'ApiError'
    this.status = status
    this.body = body
    this.reply = readErrorReply(body)
  }
}

/** The server could not be reached at all: no network, or nothing listening. Its message may be shown. */
export class NetworkError extends Error {
  /**
   * Whether the strip under the bar says it all, so that nothing else need: where there is no network. A server that is
   * away while there is one fails a single act, and that is told of the act.
   */
  inStrip = isOffline()

  constructor(cause?: unknown) {
    // Who has a network is not sent to look after it.
    const advice = isOffline() ? 'Confira sua internet e tente de novo.' : 'Tente de novo em instantes.'
    super(`Não conseguimos falar com o servidor. ${advice}`, { cause })
    this.name = 'NetworkError'
  }
}

/** Something else answered in the server's place: a Wi-Fi that wants to be signed in to, or a filter. */
export class ForeignAnswer extends NetworkError {
  override message = 'A rede respondeu no lugar da Capivira. Veja se o Wi-Fi pede para entrar e tente de novo.'
}

function isStrings(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && Object.values(value).every(text => typeof text === 'string')
}

/** The error shape as it came: of another version of the server its code may be one we do not know. */
type SentError = Omit<ErrorReply, 'code'> & { code?: string }

/** The `{message, errors?, code?}` of an error body, or undefined when it is something else (a proxy's HTML page). */
export function readErrorReply(body: string): SentError | undefined {
  try {
    const parsed: unknown = JSON.parse(body)
    if (typeof parsed !== 'object' || parsed === null) return undefined
    if (!('message' in parsed) || typeof parsed.message !== 'string') return undefined
    const { errors, code, final, current }: Record<string, unknown> = { ...parsed }
    return {
      message: parsed.message,
      ...(isStrings(errors) && { errors }),
      ...(typeof code === 'string' && { code }),
      ...(final === true && { final }),
      ...(current !== undefined && { current }),
    }
  } catch {
    return undefined
  }
}

/** Said of what went wrong on our side. */
const unexpected = 'Algo deu errado do nosso lado. Tente de novo em instantes.'

/**
 * Failures of its own that the server explains: too busy, without its database, full. What any other says is for its
 * log.
 */
const explained = new Set([503, 507])

/**
 * Whether the server was not there, or not in order: what is kept serves meanwhile, and the same may be taken later.
 */
export function isServerAway(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && error.status >= 500)
}

/** Whether the server understood and said no; trying again would not help. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500
}

/**
 * What to tell a person about a failure: the server's sentence where it is meant for people, the network's, or
 * `fallback`. Of what failed on our side without a sentence for people it says `ours`, so that nobody is told to mend
 * what they typed.
 */
export function messageOf(error: unknown, fallback: string, ours: string = unexpected): string {
  if (error instanceof ApiError) {
    const { reply, status } = error
    if (isRefusal(error)) return reply?.message ?? fallback
    return reply ? (explained.has(status) ? reply.message : unexpected) : ours
  }
  return error instanceof NetworkError ? error.message : fallback
}

/**
 * The same where the fallback says that what was typed is wrong: that is for a server to say. Whatever else comes, such
 * as the page of a network that wants to be signed in to first, is no fault of whoever typed.
 */
export const refusalOf = (error: unknown, accusation: string): string =>
  messageOf(error, isRefusal(error) ? accusation : unexpected)

/** The server's sentence per field, empty when there is none. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  return (error instanceof ApiError && error.reply?.errors) || {}
}

/** Whether a refusal is the one the app knows what to do about. */
export function isRefusedFor(error: unknown, code: RefusalCode): boolean {
  return error instanceof ApiError && error.reply?.code === code
}

/** True for the 401 that means the session is gone, and not for a refused sign-in. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('401:') && error.message.includes('Unauthorized')
}

/** True when the thing asked for is not there, or is not the caller's. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}

/** Whether a status that is not our server's is that of a gateway before it, and of no filter nor portal. */
export const isGateway = (status: number): boolean => status >= 500 && status !== 511

export type RequestOptions = {
  /** Sent as JSON. */
  body?: unknown
  signal?: AbortSignal | undefined
  /** The name of an act, the same for every try. */
  eventId?: string | undefined
}

/** The body and headers of a call: one that changes something says whose act it is, and how it is called. */
function marked(method: string, body: unknown, eventId: string | undefined) {
  const personId = method === 'GET' ? undefined : thisPerson()
  const headers: Record<string, string> = body === undefined ? {} : { 'Content-Type': 'application/json' }
  if (body !== undefined) return { headers, body: JSON.stringify({ personId, eventId, ...Object(body) }) }
  if (personId) headers['capivira-person'] = personId
  if (eventId) headers['capivira-event'] = eventId
  return { headers, body: null }
}

/**
 * Reads an answer that is on its way; null when it is empty. What has not our server's mark is its answer only while it
 * is seen to answer, whatever its form and status. An answer that breaks off is none.
 * @throws ApiError for any status other than success, NetworkError when no answer of ours came.
 */
export async function readAnswer<Reply = unknown>(coming: Promise<Response>): Promise<Reply | null> {
  try {
    const response = await coming
    const text = await response.text()
    const isOurs = await isOwnAnswer(response, text)
    if (!isOurs && !isGateway(response.status)) throw new ForeignAnswer()
    noteReach(isOurs ? 'here' : 'away')
    if (!response.ok) throw new ApiError(response.status, response.statusText, isOurs ? text : '')
    return text ? JSON.parse(text) : null
  } catch (error) {
    if (error instanceof ApiError || (error instanceof DOMException && error.name === 'AbortError')) throw error
    noteReach(error instanceof ForeignAnswer ? 'foreign' : 'away')
    throw error instanceof NetworkError ? error : new NetworkError(error)
  }
}

/**
 * Sends a request with the session's cookie and reads the JSON answer; null when the answer is empty. Our server sends
 * no call elsewhere: one that is sent elsewhere was not answered by it.
 * @throws ApiError for any status other than success, NetworkError when no answer of ours came.
 */
export function request(
  method: string,
  path: string,
  { body, signal, eventId }: RequestOptions = {},
): Promise<unknown> {
  return readAnswer(
    takeEarly(method, path) ??
      fetch(path, {
        method,
        credentials: 'include',
        redirect: 'manual',
        ...marked(method, body, eventId),
        signal: signal ?? null,
      }),
  )
}
