import type { Endpoint } from '@capivira/core/http/endpoint'
import { keyOf } from '../../lib/call.ts'
import { NetworkError, request } from '../../lib/http.ts'
import { newId } from '../../lib/random.ts'
import { isOffline } from '../../lib/reach.ts'
import type { Why } from './judge.ts'
import { currentOutbox, openOutbox } from './outbox-place.ts'
import type { Details, Told } from './told.ts'

/**
 * Keeps an act on this device and tells the server of it.
 * @throws ApiError when the server refuses it for good; NetworkError while no device is there to keep anything.
 */
export async function tellAct({ method, path }: Pick<Endpoint, 'method' | 'path'>, details: Details): Promise<Told> {
  const { params, body = {}, ...more } = details
  const address = keyOf(path, params).join('/')
  const open = openOutbox() ?? (await currentOutbox()?.catch(() => undefined))
  if (!open) return { reply: await request(method, address, { body, eventId: more.eventId ?? newId() }) }
  const told = await open.tell({ method, path: address, body, ...more })
  if (told.told && told.reply !== null) return { reply: told.reply }
  const waiting = told.told ? { why: 'server' as const, inPage: false } : told
  return { reply: null, waits: keptSentence(waiting), why: waiting.why }
}

/** Of an act that waits on this device, for screens that go on only with the answer. Its message may be shown. */
export class KeptError extends NetworkError {
  /** Resolves once it waits no more: the server took it, refused it, or asks which of two versions is meant. */
  readonly over: () => Promise<void>

  constructor(sentence: string, why: Why, over: () => Promise<void>) {
    super()
    this.name = 'KeptError'
    this.message = sentence
    this.inStrip = why === 'network'
    this.over = over
  }
}

/** Resolves once nothing that was told to an address waits, whichever window sent it; never where none is kept here. */
function whenOver(address: string): Promise<void> {
  const outbox = openOutbox()
  if (!outbox) return new Promise(() => {})
  return new Promise((resolve, reject) => {
    const look = async () => {
      if (await outbox.holds(address, 0)) return
      stop()
      resolve()
    }
    const stop = outbox.subscribe(() => void look().catch(reject))
    look().catch(reject)
  })
}

type Waits = { why: Why; inPage: boolean; said?: string }

const reasons: Record<Why, string> = {
  network: 'Não conseguimos falar com o servidor.',
  server: 'O servidor está com um problema.',
  'signed-out': 'Sua sessão terminou.',
  'other-person': 'Outra pessoa entrou neste navegador.',
}
const needsSignIn = new Set<Why>(['signed-out', 'other-person'])

/** What to tell of an act that waits. */
export function keptSentence({ why, inPage, said }: Waits): string {
  if (why === 'server' && !inPage && said === undefined) return serverKept
  const known = why === 'network' && isOffline() ? 'Você está sem internet.' : reasons[why]
  return waitsHere(said ?? known, { why, inPage })
}

const serverKept = 'O servidor não respondeu; está guardado e será enviado de novo.'

function waitsHere(said: string, { why, inPage }: Pick<Waits, 'why' | 'inPage'>): string {
  if (inPage)
    return `${said} Este aparelho não deixa guardar nada: não feche esta página até o que você fez ser enviado.`
  const when = needsSignIn.has(why) ? 'quando você entrar de novo' : 'assim que der'
  return `${said} O que você fez está guardado neste aparelho e será enviado ${when}.`
}

/** Names of acts that got no answer, by what they are: told again word for word, it is the same act. */
const untold = new Map<string, string>()

/**
 * Tells an act whose screen goes on only with the answer: a form, a round. Told again with the same words it keeps its
 * name.
 * @throws KeptError while it waits on this device, ApiError when the server refuses it for good.
 */
export async function save(endpoint: Pick<Endpoint, 'method' | 'path'>, act: Details): Promise<unknown> {
  const address = keyOf(endpoint.path, act.params).join('/')
  const words = JSON.stringify([endpoint.method, endpoint.path, act.params, act.body])
  const eventId = untold.get(words) ?? newId()
  untold.set(words, eventId)
  try {
    const told = await tellAct(endpoint, { ...act, eventId })
    if (told.reply === null)
      throw new KeptError(told.waits ?? '', told.waits === undefined ? 'server' : told.why, () => whenOver(address))
    untold.delete(words)
    return told.reply
  } catch (error) {
    if (!(error instanceof NetworkError)) untold.delete(words)
    throw error
  }
}
