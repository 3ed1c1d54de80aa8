import { personHeader } from '@capivira/core/http/act'
import type { Endpoint, Parsed } from '@capivira/core/http/endpoint'
import { ApiError, NetworkError } from './http.ts'
import { thisPerson } from './person.ts'

export type UploadOptions = {
  /** Called with the share sent so far, 0 to 1. At 1 the server still has to answer. */
  onProgress?: (share: number) => void
  /** Stops the upload; the promise is then rejected with an AbortError. */
  signal?: AbortSignal
}

/**
 * Sends a form with a file and tells how much has gone: fetch cannot. Path and answer are those of the contract.
 * @throws ApiError, NetworkError, and a DOMException named AbortError when stopped.
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
    xhr.onload = () => {
      if (xhr.status < 200 || xhr.status > 299) reject(new ApiError(xhr.status, xhr.statusText, xhr.responseText))
      else
        try {
          resolve(JSON.parse(xhr.responseText))
        } catch (error) {
          reject(new NetworkError(error))
        }
    }
    xhr.onerror = () => reject(new NetworkError())
    xhr.onabort = () => reject(new DOMException('Upload stopped', 'AbortError'))
    signal?.addEventListener('abort', () => xhr.abort(), { once: true })
    if (signal?.aborted) reject(new DOMException('Upload stopped', 'AbortError'))
    else xhr.send(form)
  })
  addEventListener('beforeunload', askFirst)
  return sending.finally(() => removeEventListener('beforeunload', askFirst))
}

/**
 * Whoever closes the page, or loads it anew, while a file is on its way is asked by the browser; other screens of the
 * app leave it going.
 */
const askFirst = (event: Event) => event.preventDefault()
