/** How a call to the model ended, as it is counted. */
export type Outcome =
  | 'answered'
  | 'timeout'
  | 'network'
  | 'server'
  | 'rate-limit'
  | 'unauthorized'
  | 'rejected'
  | 'too-large'

/** A call that brought no answer. Its message holds nothing of what was sent, and no key. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure'
  readonly outcome: Exclude<Outcome, 'answered'>
  /** The wait the service asks for. */
  readonly retryAfterMs: number | undefined
  /** What of the request the service does not know, by its complaint. */
  readonly complaint: 'format' | 'max-tokens' | 'temperature' | undefined
  /** The status of the answer, where one came. */
  readonly status: number | undefined
  /** What is wrong with the connection, as the rest of a Portuguese sentence. */
  readonly trouble: string | undefined

  constructor(outcome: CallFailure['outcome'], detail: string, more: Details = {}) {
    super(`the model did not answer: ${outcome}, ${detail}`)
    this.outcome = outcome
    this.retryAfterMs = more.retryAfterMs
    this.complaint = more.complaint
    this.status = more.status
    this.trouble = more.trouble
  }
}

type Details = Partial<Pick<CallFailure, 'retryAfterMs' | 'complaint' | 'status' | 'trouble'>>

/** Statuses and what they mean; any other 4xx is a request the service rejects, any 5xx its own trouble. */
const BY_STATUS: Readonly<Record<number, CallFailure['outcome']>> = {
  401: 'unauthorized',
  402: 'unauthorized',
  403: 'unauthorized',
  404: 'unauthorized',
  408: 'timeout',
  409: 'server',
  425: 'server',
  429: 'rate-limit',
  529: 'rate-limit',
}

/** An HTTP answer that is no success, as a failure. A success that could not be read is the service's trouble. */
export function failureOfStatus(
  status: number,
  headers: Readonly<Record<string, string>> | undefined,
  body: string,
  now: Date,
): CallFailure {
  // An account without money answers like a busy service, but waiting does not help.
  const broke = status === 429 && /insufficient_quota|billing|credit balance/i.test(body)
  const usual = status >= 500 || status < 300 ? 'server' : 'rejected'
  const outcome = broke ? 'unauthorized' : (BY_STATUS[status] ?? usual)
  return new CallFailure(outcome, `status ${status}`, {
    status,
    retryAfterMs: retryAfterOf(headers ?? {}, now),
    ...(outcome === 'rejected' && { complaint: complaintIn(body) }),
  })
}

function complaintIn(body: string): CallFailure['complaint'] {
  if (/max_completion_tokens/i.test(body)) return 'max-tokens'
  if (/temperature/i.test(body)) return 'temperature'
  return 'format'
}

/** The wait that `retry-after-ms` or `retry-after` (seconds or a date) asks for, in milliseconds. */
export function retryAfterOf(headers: Readonly<Record<string, string>>, now: Date): number | undefined {
  const milliseconds = Number(headers['retry-after-ms'])
  if (headers['retry-after-ms'] && Number.isFinite(milliseconds)) return Math.max(0, milliseconds)
  const text = headers['retry-after']
  if (!text) return undefined
  const seconds = Number(text)
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000)
  const date = Date.parse(text)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now.getTime())
}
