/**
 * What the application does on a device, without its screens: who is signed in, what is kept, what is sent. Everything
 * here is the application's own; the bench presses its buttons.
 */
import { login } from '@capivira/core/accounts/contract'
import { createDrawing } from '@capivira/core/drawings/contract'
import { editItem } from '@capivira/core/editing/contract'
import { changeCity } from '@capivira/core/games/art-contract'
import { startGame } from '@capivira/core/games/contract'
import type { Endpoint } from '@capivira/core/http/endpoint'
import { attemptMaterialQuiz } from '@capivira/core/quizzes/contract'
import { reviewCard, studyCard } from '@capivira/core/study/contract'
import { completeMemory } from '@capivira/games/memory/contract'
import { toastStore } from '@capivira/ui/toast'
import { createQueryClient } from '../../../apps/web/src/app/query-client.ts'
import { fetchCurrentUser } from '../../../apps/web/src/features/accounts/current-user.ts'
import { callFromGame } from '../../../apps/web/src/features/games/game-calls.ts'
import { currentDevice, startKeeping } from '../../../apps/web/src/features/offline/session.ts'
import { tellAct } from '../../../apps/web/src/features/offline/tell.ts'
import { call } from '../../../apps/web/src/lib/call.ts'
import { ApiError, request } from '../../../apps/web/src/lib/http.ts'
import type { ActInput, DevicePage, Seen } from '../on-page.ts'

/** Every kind of act, with the field that its screen looks for in an answer. */
const acts: Record<string, [Endpoint<Endpoint['params'], undefined>, string]> = {
  rating: [reviewCard, 'xpGain'],
  side: [studyCard, 'xpGained'],
  quiz: [attemptMaterialQuiz, 'percentage'],
  game: [completeMemory, 'xpGain'],
  city: [changeCity, 'revision'],
  drawing: [createDrawing, 'sentence'],
  save: [editItem, 'revision'],
}

/** Whose page this is, until the application leaves it. */
let person: string | null = null

async function act(kind: string, input: ActInput): Promise<Seen> {
  const [endpoint, field] = acts[kind] ?? []
  if (!endpoint || !field) throw new Error(kind)
  if (person === null) return { seen: 'nobody' }
  try {
    const told = await tellAct(endpoint, { ...input, field })
    return { seen: told.reply === null ? 'kept' : 'taken' }
  } catch (error) {
    const isFinal = error instanceof ApiError && error.reply?.final === true
    return { seen: isFinal ? 'refused' : 'failed', why: String(error) }
  }
}

/** As the application does: a moment later nobody's page stands there. */
function leave(): void {
  setTimeout(() => location.replace('/device.html'), 500)
}

const device: DevicePage = {
  act,
  open: async () => {
    const user = await fetchCurrentUser()
    if (user) startKeeping(user, createQueryClient(), leave)
    person = user?.id ?? null
    return person
  },
  signIn: (email, password) => call(login, { body: { email, password } }),
  read: address => request('GET', address),
  startRound: body => callFromGame(startGame, { body }),
  pending: () => currentDevice()?.outbox.pending() ?? -1,
  flush: async () => currentDevice()?.outbox.flush(),
}

/** Names of acts that the server refused for good since somebody was last told of one. */
let refused: string[] = []

const ask = globalThis.fetch
globalThis.fetch = async (input, init) => {
  const answer = await ask(input, init)
  if (answer.status >= 400 && typeof init?.body === 'string') await noteRefusal(answer.clone(), init.body)
  return answer
}

async function noteRefusal(answer: Response, body: string): Promise<void> {
  const reply: { final?: unknown } | null = await answer.json().catch(() => null)
  const { eventId }: { eventId?: unknown } = JSON.parse(body)
  if (reply?.final === true && typeof eventId === 'string') refused.push(eventId)
}

toastStore.subscribe(() => {
  if (toastStore.current().shown?.title !== 'Uma coisa não pôde ser guardada') return
  for (const eventId of refused) globalThis.toldOfRefusal?.(eventId)
  refused = []
})

Object.assign(globalThis, { device })
