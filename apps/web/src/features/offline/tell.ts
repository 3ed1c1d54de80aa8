import type { Endpoint, Parsed } from '@capivira/core/http/endpoint'
import { NetworkError } from '../../lib/http.ts'
import type { Details, Told } from './told.ts'

// Only the ways in: what they lead to comes with the device (begin.ts), once the first screen is there.

type Maybe<Kind extends 'params' | 'body' | 'reply'> = Endpoint[Kind]

type Teller = typeof import('./tell-act.ts')

let loaded: Teller | undefined
let coming: Promise<Teller> | undefined

/**
 * Once it is there it is not waited for: an act goes on its way before its screen is drawn anew, which takes long on a
 * slow phone. Until then all acts wait for one coming, so that none overtakes another: a second import may be answered
 * after an act that found it there.
 */
function load(): Promise<Teller> {
  coming ??= import('./tell-act.ts').then(
    module => (loaded = module),
    (error: unknown) => {
      coming = undefined
      throw new NetworkError(error)
    },
  )
  return coming
}

/**
 * Keeps an act on this device and tells the server of it.
 * @throws ApiError when the server refuses it for good; NetworkError while no device is there to keep anything.
 */
export function tellAct<Params extends Maybe<'params'>, Body extends Maybe<'body'>, Reply extends Maybe<'reply'>>(
  endpoint: Endpoint<Params, undefined, Body, Reply>,
  act: Details,
): Promise<Told<Parsed<Reply>>>
export async function tellAct(endpoint: Endpoint, act: Details): Promise<Told> {
  return (loaded ?? (await load())).tellAct(endpoint, act)
}

/**
 * The same for a screen that goes on only with the answer: a form, a round. Told again with the same words it keeps its
 * name.
 * @throws KeptError while it waits on this device, besides what {@link tellAct} throws.
 */
export function save<Params extends Maybe<'params'>, Body extends Maybe<'body'>, Reply extends Maybe<'reply'>>(
  endpoint: Endpoint<Params, undefined, Body, Reply>,
  act: Details,
): Promise<Parsed<Reply>>
export async function save(endpoint: Endpoint, act: Details): Promise<unknown> {
  return (loaded ?? (await load())).save(endpoint, act)
}
