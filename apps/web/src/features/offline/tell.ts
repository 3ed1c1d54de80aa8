import type { Endpoint, Parsed } from '@capivira/core/http/endpoint'
import { keyOf } from '../../lib/call.ts'
import { request } from '../../lib/http.ts'
import type { Outbox } from './outbox.ts'

let outbox: Promise<Outbox> | undefined

/** From now on acts go through an outbox; without one they are told at once or not at all. */
export function setOutbox(coming: Promise<Outbox> | undefined): void {
  outbox = coming
}

/**
 * Tells the server of an act of study. Null when there is no network and the act waits on the device.
 * @throws ApiError when the server refuses it; NetworkError where the device can keep nothing.
 */
export function tell<Params extends Endpoint['params'], Body extends Endpoint['body'], Reply extends Endpoint['reply']>(
  endpoint: Endpoint<Params, undefined, Body, Reply>,
  act: { params: object; body: object },
): Promise<Parsed<Reply> | null>
export async function tell(endpoint: Endpoint, { params, body }: { params: object; body: object }): Promise<unknown> {
  const path = keyOf(endpoint.path, params).join('/')
  const open = await outbox?.catch(() => undefined)
  if (!open) return request('POST', path, { body })
  const told = await open.tell(path, body)
  return told.told ? told.reply : null
}
