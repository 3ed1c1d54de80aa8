/**
 * What the application does on a device, without its screens: who is signed in, what is kept, what is sent. Everything here is the
 * application's own; the bench presses its buttons.
 */
import { login } from '@capivira/core/accounts/contract'
import { createDrawing } from '@capivira/core/drawings/contract'
import { editItem } from '@capivira/core/editing/contract'
import { changeCity } from '@capivira/core/games/art-contract'
import { completeMemory } from '@capivira/core/games/contract'
import type { Endpoint } from '@capivira/core/http/endpoint'
import { attemptMaterialQuiz } from '@capivira/core/quizzes/contract'
import { reviewCard, studyCard } from '@capivira/core/study/contract'
import { createQueryClient } from '../../../apps/web/src/app/query-client.ts'
import { fetchCurrentUser } from '../../../apps/web/src/features/accounts/current-user.ts'
import { currentDevice, startKeeping } from '../../../apps/web/src/features/offline/session.ts'
import { tellAct } from '../../../apps/web/src/features/offline/tell.ts'
import { call } from '../../../apps/web/src/lib/call.ts'
import { ApiError, request } from '../../../apps/web/src/lib/http.ts'
import type { DevicePage, Seen } from '../on-page.ts'

const acts: Record<string, Endpoint<Endpoint['params'], undefined>> = {
  rating: reviewCard,
  side: studyCard,
  quiz: attemptMaterialQuiz,
  game: completeMemory,
  city: changeCity,
  drawing: createDrawing,
  save: editItem,
}

/** The field that every answer to an act has. */
const fields: Record<string, string> = {
  rating: 'xpGain',
  side: 'xpGained',
  quiz: 'percentage',
  game: 'xpGain',
  city: 'revision',
  drawing: 'sentence',
  save: 'revision',
}

async function act(kind: string, input: { params: object; body: object }): Promise<Seen> {
  const endpoint = acts[kind]
  if (!endpoint) throw new Error(kind)
  try {
    const told = await tellAct(endpoint, { ...input, field: fields[kind] ?? 'message' })
    return { seen: told.reply === null ? 'kept' : 'taken' }
  } catch (error) {
    const isFinal = error instanceof ApiError && error.body.includes('"final":true')
    return { seen: isFinal ? 'refused' : 'failed', why: String(error) }
  }
}

const device: DevicePage = {
  act,
  open: async () => {
    const user = await fetchCurrentUser()
    if (user) startKeeping(user, createQueryClient(), () => {})
    return user?.id ?? null
  },
  signIn: (email, password) => call(login, { body: { email, password } }),
  read: address => request('GET', address),
  post: (address, body) => request('POST', address, { body }),
  pending: () => currentDevice()?.outbox.pending() ?? -1,
  flush: async () => currentDevice()?.outbox.flush(),
}

Object.assign(globalThis, { device })
