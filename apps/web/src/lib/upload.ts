import { personHeader } from '@capivira/core/http/act'
import { answerHeader } from '@capivira/core/http/answer'
import type { Endpoint, Parsed } from '@capivira/core/http/endpoint'
import { ApiError, NetworkError, readAnswer } from './http.ts'
import { thisPerson } from './person.ts'

/** A chosen file that the browser does not send, since it is not any more what was chosen: told as a lost call is. */
export class FileChanged extends NetworkError {
  override message = 'O arquivo mudou ou saiu do lugar depois de escolhido. Escolha-o de novo.'
  override inStrip = false
}

/** Whether all files of a form can still be read: browsers do not say which failure was theirs. */
async function canRead(form: FormData): Promise<boolean> {
  const files = [...form.values()].filter(value => value instanceof File)
  const readings = await Promise.allSettled(files.map(file => file.slice(0, 1).arrayBuffer()))
  return readings.every(({ status }) => status === 'fulfilled')
}

export type UploadOptions = {
  /** Called with the share sent so far, 0 to 1. At 1 the server still has to answer. */
  onProgress?: (share: number) => void
  /** Stops the upload; the promise is then rejected with an AbortError. */
  signal?: AbortSignal
}

/**
 * Sends a form with a file and tells how much has gone: fetch cannot. Path and answer are those of the contract.
 * @throws ApiError, NetworkError, FileChanged, and a DOMException named AbortError when stopped.
 */
export function upload<Reply extends Endpoint['reply']>(
  { method, path }: Endpoint<undefined, undefined, Endpoint['body'], Reply>,
  form: FormData,
  { onProgress, signal }: UploadOptions = {},
): Promise<Parsed<Reply>> {
  const sending = new Promise<Parsed<Reply>>((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open(method, path)
    xhr.withCredentials = true
    const person = thisPerson()
    if (person) xhr.setRequestHeader(personHeader, person)
    xhr.upload.onprogress = event => event.lengthComputable && onProgress?.(event.loaded / event.total)
    xhr.onload = () => resolve(readReply<Parsed<Reply>>(xhr))
    xhr.onerror = async () => reject((await canRead(form)) ? new NetworkError() : new FileChanged())
    xhr.onabort = () => reject(new DOMException('Upload stopped', 'AbortError'))
    signal?.addEventListener('abort', () => xhr.abort(), { once: true })
    if (signal?.aborted) reject(new DOMException('Upload stopped', 'AbortError'))
    else xhr.send(form)
  })
  addEventListener('beforeunload', askFirst)
  return sending.finally(() => removeEventListener('beforeunload', askFirst))
}

/** What the request was answered with, read as every other answer is. @throws ApiError, NetworkError */
async function readReply<Reply>(xhr: XMLHttpRequest): Promise<Reply> {
  const { status, statusText, responseText } = xhr
  const mark = xhr.getResponseHeader(answerHeader)
  // A gateway has a limit of its own for the size of what is sent.
  if (mark === null && status === 413) throw new ApiError(status, statusText, '')
  const headers = new Headers(mark === null ? [] : [[answerHeader, mark]])
  // Of some statuses an answer has no body.
  const body = responseText || null
  const reply = await readAnswer<Reply>(Promise.resolve(new Response(body, { status, statusText, headers })))
  if (reply === null) throw new NetworkError()
  return reply
}

/**
 * Whoever closes the page, or loads it anew, while a file is on its way is asked by the browser; other screens of the
 * app leave it going.
 */
const askFirst = (event: Event) => event.preventDefault()
